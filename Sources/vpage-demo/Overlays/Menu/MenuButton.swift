import PagerCore
import PagerSDL

/// Three dots in the corner that open the menu: faint at rest, clear under the pointer.
///
/// They stand in the margin of the pages, where no text is.
final class MenuButton: FrameOverlay {
  /// What it looks like.
  private enum Look: Hashable {
    case quiet
    case hovered
    case open
  }

  private struct Shown: Hashable {
    var rect: Rect
    var look: Look
    var scale: Double
    var revision: Int
  }

  /// Opens the menu, under a rectangle of the viewport.
  var open: (Rect, PointerID) -> Void = { _, _ in }

  private let context: DemoContext
  private let menu: MenuOverlay
  private let xRay: XRayOverlay
  private var isHovered = false
  /// The panel of the x-ray as it was last laid out.
  private var panels: (size: Size, axis: Axis, rect: Rect?)?
  private var shown: Shown?
  private var images: [Look: FrameImage] = [:]

  /// Makes the button of a menu; it keeps clear of the x-ray.
  init(context: DemoContext, menu: MenuOverlay, xRay: XRayOverlay) {
    self.context = context
    self.menu = menu
    self.xRay = xRay
  }

  /// Where the button stands: in the upper right corner of the pages, or of a panel that covers it.
  func rect(of pager: PageContainer) -> Rect {
    let size = pager.size
    let area = pager.pageArea
    let isSmall = size.width < 440 || size.height < 240
    let side: Double = isSmall ? 24 : 32
    let inset: Double = isSmall ? 0 : 4
    let corner = Rect(
      x: area.maxX - side - inset, y: area.y + (size.height < 240 ? 0 : 8), width: side,
      height: side)
    guard xRay.isShown, let panel = cornerPanel(in: size, pager.configuration.axis) else {
      return corner
    }
    return Rect(x: panel.maxX - side - 8, y: panel.y + 8, width: side, height: side)
  }

  /// The x-ray's panel where it covers the corner, laid out once a size.
  private func cornerPanel(in size: Size, _ axis: Axis) -> Rect? {
    if let known = panels, known.size == size, known.axis == axis { return known.rect }
    let layout = XRayLayout(size: size, axis: axis)
    let rect = layout.flatMap { $0.coversCorner ? $0.panel : nil }
    panels = (size, axis, rect)
    return rect
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let next = Shown(
      rect: rect(of: pager), look: menu.isUnderButton ? .open : isHovered ? .hovered : .quiet,
      scale: pager.scale, revision: context.revision)
    if next.rect.size != shown?.rect.size || next.revision != shown?.revision {
      images.removeAll()
    }
    defer { shown = next }
    return next != shown
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let shown else { return }
    let image = images[shown.look] ?? makeImage(shown)
    images[shown.look] = image
    canvas.draw(image, at: shown.rect.origin)
  }

  private func makeImage(_ shown: Shown) -> FrameImage {
    let palette = context.palette
    let size = shown.rect.size
    return FrameImage(size: size) { canvas in
      let middle = Point(x: size.width / 2, y: size.height / 2)
      var dots = palette.quietMark
      if shown.look != .quiet {
        dots = palette.ink
        canvas.fillRounded(
          palette.ink.withAlpha(shown.look == .open ? 0.16 : 0.09),
          Rect(origin: Point(x: 0, y: 0), size: size), radius: size.width / 2)
      }
      for row in [-1.0, 0, 1] {
        canvas.fillCircle(dots, center: Point(x: middle.x, y: middle.y + row * 5.5), radius: 1.75)
      }
    }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    rect(of: pager).contains(point) ? .pointing : nil
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    switch input {
    case .hover(let point):
      isHovered = rect(of: pager).contains(point)
      return false
    case .pointerDown(let pointer, let point):
      let rect = rect(of: pager)
      isHovered = false
      guard rect.contains(point) else { return false }
      open(rect, pointer)
      return true
    default: return false
    }
  }
}
