public import Testing

/// A text that a result is compared with, kept in a file beside the tests.
///
/// The file is `Goldens/<name>.txt` in the folder of the test's source. A missing or recorded
/// golden is a failure; `VPAGE_RECORD` = all, missing or failed writes goldens, and never (the
/// default) writes none.
public enum TextGolden {
  /// Expects a text to be equal to its golden, else records an issue with texts and difference attached.
  ///
  /// - Parameters:
  ///   - text: The result.
  ///   - name: The name of the golden, without its ending.
  ///   - sourcePath: The test's source file.
  ///   - sourceLocation: Where the issue is reported.
  public static func expect(
    _ text: String, matches name: String, sourcePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = path(of: name, beside: sourcePath)
    do throws(GoldenFailure) {
      try GoldenNames.ofThisRun.note(path, result: Array(text.utf8).hashValue, at: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
      return
    }
    do throws(GoldenFailure) {
      try compare(text, with: path, environmentValue: FileSystem.environment(RecordMode.variable))
    } catch {
      Attachment.record(
        text, named: GoldenFile.attachmentName(name, "result.txt"), sourceLocation: sourceLocation)
      if let golden = try? FileSystem.read(path) {
        let reference = String(decoding: golden, as: UTF8.self)
        let difference = TextDifference.listing(from: reference, to: text)
        Attachment.record(
          reference, named: GoldenFile.attachmentName(name, "golden.txt"),
          sourceLocation: sourceLocation)
        Attachment.record(
          difference, named: GoldenFile.attachmentName(name, "diff.txt"),
          sourceLocation: sourceLocation)
      }
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// The path of a golden of the tests in a source file.
  public static func path(of name: String, beside sourcePath: String) -> String {
    GoldenFile.path(of: name, ending: "txt", beside: sourcePath)
  }

  /// Compares a text with a golden, in the mode that a value of `VPAGE_RECORD` names.
  public static func compare(
    _ text: String, with path: String, environmentValue: String?
  ) throws(GoldenFailure) {
    try compare(text, with: path, mode: try GoldenFile.mode(environmentValue: environmentValue))
  }

  /// Compares a text with a golden byte by byte, and writes the golden where the mode says so.
  public static func compare(
    _ text: String, with path: String, mode: RecordMode
  ) throws(GoldenFailure) {
    let result = Array(text.utf8)
    let golden = try GoldenFile.read(path)
    if let golden, golden == result {
      if !mode.recordsEqual { return }
    } else if let golden {
      if !mode.recordsDifferent { throw difference(of: result, from: golden, path: path) }
    } else if !mode.recordsMissing {
      throw .missing(path: path)
    }
    try GoldenFile.write(result, to: path)
    throw .recorded(path: path)
  }

  private static func difference(
    of result: [UInt8], from golden: [UInt8], path: String
  ) -> GoldenFailure {
    let expected = lines(golden)
    let found = lines(result)
    var index = 0
    while index < min(expected.count, found.count), expected[index] == found[index] { index += 1 }
    return .different(
      path: path, line: index + 1,
      expected: index < expected.count ? String(decoding: expected[index], as: UTF8.self) : nil,
      found: index < found.count ? String(decoding: found[index], as: UTF8.self) : nil)
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
