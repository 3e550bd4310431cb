import PagerCapture
import PagerSDL

/// The film of a run, begun with its first frame.
final class FilmFile {
  /// Frames a second, as the film's format can have them.
  let framesPerSecond: Double

  private let path: String
  private var video: VideoFile?

  /// Makes a film for a run of a rate; nothing is written before the first frame.
  init(_ path: String, wantedFramesPerSecond: Double) {
    self.path = path
    framesPerSecond = VideoFile.framesPerSecond(of: path, wanted: wantedFramesPerSecond)
  }

  /// Adds a frame.
  func add(_ picture: Picture) throws(PagerVideoError) { try begun(with: picture).add(picture) }

  private func begun(with picture: Picture) throws(PagerVideoError) -> VideoFile {
    if let video { return video }
    let new = try VideoFile(
      path, width: picture.width, height: picture.height, framesPerSecond: framesPerSecond)
    video = new
    return new
  }

  /// Gives the film its name; without this there is no film.
  func finish() throws(PagerVideoError) { try video?.finish() }
}
