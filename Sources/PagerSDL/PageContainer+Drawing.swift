import PagerCore
package import SDLVideo

extension PageContainer {
  /// Whether the frame to come differs from the last one drawn.
  ///
  /// Overlays are asked too, once for every frame.
  package func frameHasChanged() -> Bool {
    let frame = pager.frame
    var changed = needsDisplay || lastFrame.map { !$0.looksLike(frame) } ?? true
    for overlay in overlays where overlay.update(for: frame, of: self) { changed = true }
    return changed
  }

  /// Draws what the pager shows now into a rectangle of the target, in device pixels.
  package func draw(on renderer: borrowing Renderer, in place: PixelRect) throws(SDLError) {
    let frame = pager.frame
    try renderer.setClip(place)
    let isVertical = configuration.axis == .vertical
    var covered = false
    for page in [frame.first, frame.second] {
      guard let page else { continue }
      let rect = place.offsetBy(
        x: isVertical ? 0 : page.originPixels, y: isVertical ? page.originPixels : 0)
      covered = covered || page.originPixels == 0
      try draw(page, in: rect, clip: place, on: renderer)
    }
    if !covered { try drawGround(frame, in: place, on: renderer) }
    try drawSeam(frame, in: place, on: renderer)
    if !overlays.isEmpty {
      let canvas = FrameCanvas(
        renderer: renderer.pointer, place: place, scale: scale, registry: images)
      for overlay in overlays { overlay.draw(on: canvas, frame: frame, of: self) }
    }
    try renderer.setClip(nil)
    lastFrame = frame
    needsDisplay = false
    delegate?.pager(self, didDraw: frame)
  }

  private func draw(
    _ page: PagerFrame.VisiblePage, in rect: PixelRect, clip: PixelRect,
    on renderer: borrowing Renderer
  ) throws(SDLError) {
    drawings += try surfaces[page.slot.surface].show(
      in: rect, innerPixels: page.innerPixels, innerAxis: configuration.innerAxis, on: renderer)
  }

  /// Fills what no page covers: beyond the first and the last one, or all of it without pages.
  private func drawGround(
    _ frame: PagerFrame, in place: PixelRect, on renderer: borrowing Renderer
  ) throws(SDLError) {
    let isVertical = configuration.axis == .vertical
    let length = isVertical ? place.height : place.width
    let origins = [frame.first, frame.second].compactMap { $0?.originPixels }
    let start = origins.min() ?? length
    let end = origins.max().map { $0 + frame.extentPixels } ?? length
    for (from, to) in [(0, start), (end, length)] where to > from {
      try renderer.fill(
        PixelRect(
          x: place.x + (isVertical ? 0 : from), y: place.y + (isVertical ? from : 0),
          width: isVertical ? place.width : to - from,
          height: isVertical ? to - from : place.height),
        background.sdl)
    }
  }

  /// Draws a soft shadow that the edge of each page casts on what lies before it.
  private func drawSeam(
    _ frame: PagerFrame, in place: PixelRect, on renderer: borrowing Renderer
  ) throws(SDLError) {
    guard seamPoints > 0, frame.displacementPixels != 0 else { return }
    let isVertical = configuration.axis == .vertical
    let length = isVertical ? place.height : place.width
    let depth = max(1, Int((seamPoints * scale).rounded()))
    let seam =
      frame.displacementPixels > 0
      ? frame.extentPixels - frame.displacementPixels : -frame.displacementPixels
    for step in 0..<depth {
      // A quadratic fall looks like the half shadow of a wide light.
      let share = Double(depth - step) / Double(depth)
      let alpha = UInt8((share * share * 44).rounded())
      for line in [seam - 1 - step, step < depth / 3 ? seam + step : -1]
      where line >= 0 && line < length {
        try renderer.fill(
          PixelRect(
            x: place.x + (isVertical ? 0 : line), y: place.y + (isVertical ? line : 0),
            width: isVertical ? place.width : 1, height: isVertical ? 1 : place.height),
          Color(red: 0, green: 0, blue: 0, alpha: line < seam ? alpha : alpha / 3).sdl)
      }
    }
  }

  /// Draws one neighbour ahead, so that no frame in motion pays for it; false when all are drawn.
  ///
  /// To be called at rest.
  package func prepareNeighbour(on renderer: borrowing Renderer) throws(SDLError) -> Bool {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    for neighbour in pager.neighboursToPrepare {
      let surface = surfaces[neighbour.slot.surface]
      if try surface.prepare(
        size: (width, height), innerPixels: neighbour.innerPixels,
        innerAxis: configuration.innerAxis, on: renderer)
      {
        drawings += 1
        return true
      }
    }
    return false
  }

  /// Gives up every texture: the renderer is going, or has lost them.
  package func dropTextures() {
    for surface in surfaces { surface.dropTiles() }
    images.dropAll()
    needsDisplay = true
  }
}

extension PagerFrame {
  /// Whether another frame shows the same picture.
  func looksLike(_ other: PagerFrame) -> Bool {
    first == other.first && second == other.second && extentPixels == other.extentPixels
      && displacementPixels == other.displacementPixels && page == other.page
      && pull == other.pull
  }
}
