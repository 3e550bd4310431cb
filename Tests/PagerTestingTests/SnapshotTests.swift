import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import PagerTrace
import Testing

@testable import PagerTesting

/// Pages and pagers become pictures, and traces are played on them.
@Suite struct SnapshotTests {
  private let bars = Bars()

  private func pager() -> PageContainer {
    let pager = PageContainer()
    pager.dataSource = bars
    return pager
  }

  /// The issues that a body records, one after the other.
  private func issues(_ body: () -> Void) -> [String] {
    let found = Found()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let words = issue.comments.map(\.rawValue) + (issue.error.map { ["\($0)"] } ?? [])
      found.add(words.joined(separator: " | "))
      return true
    }
    return found.all
  }

  /// Gathers what the matcher of a known issue sees.
  private final class Found: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ words: String) { all.append(words) }
  }

  @Test func `A picture has the size and the scale that were asked for`() throws {
    let size = Size(width: 33, height: 21)
    for (scale, width, height) in [(1.0, 33, 21), (2, 66, 42), (1.5, 50, 32)] {
      let picture = try Snapshot.picture(of: BarsPage(), size: size, scale: scale)
      #expect(picture.width == width && picture.height == height)
      #expect(picture.color(x: width - 1, y: height - 1)?.alpha == 255)
    }
    #expect(try Snapshot.picture(of: BarsPage()).height == 800)
  }

  @Test func `A size or scale that is no number is a small picture or an error`() throws {
    for length in [Double.nan, 0, -3] {
      let picture = try Snapshot.picture(of: BarsPage(), size: Size(width: length, height: 9))
      #expect(picture.width == 1 && picture.height == 9)
      #expect(try Snapshot.picture(of: BarsPage(), scale: length).width == 1)
    }
    for length in [Double.infinity, 1e300] {
      #expect(throws: PagerVideoError.self) {
        _ = try Snapshot.picture(of: BarsPage(), size: Size(width: length, height: 9))
      }
    }
  }

  @Test func `A page appears, is drawn with its number, and disappears`() throws {
    final class Diary: PageView {
      var words: [String] = []
      override func willAppear() { words.append("WA") }
      override func didAppear() { words.append("DA") }
      override func willDisappear() { words.append("WD") }
      override func didDisappear() { words.append("DD") }
      override func draw(on canvas: PageCanvas, visible: Rect) {
        words.append("\(index ?? -1)")
      }
    }
    let page = Diary()
    _ = try Snapshot.picture(of: page, index: 7, size: Size(width: 20, height: 20))
    #expect(page.words == ["WA", "DA", "7", "WD", "DD"])
  }

  @Test func `A pager keeps its position and its size between two pictures`() throws {
    let pager = pager()
    let first = try Snapshot.picture(of: pager, size: Size(width: 60, height: 90), scale: 2)
    try pager.goTo(3, animated: false)
    let third = try Snapshot.picture(of: pager)
    #expect(third.width == 120 && third.height == 180 && pager.page == 3)
    try pager.goTo(0, animated: false)
    let again = try Snapshot.picture(of: pager)
    #expect(PictureComparison().compare(first, again) == .equal(count: 0, largest: 0))
    #expect(PictureComparison().compare(first, third) != .equal(count: 0, largest: 0))
  }

  @Test func `A pager without pages is the colour of its ground`() throws {
    let picture = try Snapshot.picture(of: PageContainer(), size: Size(width: 9, height: 9))
    #expect(PictureComparison.hasOneColor(picture))
    #expect(picture.color(x: 4, y: 4) == PageContainer().background)
  }

  @Test func `A missing golden of a page fails and names the page`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let found = issues {
        expectSnapshot(
          of: BarsPage(), index: 2, size: Size(width: 40, height: 90), named: "none",
          sourcePath: "\(folder)/T.swift")
        expectSnapshot(of: pager(), named: "neither", sourcePath: "\(folder)/T.swift")
      }
      #expect(found.count == 2)
      #expect(found.first?.hasPrefix("page 2 'Bars' | ") == true)
      #expect(found.first?.contains("\(folder)/Goldens/none.png") == true)
      #expect(found.last?.hasPrefix("page 0 'Bars' | ") == true)
    }
  }

  @Test func `What a trace expects and does not find is an issue with its line`() throws {
    let trace = try InputTrace(
      parsing: """
        vpage-trace 1
        size 40 60
        pages 7
        0 screenshot a.png
        10 goto 9
        20 expect page 3
        30 screenshot never.png
        """)
    try FileSystem.withTemporaryFolder { folder in
      let found = issues {
        expectSnapshots(of: pager(), playing: trace, sourcePath: "\(folder)/T.swift")
      }
      #expect(found.count == 4)
      #expect(found.contains("the trace is for 7 pages, the pager has 5"))
      #expect(found.contains { $0.hasPrefix("line 5: no page 9") })
      #expect(found.contains("line 6: expected page 3, found page 0"))
      #expect(found.contains { $0.contains("Goldens/a.png") })
    }
  }

  @Test func `A trace that compares nothing is an issue, and so is a pager that was shown`() throws
  {
    let pager = pager()
    let trace = TraceBuilder(size: Size(width: 40, height: 60)).key(.pageDown).end(at: 900).trace
    let nothing = issues { expectSnapshots(of: pager, playing: trace) }
    #expect(nothing == ["the trace asks for no picture, so nothing was compared"])
    let shown = issues { expectSnapshots(of: pager, playing: trace) }
    #expect(shown.count == 1 && shown.first?.contains("has been shown before") == true)
  }

  @Test func `The header of a trace chooses size, scale, start and rules`() throws {
    let trace = try InputTrace(
      parsing: """
        vpage-trace 1
        size 40 60
        scale 2
        start 4
        axis horizontal
        loop on
        settle eased
        0 key Right
        600 screenshot a.png
        600 expect page 0
        """)
    let pager = pager()
    let pictures = try TracePictures(trace, on: pager, program: nil)
    #expect(pictures.problems.isEmpty)
    #expect(pictures.shots.map(\.file) == ["a.png"])
    #expect(pictures.shots.first?.picture.width == 80)
    #expect(pictures.shots.first?.subject == "page 0 'Bars'")
    #expect(pager.configuration.axis == .horizontal && pager.configuration.boundary == .looping)
    #expect(
      pager.configuration.gesture.following == .tracking
        && pager.configuration.settle.style == .eased)
  }

  @Test func `What is the program's is carried out by the test, or told`() throws {
    let trace = TraceBuilder(size: Size(width: 40, height: 60))
      .add(.button(.forward)).add(.reload, at: 900).add(.pages(3)).add(.type("x")).end().trace
    let lonely = try TracePictures(trace, on: pager(), program: nil)
    #expect(lonely.problems.count == 2)
    #expect(lonely.problems.first?.hasPrefix("'pages 3' is the program's") == true)
    var heard: [TraceAction] = []
    let led = try TracePictures(trace, on: pager()) { heard.append($0) }
    #expect(led.problems.isEmpty)
    #expect(heard == [.button(.forward), .reload, .pages(3), .type("x")])
  }

  @Test func `Pages of text are compared with the fonts that they were drawn with`() throws {
    final class Title: PageView {
      var fonts = FontBook()
      override func draw(on canvas: PageCanvas, visible: Rect) {
        guard let font = try? fonts.font(for: TextStyle(size: 16), scale: canvas.scale) else {
          return
        }
        canvas.draw("Title", font: font, x: 8, baseline: 24, color: .black)
      }
    }
    let page = Title()
    let libraries = page.fonts.fontVersions
    #expect(libraries.count == 3 && libraries.first?.hasPrefix("FreeType ") == true)
    try FileSystem.withTemporaryFolder { folder in
      _ = issues {
        expectSnapshot(
          of: page, size: Size(width: 80, height: 40), named: "title",
          fonts: page.fonts.fontVersions, sourcePath: "\(folder)/T.swift")
      }
    }
    let versions = page.fonts.fontVersions
    guard (try? page.fonts.font(for: TextStyle(size: 16), scale: 1)) != nil else {
      #expect(versions == libraries, "a machine without fonts")
      return
    }
    #expect(versions.dropLast() == libraries[...])
    let words = versions.last?.split(separator: " ") ?? []
    #expect(words.count >= 2 && Double(words.last ?? "") ?? 0 > 0)
    #expect(versions.last?.contains("/") == false)
  }
}
