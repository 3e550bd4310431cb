import PagerCapture
import PagerSDL
import SDLVideo

/// A golden of a picture, with the versions that its text was made with beside it.
struct GoldenPicture {
  /// The path of the PNG.
  let path: String
  /// What counts as equal.
  let limits: PictureComparison

  /// What came of a comparison that is no failure.
  enum Verdict: Equatable {
    /// Within the limits.
    case equal
    /// Different, but made with other versions than the golden.
    case notComparable(String)
  }

  /// The path of the versions: the golden's without `png`; a name that leaves no room is cut.
  var versionsPath: String {
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    let (folder, name) = FilePath.split(stem)
    return folder + GoldenFile.fitted(name, ending: ".versions.txt")
  }

  /// Compares a picture with the golden, and writes the golden where the mode says so.
  func compare(
    _ picture: Picture, fonts: [String]?, mode: RecordMode
  ) throws(GoldenFailure) -> Verdict {
    let here = fonts.map { TextVersions($0) }
    let wanted = here == nil ? nil : try keptVersions()
    let isUnmarked = here != nil && wanted == nil
    if let golden = try golden() {
      let outcome = limits.compare(golden, picture)
      if case .equal = outcome {
        // A golden of text that lacks its versions is half a golden.
        if isUnmarked, !mode.recordsMissing { throw .missing(path: versionsPath) }
        if !isUnmarked, !mode.recordsEqual { return .equal }
      } else if !mode.recordsEqual, case .different = outcome, let here, let wanted,
        !PictureComparison.hasOneColor(picture),
        let reason = here.reasonAgainst(golden: wanted)
      {
        return .notComparable(reason)
      } else if !mode.recordsDifferent {
        throw .differentPicture(path: path, outcome)
      }
    } else if !mode.recordsMissing {
      throw .missing(path: path)
    }
    try record(picture, here)
    throw .recorded(path: path)
  }

  private func golden() throws(GoldenFailure) -> Picture? {
    guard try GoldenFile.read(path) != nil else { return nil }
    do throws(PagerVideoError) { return try Picture(reading: path) } catch {
      throw .picture(error)
    }
  }

  private func keptVersions() throws(GoldenFailure) -> TextVersions? {
    try GoldenFile.read(versionsPath).map {
      TextVersions(text: String(decoding: $0, as: UTF8.self))
    }
  }

  private func record(_ picture: Picture, _ versions: TextVersions?) throws(GoldenFailure) {
    let bytes: [UInt8]
    do throws(PagerVideoError) { bytes = try picture.encoded() } catch { throw .picture(error) }
    try GoldenFile.write(bytes, to: path)
    if let versions { try GoldenFile.write(Array(versions.text.utf8), to: versionsPath) }
  }
}
