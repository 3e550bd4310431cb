import Glibc
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a flag and a wake-up.
///
/// So a run can end in good order. Signals that were ignored before, as under `nohup`, stay so.
///
/// As long as the watch lives the signals are blocked in the thread that made it and in those it
/// starts later; a thread of its own waits for them. A second signal ends the program at once.
/// There may be one watch at a time.
package final class SignalWatch {
  private let state: State
  private let waiter: pthread_t?
  private var formerMask = sigset_t()

  /// Begins to watch; call it on the main thread, before other threads start.
  ///
  /// Without a waker the run has to look at `signal` from time to time.
  package init(waking waker: EventWaker? = nil) {
    let state = State(waker: waker, ignored: State.numbers.filter(Self.isIgnored))
    self.state = state
    var signals = State.signals
    pthread_sigmask(SIG_BLOCK, &signals, &formerMask)
    let context = Unmanaged.passRetained(state)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<State>.fromOpaque(context).takeRetainedValue().wait()
        return nil
      }, context.toOpaque())
    waiter = status == 0 ? thread : nil
    if status != 0 {
      // Without the thread the signals do what they always do.
      pthread_sigmask(SIG_SETMASK, &formerMask, nil)
      context.release()
    }
  }

  deinit {
    guard let waiter else { return }
    state.isOver.store(true, ordering: .sequentiallyConsistent)
    // Sent to that thread alone: it wakes, sees that it is over, and ends.
    pthread_kill(waiter, SIGTERM)
    pthread_join(waiter, nil)
    pthread_sigmask(SIG_SETMASK, &formerMask, nil)
  }

  /// The signal that has come, or 0.
  package var signal: Int32 { state.arrived.load(ordering: .relaxed) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // SIG_IGN is the address 1, which Swift cannot compare as a function.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// What the watch and its thread have in common.
  private final class State: Sendable {
    let arrived = Atomic<Int32>(0)
    let isOver = Atomic(false)
    private let waker: EventWaker?
    private let ignored: [Int32]

    init(waker: EventWaker?, ignored: [Int32]) {
      self.waker = waker
      self.ignored = ignored
    }

    static let numbers = [SIGINT, SIGTERM, SIGHUP]

    static var signals: sigset_t {
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in numbers { sigaddset(&signals, number) }
      return signals
    }

    func wait() {
      var signals = Self.signals
      while true {
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0 else { return }
        if isOver.load(ordering: .sequentiallyConsistent) { return }
        // A blocked signal arrives even when it is ignored.
        if ignored.contains(number) { continue }
        // A second request ends the program at once.
        if arrived.load(ordering: .relaxed) != 0 { _exit(128 + number) }
        arrived.store(number, ordering: .relaxed)
        waker?.wake()
      }
    }
  }
}
