import PagerCore
import PagerSDL

/// Small pictures of what is on the surfaces, for the x-ray.
///
/// A page is drawn once more for it, at rest, and averaged down: a copy of the surface itself would
/// keep one pixel of many, and text would crumble.
final class Thumbnails {
  /// What a picture shows.
  private struct Key: Hashable {
    var bindings: Int
    var drawings: Int
    var offset: Double
  }

  private let size: Size
  private var images: [Int: (key: Key, image: FrameImage)] = [:]

  /// Makes thumbnails of a size in points.
  init(size: Size) { self.size = size }

  /// The picture of a surface's page; nil while there is none.
  func image(of sheet: StripState.Sheet) -> FrameImage? {
    guard let (key, image) = images[sheet.surface], key.bindings == sheet.bindings else {
      return nil
    }
    return image
  }

  /// Draws what is missing, and at rest what has changed; true when something was drawn.
  func refresh(_ strip: StripState, _ frame: PagerFrame, of pager: PageContainer) -> Bool {
    var changed = false
    for position in 0..<3 {
      let sheet = strip[position]
      guard sheet.page != nil, let view = pager.surfaces[sheet.surface].view else { continue }
      // Only the page on show can scroll or change.
      let isMiddle = sheet.surface == strip.middle
      let key = Key(
        bindings: sheet.bindings, drawings: isMiddle ? pager.drawings : 0,
        offset: isMiddle ? frame.innerOffset : 0)
      if let old = images[sheet.surface]?.key {
        // In motion no page is drawn that the picture can do without.
        let isMissing = old.bindings != key.bindings
        if old == key || !isMissing && frame.phase != .idle { continue }
      }
      images[sheet.surface] = picture(of: view, offset: key.offset).map { (key, $0) }
      changed = true
    }
    return changed
  }

  private func picture(of view: PageView, offset: Double) -> FrameImage? {
    let scale = view.scale
    let width = Int((view.size.width * scale).rounded())
    let height = Int((view.size.height * scale).rounded())
    guard
      let whole = try? Picture(width: max(1, width), height: max(1, height), color: view.background)
    else { return nil }
    // What cannot be drawn stays blank: an x-ray is no reason to fail.
    try? whole.draw(scale: scale) { canvas in
      canvas.origin = Point(x: 0, y: offset)
      view.draw(on: canvas, visible: canvas.visible)
    }
    let small = max(1, Int((size.width * scale).rounded()))
    guard let reduced = try? whole.reduced(toWidth: min(small, width)) else { return nil }
    let size = size
    return FrameImage(size: size) { canvas in
      reduced.withPixels { pixels, stride in
        guard stride == reduced.width else { return }
        canvas.draw(
          pixels: UnsafeBufferPointer(pixels), width: reduced.width, height: reduced.height,
          in: Rect(origin: Point(x: 0, y: 0), size: size))
      }
    }
  }
}
