import PagerCapture
import PagerCore
public import PagerSDL
public import PagerTrace
public import Testing

/// Plays a trace on a pager and expects every picture that it asks for to look as its golden does.
///
/// Time is virtual: the same trace gives the same bytes on every machine, however busy. The picture of
/// `180 screenshot mid.png` has the golden `Goldens/mid.png`. Expectations of the trace that do not
/// hold and commands that are refused are issues too.
///
/// ```swift
/// let trace = TraceBuilder(size: Size(width: 240, height: 320))
///   .drag(through: [.percent(50, 80), .percent(50, 40)], duration: 160)
///   .add(.screenshot(file: "pulled.png"))
///   .release(at: .percent(50, 40))
///   .add(.expect(.page(1)), at: 2000)
///   .end()
///   .trace
/// expectSnapshots(of: pager, playing: trace)
/// ```
///
/// - Parameters:
///   - pager: A pager that has not been shown yet; the trace's header chooses size and rules.
///   - trace: What happens.
///   - log: The name of a text golden for all events and frames, without its ending; nil for none.
///   - tolerance: How far a channel may differ without counting, 0...255.
///   - maximumPixels: How many pixels may differ by more than that.
///   - fonts: For pages with text the fonts that were used, asked for after playing; see
///     `PictureGolden`.
///   - program: Does what a trace asks of the program: its own keys, typed text, `pages`. Without it
///     `reload` and the extra mouse buttons do what they usually do, and the others are issues.
///   - sourcePath: The test's source file.
///   - sourceLocation: Where issues are reported.
public func expectSnapshots(
  of pager: PageContainer, playing trace: InputTrace, log: String? = nil, tolerance: Int = 0,
  maximumPixels: Int = 0, fonts: @autoclosure () -> [String]? = nil,
  program: ((TraceAction) -> Void)? = nil, sourcePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let pictures = try TracePictures(trace, on: pager, program: program)
    pictures.reportProblems(sourceLocation)
    let fonts = fonts()
    for shot in pictures.shots {
      let name = shot.file.hasSuffix(".png") ? String(shot.file.dropLast(4)) : shot.file
      PictureGolden.expect(
        shot.picture, matches: name, tolerance: tolerance, maximumPixels: maximumPixels,
        fonts: fonts,
        subject: shot.subject, sourcePath: sourcePath, sourceLocation: sourceLocation)
    }
    if let log {
      TextGolden.expect(
        pictures.log, matches: log, sourcePath: sourcePath, sourceLocation: sourceLocation)
    } else if pictures.shots.isEmpty {
      Issue.record(
        "the trace asks for no picture, so nothing was compared", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Plays a trace on a pager and expects a strip of evenly spaced frames to look as its golden does.
///
/// One picture holds a whole motion: `count` frames from the start to the end of the trace, side by
/// side, in rows of `columns`, each reduced to `frameWidth` pixels.
///
/// - Parameters:
///   - pager: A pager that has not been shown yet; the trace's header chooses size and rules.
///   - trace: What happens, up to its `end`; pictures that it asks for itself are left out.
///   - count: How many frames there are.
///   - columns: How many stand side by side.
///   - frameWidth: The width of a frame in pixels; wider ones are reduced.
///   - name: The name of the golden, without its ending.
///   - tolerance: How far a channel may differ without counting, 0...255.
///   - maximumPixels: How many pixels may differ by more than that.
///   - fonts: For pages with text the fonts that were used, asked for after playing; see
///     `PictureGolden`.
///   - program: Does what a trace asks of the program; see `expectSnapshots(of:playing:)`.
///   - sourcePath: The test's source file.
///   - sourceLocation: Where issues are reported.
public func expectFilmstrip(
  of pager: PageContainer, playing trace: InputTrace, count: Int = 8, columns: Int = 8,
  frameWidth: Int = 80, named name: String, tolerance: Int = 0, maximumPixels: Int = 0,
  fonts: @autoclosure () -> [String]? = nil, program: ((TraceAction) -> Void)? = nil,
  sourcePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let own = trace.entries.filter { !$0.action.isPicture }
  guard let end = trace.end else {
    Issue.record(
      "a filmstrip needs the time of its last frame: end the trace, as TraceBuilder.end(at:) does",
      sourceLocation: sourceLocation)
    return
  }
  let frames = InputTrace.strip(of: count, until: end) { "\($0)" }
  let timed = InputTrace(header: trace.header, entries: own).adding(pictures: frames, end: end)
  do {
    let pictures = try TracePictures(timed, on: pager, program: program)
    pictures.reportProblems(sourceLocation)
    let sheet = try sheet(pictures.shots.map(\.picture), columns: columns, frameWidth: frameWidth)
    PictureGolden.expect(
      sheet, matches: name, tolerance: tolerance, maximumPixels: maximumPixels, fonts: fonts(),
      sourcePath: sourcePath, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Frames in rows, two pixels of grey around and between them.
private func sheet(
  _ frames: [Picture], columns: Int, frameWidth: Int
) throws(PagerVideoError) -> Picture {
  var reduced: [Picture] = []
  for frame in frames { reduced.append(try frame.reduced(toWidth: frameWidth)) }
  let sheet = ContactSheet(
    gap: 2, cellWidth: reduced.map(\.width).max() ?? 0, background: Color(hex: 0x808080))
  return try sheet.picture(of: reduced, columns: columns)
}

extension TraceAction {
  /// Whether it asks for a picture.
  fileprivate var isPicture: Bool {
    switch self {
    case .screenshot, .restScreenshot: true
    default: false
    }
  }
}
