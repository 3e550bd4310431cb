public import PagerCore

/// What a trace's run depends on beside its entries; nil where the trace says nothing.
public struct TraceHeader: Hashable, Sendable {
  /// The size of the window in points; in a text each side is 1...65,536.
  public var size: Size?
  /// The scene of the demo.
  public var scene: String?
  /// How many pages there are, 0...2^31 − 1.
  public var pages: Int?
  /// The page on show at the start, counted from 0.
  public var start: Int?
  /// The axis along which pages follow each other.
  public var axis: Axis?
  /// On which side the next page of a horizontal pager lies: `direction ltr` or `direction rtl`.
  public var direction: LayoutDirection?
  /// What comes before the first and after the last page: `loop on` or `loop off`.
  public var boundary: Boundary?
  /// How a release settles.
  public var settle: SettleStyle?
  /// How the strip follows the pointer between pages.
  public var following: DragFollowing?
  /// Where a page that scrolls inside stands when it comes in.
  public var entry: EntryEdge?
  /// The colours.
  public var theme: Theme?
  /// Device pixels per point; in a text 0.1...64.
  public var scale: Double?
  /// Whether a turn takes one frame.
  public var reducesMotion: Bool?

  /// Makes a header that says nothing.
  public init() {}

  /// The size of a window of which neither trace nor options say anything, in points.
  public static let defaultSize = Size(width: 480, height: 800)

  /// The colours.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }
}
