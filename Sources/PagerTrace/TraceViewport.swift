public import PagerCore

/// The window that a trace plays in, as far as its actions depend on it.
///
/// It turns actions into inputs for a pager, and follows the actions that change it.
public struct TraceViewport: Hashable, Sendable {
  /// The size of the window in points.
  public var size: Size
  /// Device pixels per point.
  public var scale: Double
  /// How many pages there are; a `reload` says it to the pager again.
  public var pageCount: Int

  /// Makes a viewport from a size in points, a scale in pixels per point and a count of pages.
  public init(size: Size = TraceHeader.defaultSize, scale: Double = 1, pageCount: Int = 0) {
    self.size = size
    self.scale = scale
    self.pageCount = pageCount
  }

  /// The inputs that an action means to a pager, in order.
  ///
  /// Empty for what concerns the program alone: its keys, extra buttons, typed text, what the desktop
  /// wants, pictures, expectations and the end.
  public mutating func inputs(for action: TraceAction) -> [PagerInput] {
    TraceVerb.inputs(of: action, in: &self)
  }

  /// Takes a size in points and a scale, and says so to the pager.
  mutating func resize(to size: Size, scale: Double) -> [PagerInput] {
    self.size = size
    self.scale = scale
    return [.resize(size, scale: scale)]
  }
}
