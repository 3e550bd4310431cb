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
    switch action {
    case .down(let position): [.pointerDown(.mouse, at: position.resolved(in: size))]
    case .move(let position): [.pointerMove(.mouse, to: position.resolved(in: size))]
    case .up(let position): [.pointerUp(.mouse, at: position.resolved(in: size))]
    case .hover(let position): [.hover(at: position.resolved(in: size))]
    case .wheel(let delta): [.wheel(delta)]
    case .key(let key): Self.inputs(key, .down, .up)
    case .keyDown(let key): Self.inputs(key, .down)
    case .keyUp(let key): Self.inputs(key, .up)
    case .keyRepeat(let key): Self.inputs(key, .repeated)
    case .fingerDown(let id, let position):
      [.pointerDown(.finger(id), at: position.resolved(in: size))]
    case .fingerMove(let id, let position):
      [.pointerMove(.finger(id), to: position.resolved(in: size))]
    case .fingerUp(let id, let position): [.pointerUp(.finger(id), at: position.resolved(in: size))]
    case .fingerCancel(let id): [.pointerCancel(.finger(id))]
    case .resize(let size): resized(to: size, scale: scale)
    case .scale(let scale): resized(to: size, scale: scale)
    case .focus(let isGained): [.focus(isGained)]
    case .window(let isShown): [.visibility(isShown)]
    case .goTo(let page, let isAnimated): [.goTo(page: page, animated: isAnimated)]
    case .next: [.goToNext]
    case .previous: [.goToPrevious]
    case .reload: [.reload(count: pageCount, current: nil)]
    case .pages(let count): reloaded(count: count)
    case .theme, .reduceMotion, .button, .secondary, .type, .screenshot, .restScreenshot, .expect,
      .end:
      []
    }
  }

  private static func inputs(_ key: TraceKey, _ actions: KeyAction...) -> [PagerInput] {
    guard case .pager(let key) = key else { return [] }
    return actions.map { .key(key, $0) }
  }

  private mutating func resized(to size: Size, scale: Double) -> [PagerInput] {
    self.size = size
    self.scale = scale
    return [.resize(size, scale: scale)]
  }

  private mutating func reloaded(count: Int) -> [PagerInput] {
    pageCount = count
    return [.reload(count: count, current: nil)]
  }
}
