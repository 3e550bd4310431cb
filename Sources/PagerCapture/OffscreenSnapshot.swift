package import PagerSDL

/// A picture of a pager as it stands, drawn on a stage of its own.
package enum OffscreenSnapshot {
  /// Draws a pager and writes the picture.
  ///
  /// The pager's textures are made anew afterwards, since they belong to the stage.
  package static func write(_ pager: PageContainer, to path: String) throws {
    pager.dropTextures()
    defer { pager.dropTextures() }
    let stage = try OffscreenStage(size: pager.size, scale: pager.scale)
    try stage.draw(pager)
    try stage.picture().write(to: path)
    // The textures end before the stage's renderer does.
    pager.dropTextures()
  }
}
