import PagerCore
import PagerSDL

/// Where the event log of the life-cycle scene stands, and what it leaves to the pages.
enum LogPane {
  /// The pane in a viewport of a size; nil where there is no room for one.
  static func frame(in size: Size) -> Rect? {
    guard size.width >= 240, size.height >= 320 else { return nil }
    if size.width >= 720 {
      let width = min(400, (size.width * 0.44).rounded())
      return Rect(x: size.width - width - 16, y: 16, width: width, height: size.height - 32)
    }
    let height = min(400, (size.height * 0.48).rounded())
    return Rect(x: 16, y: size.height - height - 16, width: size.width - 32, height: height)
  }

  /// What the pane leaves of the viewport.
  static func pageArea(in size: Size) -> Rect {
    let whole = Rect(origin: Point(x: 0, y: 0), size: size)
    guard let pane = frame(in: size) else { return whole }
    return size.width >= 720
      ? Rect(x: 0, y: 0, width: pane.x, height: size.height)
      : Rect(x: 0, y: 0, width: size.width, height: pane.y)
  }
}
