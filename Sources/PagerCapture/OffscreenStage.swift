package import PagerCore
package import PagerSDL
package import SDLVideo

/// A stage without a window: SDL's software renderer on a surface of its own.
///
/// It needs no display and no SDL session, and draws the same bytes on every run.
package final class OffscreenStage {
  // The renderer ends before the surface it draws on: fields die in the order of their declaration.
  private let renderer: Renderer
  private let surface: Surface
  /// The size in device pixels.
  package let width: Int
  package let height: Int

  /// Makes a stage for a size in points at a scale.
  package init(size: Size, scale: Double) throws(SDLError) {
    width = max(1, PageCanvas.whole(size.width * scale))
    height = max(1, PageCanvas.whole(size.height * scale))
    surface = try Surface(width: width, height: height)
    renderer = try Renderer(drawingOn: surface)
  }

  /// Draws what a pager shows now.
  package func draw(_ pager: PageContainer) throws(SDLError) {
    _ = pager.frameHasChanged()
    try pager.draw(on: renderer, in: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// Has everything drawn that the renderer still keeps in its queue.
  package func finish() throws(SDLError) { try renderer.flush() }

  /// Draws the neighbours ahead, as a window does at rest.
  package func prepareNeighbours(of pager: PageContainer) throws(SDLError) {
    while try pager.prepareNeighbour(on: renderer) {}
  }

  /// The picture drawn last.
  package func picture() throws(SDLError) -> Picture {
    try renderer.flush()
    let copy = try Surface(width: width, height: height)
    copy.copy(from: surface)
    copy.makeOpaque()
    return Picture(copy)
  }
}
