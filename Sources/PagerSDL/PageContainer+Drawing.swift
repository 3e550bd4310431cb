import PagerCore
package import SDLVideo

extension PageContainer {
  /// Whether the frame to come differs from the last one drawn.
  ///
  /// Overlays are asked too, once for every frame.
  package func frameHasChanged() -> Bool {
    let frame = frame
    var changed = needsDisplay || hasChangedPage || lastFrame.map { !$0.looksLike(frame) } ?? true
    for overlay in overlays where overlay.update(for: frame, of: self) { changed = true }
    return changed
  }

  /// Whether a page on show has changed since it was last drawn; one out of sight makes no frame.
  var hasChangedPage: Bool {
    let frame = frame
    return hasChanged(frame.first) || hasChanged(frame.second)
  }

  private func hasChanged(_ page: PagerFrame.VisiblePage?) -> Bool {
    page.map { surfaces[$0.slot.surface].hasChanged } ?? false
  }

  /// Draws what the pager shows now into a rectangle of the target, in device pixels.
  ///
  /// Nothing outside `clip` is touched; nil stands for the rectangle itself.
  package func draw(
    on renderer: borrowing Renderer, in area: PixelRect, clip: PixelRect? = nil
  ) throws(SDLError) {
    let frame = frame
    isDrawing = true
    defer { isDrawing = false }
    needsDisplay = false
    try renderer.setClip(clip ?? area)
    let isVertical = configuration.axis == .vertical
    if let page = frame.first { try draw(page, in: area, isVertical, on: renderer) }
    if let page = frame.second { try draw(page, in: area, isVertical, on: renderer) }
    if frame.first?.originPixels != 0 { try drawBackground(frame, in: area, on: renderer) }
    let hasShadow = edgeShadowPoints > 0 && frame.shiftPixels != 0
    if hasShadow || !overlays.isEmpty {
      let canvas = canvas(on: renderer, in: area)
      if hasShadow { edgeShadow.draw(frame, on: canvas, axis: configuration.axis) }
      for overlay in overlays { overlay.draw(on: canvas, frame: frame, of: self) }
    }
    try renderer.setClip(nil)
    lastFrame = frame
    delegate?.pager(self, didDraw: frame)
  }

  /// What overlays draw on: made anew only for another renderer, area or scale.
  private func canvas(on renderer: borrowing Renderer, in area: PixelRect) -> FrameCanvas {
    if let overlayCanvas, overlayCanvas.fits(renderer.pointer, area, scale) {
      return overlayCanvas
    }
    let canvas = FrameCanvas(
      renderer: renderer.pointer, area: area, scale: scale, registry: images)
    overlayCanvas = canvas
    return canvas
  }

  private func draw(
    _ page: PagerFrame.VisiblePage, in area: PixelRect, _ isVertical: Bool,
    on renderer: borrowing Renderer
  ) throws(SDLError) {
    let rect = area.offsetBy(
      x: isVertical ? 0 : page.originPixels, y: isVertical ? page.originPixels : 0)
    drawings += try surfaces[page.slot.surface].show(
      in: rect, innerPixels: page.innerPixels, innerAxis: configuration.innerScrolling.axis,
      on: renderer)
  }

  /// Fills what no page covers: beyond the first and the last one, or all of it without pages.
  private func drawBackground(
    _ frame: PagerFrame, in area: PixelRect, on renderer: borrowing Renderer
  ) throws(SDLError) {
    let isVertical = configuration.axis == .vertical
    let length = isVertical ? area.height : area.width
    let start = frame.first?.originPixels ?? length
    let end = (frame.second ?? frame.first).map { $0.originPixels + frame.extentPixels } ?? length
    try fillBackground(from: 0, to: start, in: area, isVertical, on: renderer)
    try fillBackground(from: end, to: length, in: area, isVertical, on: renderer)
  }

  private func fillBackground(
    from: Int, to: Int, in area: PixelRect, _ isVertical: Bool, on renderer: borrowing Renderer
  ) throws(SDLError) {
    guard to > from else { return }
    try renderer.fill(
      PixelRect(
        x: area.x + (isVertical ? 0 : from), y: area.y + (isVertical ? from : 0),
        width: isVertical ? area.width : to - from,
        height: isVertical ? to - from : area.height),
      background.sdl)
  }

  /// Whether a page or a part of one could be drawn ahead now.
  package var canPrepare: Bool { nextToPrepare(of: sizeInPixels) != nil }

  /// Draws one neighbour ahead, so that no frame in motion pays for it; false when all are drawn.
  ///
  /// To be called at rest.
  package func prepareNeighbour(on renderer: borrowing Renderer) throws(SDLError) -> Bool {
    let size = sizeInPixels
    guard let next = nextToPrepare(of: size) else { return false }
    try next.surface.prepare(
      size: size, innerPixels: next.innerPixels, innerAxis: configuration.innerScrolling.axis,
      on: renderer)
    drawings += 1
    return true
  }

  private var sizeInPixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// The neighbour to draw ahead, else the part of the current page that scrolling on would show.
  private func nextToPrepare(
    of size: (width: Int, height: Int)
  ) -> (surface: PageSurface, innerPixels: Int)? {
    let axis = configuration.innerScrolling.axis
    for neighbour in pager.neighboursToPrepare {
      let surface = surfaces[neighbour.slot.surface]
      if !surface.isPrepared(size: size, innerPixels: neighbour.innerPixels, innerAxis: axis) {
        return (surface, neighbour.innerPixels)
      }
    }
    guard let slot = pager.currentSlot else { return nil }
    let surface = surfaces[slot.surface]
    let next =
      PageCanvas.whole(pager.innerOffset * scale) + (axis == .vertical ? size.height : size.width)
    guard Double(next) < surface.contentPoints * scale,
      !surface.isPrepared(size: size, innerPixels: next, innerAxis: axis)
    else { return nil }
    return (surface, next)
  }

  /// Gives up every texture: the renderer is going, or has lost them.
  package func dropTextures() {
    for surface in surfaces { surface.dropTiles() }
    images.dropAll()
    overlayCanvas = nil
    needsDisplay = true
  }
}

extension PagerFrame {
  /// Whether another frame shows the same picture.
  func looksLike(_ other: PagerFrame) -> Bool {
    first == other.first && second == other.second && widthPixels == other.widthPixels
      && heightPixels == other.heightPixels
      && displacementPixels == other.displacementPixels && page == other.page
      && pull == other.pull
  }
}
