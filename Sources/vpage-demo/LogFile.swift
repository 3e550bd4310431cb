import PagerCapture
import PagerCore
import PagerSDL

/// The event log of a run in a window, written when the run ends.
final class LogFile {
  private let file: String?
  private var bytes: [UInt8] = []

  init(_ file: String?) { self.file = file }

  /// Writes down what happens in a pager and what its window presents.
  func observe(_ pager: PageContainer, _ window: PagerWindow) {
    guard file != nil else { return }
    let log = EventLog { [self] in bytes.append(contentsOf: $0.utf8) }
    let outer = pager.eventObserver
    pager.eventObserver = { [unowned pager] event in
      outer?(event)
      log.record(event, page: pager.page)
    }
    let outerFrame = window.frameObserver
    window.frameObserver = { frame, nanoseconds in
      outerFrame?(frame, nanoseconds)
      log.record(frame)
    }
    window.unchangedFrameObserver = { log.record($0) }
  }

  /// Writes the file.
  func finish() throws(PagerVideoError) {
    if let file { try TextFile.write(bytes, to: file) }
  }
}
