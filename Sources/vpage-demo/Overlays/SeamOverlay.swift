import PagerCore
import PagerSDL

/// A fine line of light where two dark pages meet: on dark ground a shadow cannot be seen.
final class SeamOverlay: FrameOverlay {
  private let isDark: Bool

  /// Makes the line for a theme.
  init(context: DemoContext) { isDark = context.palette.theme == .dark }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isDark, pager.seamPoints > 0, let pixels = frame.seamPixels else { return }
    let seam = Double(pixels) / canvas.scale
    let pixel = 1 / canvas.scale
    canvas.fill(
      Color.white.withAlpha(0.12),
      pager.configuration.axis == .vertical
        ? Rect(x: 0, y: seam, width: canvas.size.width, height: pixel)
        : Rect(x: seam, y: 0, width: pixel, height: canvas.size.height))
  }
}
