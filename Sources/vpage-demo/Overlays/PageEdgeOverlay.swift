import PagerCore
import PagerSDL
import PagerTrace

/// A fine line of light where two dark pages meet: on a dark background no shadow can be seen.
///
/// Like the shadow it grows with the distance from rest.
final class PageEdgeOverlay: FrameOverlay {
  private let context: DemoContext
  private static let alpha = 0.12

  /// Makes the line for a theme.
  init(context: DemoContext) { self.context = context }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard context.palette.theme == .dark, pager.edgeShadowPoints > 0, let pixels = frame.edgePixels
    else {
      return
    }
    let edge = Double(pixels) / canvas.scale
    let thickness = max(1, canvas.scale.rounded(.down)) / canvas.scale
    let growth = PageEdgeShadow.growth(atPoints: Double(frame.restDistancePixels) / canvas.scale)
    canvas.fill(
      Color.white.withAlpha(Self.alpha * growth),
      pager.configuration.axis == .vertical
        ? Rect(x: 0, y: edge, width: canvas.size.width, height: thickness)
        : Rect(x: edge, y: 0, width: thickness, height: canvas.size.height))
  }
}
