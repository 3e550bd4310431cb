import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// The CPU time of every frame, as JSON Lines, written when the run ends.
final class TimingsFile: PagerObserver {
  private let file: String?
  private var bytes: [UInt8] = []
  /// The CPU time of the program when the present frame was begun, in nanoseconds.
  private var begin: Int64 = 0

  init(_ file: String?) { self.file = file }

  /// Whether anybody wants to know.
  var isWanted: Bool { file != nil }

  func windowWillDraw(_ window: PagerWindow) { begin = FrameClock.processorNanoseconds }

  func window(_ window: PagerWindow, didPresent frame: PagerFrame) {
    record(frame, processorNanoseconds: FrameClock.processorNanoseconds - begin)
  }

  /// Notes a frame.
  func record(_ frame: PagerFrame, processorNanoseconds: Int64) {
    guard isWanted else { return }
    let line =
      "{\"t\":\(decimal(frame.time.milliseconds, places: 3)),"
      + "\"phase\":\"\(frame.phase.rawValue)\","
      + "\"cpu_ms\":\(decimal(Double(processorNanoseconds) / 1e6, places: 4))}\n"
    bytes.append(contentsOf: line.utf8)
  }

  /// Writes the file.
  func finish() throws(PagerVideoError) {
    if let file { try TextFile.write(bytes, to: file) }
  }
}
