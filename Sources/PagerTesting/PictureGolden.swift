import PagerCapture
public import PagerSDL
public import Testing

/// A picture that a result is compared with, kept as a PNG in a file beside the tests.
///
/// The file is `Goldens/<name>.png` in the folder of the test's source. A missing or recorded
/// golden is a failure; `VPAGE_RECORD` = all, missing or failed writes goldens, and never (the
/// default) writes none.
///
/// A picture with text depends on the versions of FreeType, HarfBuzz, SDL_ttf and the fonts. They are
/// kept in `Goldens/<name>.versions.txt`; where others are in use a picture that differs is reported
/// as not comparable, which is no failure.
public enum PictureGolden {
  /// Expects a picture to be equal to its golden, else records an issue with the pictures attached.
  ///
  /// - Parameters:
  ///   - picture: The result.
  ///   - name: The name of the golden, without its ending.
  ///   - tolerance: How far a channel may differ without counting, 0...255.
  ///   - maximumPixels: How many pixels may differ by more than that.
  ///   - fonts: The fonts that the picture's text was drawn with, each as `file version`, such as
  ///     `FontBook.fontVersions` has them; nil for a picture without text.
  ///   - subject: What the picture shows, for messages.
  ///   - sourcePath: The test's source file.
  ///   - sourceLocation: Where the issue is reported.
  public static func expect(
    _ picture: Picture, matches name: String, tolerance: Int = 0, maximumPixels: Int = 0,
    fonts: [String]? = nil, subject: String? = nil, sourcePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let golden = GoldenPicture(
      path: path(of: name, beside: sourcePath),
      limits: PictureComparison(tolerance: tolerance, maximumPixels: maximumPixels))
    do throws(GoldenFailure) {
      try GoldenNames.ofThisRun.note(
        golden.path, result: hash(of: picture), at: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
      return
    }
    do throws(GoldenFailure) {
      let mode = try GoldenFile.mode(
        environmentValue: FileSystem.environment(RecordMode.variable))
      guard
        case .notComparable(let reason) = try golden.compare(picture, fonts: fonts, mode: mode)
      else { return }
      attach(picture, name, golden, sourceLocation)
      report("\(name): not comparable here: \(reason)", sourceLocation)
    } catch {
      attach(picture, name, golden, sourceLocation)
      Issue.record(error, comment(on: picture, subject), sourceLocation: sourceLocation)
    }
  }

  /// The path of a golden of the tests in a source file.
  public static func path(of name: String, beside sourcePath: String) -> String {
    GoldenFile.path(of: name, ending: "png", beside: sourcePath)
  }

  /// A number for a picture's size and pixels, equal for equal ones within a run.
  private static func hash(of picture: Picture) -> Int {
    var hasher = Hasher()
    hasher.combine(picture.width)
    picture.withPixels { pixels, stride in
      for y in 0..<picture.height {
        hasher.combine(
          bytes: UnsafeRawBufferPointer(
            rebasing: UnsafeRawBufferPointer(pixels)[
              y * stride * 4..<(y * stride + picture.width) * 4]))
      }
    }
    return hasher.finalize()
  }

  /// What is shown, and whether it looks like nothing at all.
  static func comment(on picture: Picture, _ subject: String?) -> Comment? {
    var words = subject.map { [$0] } ?? []
    if PictureComparison.hasOneColor(picture) {
      words.append("the picture is of one colour only: was it drawn at all?")
    }
    return words.isEmpty ? nil : Comment(rawValue: words.joined(separator: ": "))
  }

  /// Tells people about something that is no failure.
  private static func report(_ message: String, _ sourceLocation: SourceLocation) {
    let comment = Comment(rawValue: message)
    #if compiler(>=6.3)
      Issue.record(comment, severity: .warning, sourceLocation: sourceLocation)
    #else
      withKnownIssue(comment, sourceLocation: sourceLocation) {
        Issue.record(comment, sourceLocation: sourceLocation)
      }
    #endif
  }

  /// Attaches result, reference and difference, as far as there are such.
  private static func attach(
    _ picture: Picture, _ name: String, _ golden: GoldenPicture, _ sourceLocation: SourceLocation
  ) {
    var attachments: [(ending: String, picture: Picture)] = [("result", picture)]
    if let reference = try? Picture(reading: golden.path) {
      attachments.append(("golden", reference))
      if let difference = try? golden.limits.differencePicture(reference, picture) {
        attachments.append(("diff", difference))
      }
    }
    for attachment in attachments {
      guard let bytes = try? attachment.picture.encoded() else { continue }
      Attachment.record(
        bytes, named: GoldenFile.attachmentName(name, "\(attachment.ending).png"),
        sourceLocation: sourceLocation)
    }
  }
}
