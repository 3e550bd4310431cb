package import PagerCore
package import PagerSDL

/// A page longer than its view: every line of pixels has a colour of its own.
package final class LongView: PageView {
  /// The length of the content in points.
  package var length = 100.0
  /// Whether it is longer to the right and not downward.
  package var isSideways = false
  /// Where it was clicked, in points of its content.
  package var clicks: [Point] = []
  /// Which part of it answers clicks, in points of its length.
  package var clickable: ClosedRange<Double>?
  /// How often a part of it was drawn.
  package var drawings = 0

  package override var background: Color { Color(hex: 0x203040) }

  package override func isClickable(at point: Point) -> Bool {
    clickable?.contains(isSideways ? point.x : point.y) ?? false
  }

  package override func contentLength(fitting size: Size) -> Double { length }

  package override func draw(on canvas: PageCanvas, visible: Rect) {
    drawings += 1
    let scale = canvas.scale
    let (from, to) = isSideways ? (visible.x, visible.maxX) : (visible.y, visible.maxY)
    let last = min(Int((length * scale).rounded(.up)), Int((to * scale).rounded(.up)))
    for line in max(0, Int((from * scale).rounded(.down)))..<max(1, last) {
      let begin = Double(line) / scale
      let end = min(length, Double(line + 1) / scale)
      let color = Color(hex: Self.color(ofLine: line))
      canvas.fill(
        color,
        isSideways
          ? Rect(x: begin, y: 0, width: end - begin, height: size.height)
          : Rect(x: 0, y: begin, width: size.width, height: end - begin))
    }
  }

  package override func didClick(at point: Point) { clicks.append(point) }

  /// The colour of a line of pixels, another one for any line within reach.
  package static func color(ofLine line: Int) -> UInt32 {
    UInt32(line % 4096 * 4097 + 0x11) & 0xFFFFFF
  }
}
