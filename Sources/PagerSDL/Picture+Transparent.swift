import SDLVideo

extension Picture {
  /// Makes a picture that is transparent where nothing is drawn, with straight alpha: an icon.
  ///
  /// `width` and `height` are in pixels, 1 or more; `scale` is device pixels per point, above 0. The
  /// drawing is made twice, in points.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public convenience init(
    width: Int, height: Int, scale: Double = 1, onNothing drawing: (PageCanvas) -> Void
  ) throws(PagerVideoError) {
    do {
      self.init(
        try TransparentDrawing.surface(
          width: max(1, width), height: max(1, height), scale: scale, drawing))
    } catch {
      throw PagerVideoError(error)
    }
  }
}
