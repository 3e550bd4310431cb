import PagerCapture
import PagerCore
import PagerSDL

/// The event log of a run in a window, written when the run ends.
final class LogFile {
  private let file: String?
  private var bytes: [UInt8] = []
  private var log: EventLog?

  init(_ file: String?) { self.file = file }

  /// Writes down what happens in a pager and what its window presents.
  func observe(_ pager: PageContainer) {
    guard file != nil else { return }
    let log = EventLog { [unowned self] in bytes.append(contentsOf: $0.utf8) }
    self.log = log
    pager.observers.add(log)
  }

  /// Writes the file.
  func finish() throws(PagerVideoError) {
    if let file { try TextFile.write(bytes, to: file) }
  }
}
