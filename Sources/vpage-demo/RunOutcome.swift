import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// What came of a run and of the files it has to write: the first failure counts, the rest is done.
struct RunOutcome {
  /// The name of the trace's file, for messages.
  let traceName: String
  private(set) var failure: DemoFailure?

  init(traceName: String) { self.traceName = traceName }

  /// Does a part of the run's work, whatever has come of the others.
  mutating func attempt(_ work: () throws -> Void) {
    do { try work() } catch { note(error) }
  }

  /// Notes what went wrong, unless something did before.
  mutating func note(_ error: any Error) {
    let new: DemoFailure =
      switch error {
      case let error as DemoFailure: error
      case let error as PagerVideoError: .failed(error)
      case let unmet as TracePlayer.UnmetExpectation:
        .failed("\(traceName): \(unmet.origin): \(unmet.description)")
      default: .failed("\(error)")
      }
    // That a reader has gone is less than any failure.
    if failure == nil || failure?.message.isEmpty == true && !new.message.isEmpty { failure = new }
  }

  /// Ends the run: with the status of a signal if one has ended it, whatever else there is to say.
  ///
  /// - Throws: The failure or the signal, when there is one.
  func finish(endedBy signal: Int32?) throws(DemoFailure) {
    if let signal {
      throw DemoFailure(message: failure?.message ?? "", status: .signal(signal))
    }
    if let failure { throw failure }
  }
}
