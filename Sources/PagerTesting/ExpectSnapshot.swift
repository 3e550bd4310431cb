public import PagerCore
public import PagerSDL
public import Testing

/// Expects a page that fills its view to look as its golden does.
///
/// The golden is `Goldens/<name>.png` beside the test. A missing one fails: look at the attached
/// result, then run the tests with `VPAGE_RECORD=missing`.
///
/// ```swift
/// let fonts = FontBook()
/// let page = NumberPage()
/// page.fonts = fonts
/// expectSnapshot(
///   of: page, index: 7, size: Size(width: 240, height: 320), named: "seven",
///   fonts: fonts.fontVersions)
/// ```
///
/// - Parameters:
///   - page: A view of its own, not one that a pager shows.
///   - index: The number that the view finds in its `index`.
///   - size: The size of the view in points.
///   - scale: Device pixels per point.
///   - name: The name of the golden, without its ending.
///   - tolerance: How far a channel may differ without counting, 0...255.
///   - maximumPixels: How many pixels may differ by more than that.
///   - fonts: For a page with text the fonts that were used, asked for after drawing; see
///     `PictureGolden`.
///   - sourcePath: The test's source file.
///   - sourceLocation: Where an issue is reported.
public func expectSnapshot(
  of page: PageView, index: Int = 0, size: Size = Snapshot.defaultSize, scale: Double = 1,
  named name: String, tolerance: Int = 0, maximumPixels: Int = 0,
  fonts: @autoclosure () -> [String]? = nil, sourcePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(PagerVideoError) {
    let picture = try Snapshot.picture(of: page, index: index, size: size, scale: scale)
    PictureGolden.expect(
      picture, matches: name, tolerance: tolerance, maximumPixels: maximumPixels, fonts: fonts(),
      subject: describe(page, index: index), sourcePath: sourcePath,
      sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Expects a pager, as it stands now, to look as its golden does.
///
/// A pager that was not shown before starts with its start page. To see it in motion, play a trace:
/// `expectSnapshots(of:playing:)`.
///
/// - Parameters:
///   - pager: The pager.
///   - size: The size of its view in points; nil leaves it.
///   - scale: Device pixels per point; nil leaves it.
///   - name: The name of the golden, without its ending.
///   - tolerance: How far a channel may differ without counting, 0...255.
///   - maximumPixels: How many pixels may differ by more than that.
///   - fonts: For pages with text the fonts that were used, asked for after drawing; see
///     `PictureGolden`.
///   - sourcePath: The test's source file.
///   - sourceLocation: Where an issue is reported.
public func expectSnapshot(
  of pager: PageContainer, size: Size? = nil, scale: Double? = nil, named name: String,
  tolerance: Int = 0, maximumPixels: Int = 0, fonts: @autoclosure () -> [String]? = nil,
  sourcePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(PagerVideoError) {
    let picture = try Snapshot.picture(of: pager, size: size, scale: scale)
    PictureGolden.expect(
      picture, matches: name, tolerance: tolerance, maximumPixels: maximumPixels, fonts: fonts(),
      subject: pager.currentView.map { describe($0, index: pager.page ?? 0) } ?? "no page",
      sourcePath: sourcePath, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// The words for a page in messages: its number, and its name when it has one.
func describe(_ page: PageView, index: Int) -> String {
  page.name.isEmpty ? "page \(index)" : "page \(index) '\(page.name)'"
}
