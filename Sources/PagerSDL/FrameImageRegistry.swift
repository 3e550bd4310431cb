/// Knows which pictures hold textures, so that these can be given up before their renderer ends.
final class FrameImageRegistry {
  private struct Entry {
    weak var image: FrameImage?
  }

  private var entries: [Entry] = []

  /// Notes a picture that has made itself a texture.
  func note(_ image: FrameImage) {
    entries.removeAll { $0.image == nil || $0.image === image }
    entries.append(Entry(image: image))
  }

  /// Has all textures given up.
  func dropAll() {
    for entry in entries { entry.image?.dropTexture() }
    entries.removeAll()
  }
}
