import CSDL2
import Glibc

/// How many pixels an X desktop has for a point; SDL 2.26 takes every pixel there for a point.
package enum DesktopScale {
  /// The range of scales that count, as for `--scale`.
  package static let range = 0.5...8.0
  /// The dots per inch at which a point is a pixel, by the X desktops' convention.
  private static let plainDotsPerInch = 96.0

  /// Asks the desktop that a window is on: `GDK_SCALE`, else the resource `Xft.dpi`, else 1.
  ///
  /// Costs a round trip to the X server. nil where SDL itself knows the scale, as on Wayland.
  package static func current(of window: borrowing Window) -> Double? {
    guard SDLSession.currentDriver == "x11", let display = CSDL2XDisplay(window.pointer) else {
      return nil
    }
    return scale(
      gdkScale: getenv("GDK_SCALE").map { String(cString: $0) },
      resources: XResources.text(of: display))
  }

  /// What the environment and the X resources say together.
  package static func scale(gdkScale: String?, resources: String?) -> Double {
    if let text = gdkScale, let scale = Double(text), range.contains(scale) { return scale }
    for line in (resources ?? "").split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" || parts[0] == "*dpi",
        let dots = Double(parts[1].filter { $0 != " " && $0 != "\t" && $0 != "\r" })
      else { continue }
      let scale = dots / plainDotsPerInch
      if range.contains(scale) { return scale }
    }
    return 1
  }
}
