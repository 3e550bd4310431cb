import PagerCore
import PagerSDL

/// Where the event log of the life-cycle scene stands, and what it leaves to the pages.
enum LogPane {
  /// The pane in a viewport of a size; nil where there is no room for one.
  static func frame(in size: Size) -> Rect? {
    guard size.width >= 96, size.height >= 96 else { return nil }
    let border = border(in: size)
    if isBeside(in: size) {
      let width = min(400, (size.width * 0.44).rounded())
      return Rect(
        x: size.width - width - border, y: border, width: width,
        height: size.height - 2 * border)
    }
    let height = min(400, (size.height * 0.48).rounded())
    return Rect(
      x: border, y: size.height - height - border, width: size.width - 2 * border, height: height)
  }

  /// Whether the pane stands at the right of the pages, and not below them.
  private static func isBeside(in size: Size) -> Bool {
    size.width >= 720 || size.height < 320 && size.width >= 400
  }

  /// Between the pane and the edges of the viewport, in points.
  private static func border(in size: Size) -> Double {
    min(size.width, size.height) < 240 ? 4 : 16
  }

  /// What the pane leaves of the viewport.
  static func pageArea(in size: Size) -> Rect {
    let whole = Rect(origin: Point(x: 0, y: 0), size: size)
    guard let pane = frame(in: size) else { return whole }
    return isBeside(in: size)
      ? Rect(x: 0, y: 0, width: pane.x, height: size.height)
      : Rect(x: 0, y: 0, width: size.width, height: pane.y)
  }
}
