import PagerCore
import PagerSDL

/// A pen for lines with soft edges and round ends in any direction, which canvases lack.
///
/// A stroke covers each pixel once, however often it turns, so that thin colours stay even.
final class Ink {
  private let canvas: PageCanvas
  private let width: Int
  private let height: Int
  private let originX: Double
  private let originY: Double
  /// How much of each pixel the stroke at work covers.
  private var coverage: [UInt8]
  /// The pixels that the stroke at work may have touched.
  private var boxes: [Box] = []

  /// The pixels outside of which nothing is drawn.
  private let bounds: Box

  private struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// Makes a pen over a canvas, or over a rectangle of it.
  init(on canvas: PageCanvas, in clip: Rect? = nil) {
    self.canvas = canvas
    let scale = canvas.scale
    width = Int((canvas.size.width * scale).rounded())
    height = Int((canvas.size.height * scale).rounded())
    originX = (canvas.origin.x * scale).rounded()
    originY = (canvas.origin.y * scale).rounded()
    coverage = [UInt8](repeating: 0, count: max(0, width * height))
    let clip = clip ?? canvas.visible
    bounds = Box(
      left: Self.whole((clip.x * scale).rounded() - originX, width),
      top: Self.whole((clip.y * scale).rounded() - originY, height),
      right: Self.whole((clip.maxX * scale).rounded() - originX, width),
      bottom: Self.whole((clip.maxY * scale).rounded() - originY, height))
  }

  /// Draws a line through positions, `thickness` points wide.
  func stroke(_ points: [Point], thickness: Double, color: Color) {
    let pixels = max(thickness * canvas.scale, 0.01)
    // Below a pixel a line gets no thinner, only fainter.
    let half = max(pixels, 1) / 2
    let color = pixels < 1 ? color.withAlpha(Double(color.alpha) / 255 * pixels) : color
    let positions = points.map {
      (x: $0.x * canvas.scale - originX, y: $0.y * canvas.scale - originY)
    }
    if positions.count == 1, let position = positions.first {
      cover(from: position, to: position, half)
    }
    for (start, end) in zip(positions, positions.dropFirst()) {
      // Short pieces keep the boxes around slanted lines small.
      let span = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
      let count = min(max(1, Int((min(span, 1e6) / 8).rounded(.up))), 4096)
      for piece in 0..<count {
        let (from, to) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
        cover(
          from: (start.x + (end.x - start.x) * from, start.y + (end.y - start.y) * from),
          to: (start.x + (end.x - start.x) * to, start.y + (end.y - start.y) * to), half)
      }
    }
    lay(color)
  }

  /// Draws a straight line as dashes and gaps of a length in points.
  func dashes(from start: Point, to end: Point, length: Double, thickness: Double, color: Color) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let whole = (dx * dx + dy * dy).squareRoot()
    guard whole > 0, length > 0 else { return }
    // An odd number of equal parts, so that both ends are dashes.
    let parts = max(1, Int((whole / length / 2).rounded())) * 2 + 1
    for part in stride(from: 0, to: min(parts, 4095), by: 2) {
      let (from, to) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
      stroke(
        [
          Point(x: start.x + dx * from, y: start.y + dy * from),
          Point(x: start.x + dx * to, y: start.y + dy * to),
        ], thickness: thickness, color: color)
    }
  }

  private func cover(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ half: Double
  ) {
    let reach = half + 1
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    let box = Box(
      left: max(bounds.left, Self.whole(min(start.x, end.x) - reach, width)),
      top: max(bounds.top, Self.whole(min(start.y, end.y) - reach, height)),
      right: min(bounds.right, Self.whole(max(start.x, end.x) + reach, width)),
      bottom: min(bounds.bottom, Self.whole(max(start.y, end.y) + reach, height)))
    guard box.left < box.right, box.top < box.bottom else { return }
    boxes.append(box)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    coverage.withUnsafeMutableBufferPointer { coverage in
      for y in box.top..<box.bottom {
        let py = Double(y) + 0.5 - start.y
        for x in box.left..<box.right {
          let px = Double(x) + 0.5 - start.x
          let along = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
          let (ox, oy) = (px - along * dx, py - along * dy)
          let fraction = half + 0.5 - (ox * ox + oy * oy).squareRoot()
          if fraction <= 0 { continue }
          let value = UInt8(min(fraction, 1) * 255 + 0.5)
          if value > coverage[y * width + x] { coverage[y * width + x] = value }
        }
      }
    }
  }

  /// Blends the covered pixels into the canvas, and wipes the coverage.
  private func lay(_ color: Color) {
    let boxes = boxes
    self.boxes.removeAll(keepingCapacity: true)
    let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
    let alpha = UInt32(color.alpha)
    let width = width
    coverage.withUnsafeMutableBufferPointer { coverage in
      canvas.withRawPixels { pixels, stride in
        for box in boxes {
          for y in box.top..<box.bottom {
            for x in box.left..<box.right where coverage[y * width + x] > 0 {
              let fraction = (UInt32(coverage[y * width + x]) * alpha + 127) / 255
              coverage[y * width + x] = 0
              let old = pixels[y * stride + x]
              func mix(_ new: UInt32, _ shift: UInt32) -> UInt32 {
                (((old >> shift & 255) * (255 - fraction) + new * fraction + 127) / 255) << shift
              }
              pixels[y * stride + x] = 0xFF00_0000 | mix(red, 16) | mix(green, 8) | mix(blue, 0)
            }
          }
        }
      }
    }
  }

  private static func whole(_ value: Double, _ limit: Int) -> Int {
    Int(min(max(value.rounded(.down), 0), Double(limit)))
  }
}
