/// What has become of the pages on the three surfaces, and of the one headed for, in changed data.
public struct PageUpdate: Hashable, Sendable {
  /// How many pages there are now; negative counts as 0.
  public var count: Int
  /// The index of the page before the current one, or nil when it is gone.
  public var previous: Int?
  /// The index of the current page, or nil when it is gone.
  public var current: Int?
  /// The index of the page after the current one, or nil when it is gone.
  public var next: Int?
  /// The index of the page that the strip heads for, when it is on no surface; nil when it is gone.
  ///
  /// That is `Pager.targetPage` during a jump that began away from rest. A page headed for that is
  /// gone, or that was never given an identity, keeps its index, brought into range.
  public var target: Int?

  /// Makes an update; an index outside of 0..<count counts as gone.
  public init(count: Int, previous: Int?, current: Int?, next: Int?, target: Int? = nil) {
    self.count = count
    self.previous = previous
    self.current = current
    self.next = next
    self.target = target
  }

  /// The index of the page on a side, or nil when there is none in range.
  subscript(side: PageSide) -> Int? { inRange(side == .previous ? previous : next) }

  /// An index, when there is such a page.
  func inRange(_ index: Int?) -> Int? {
    index.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
  }
}

/// Why another page is the active one, or the same at another index.
public enum ActivePageCause: String, Hashable, Sendable, CaseIterable {
  /// The pager has started.
  case start
  /// A drag, the wheel or a key.
  case user
  /// The program asked for it.
  case command
  /// The data changed.
  case data
}
