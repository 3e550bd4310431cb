import SDLVideo

/// A drawn part of a page, as large as the viewport.
///
/// A class, since arrays cannot hold textures themselves.
final class PageTile {
  let texture: Texture
  /// Which part of the content it holds, counted in viewports from its start; nil for none.
  var part: Int?
  /// The last frame that used it, for giving away the one unused the longest.
  var lastUse = 0

  init(texture: consuming Texture) { self.texture = texture }
}
