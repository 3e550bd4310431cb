import Glibc
import Synchronization

/// Turns Ctrl+C and a polite kill into a flag and a wake-up, so that a run can end in good order.
///
/// The signals are blocked in the thread that makes the watch and those it starts later; a thread of
/// its own waits for them. A second signal ends the program at once, as usual.
package final class SignalWatch: Sendable {
  private let arrived = Atomic<Int32>(0)

  /// Makes the only watch of a program; call it on the main thread, before other threads start.
  package init(waking waker: EventWaker) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let box = Unmanaged.passRetained(Box(watch: self, waker: waker))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().wait()
        return nil
      }, box.toOpaque())
    if status == 0 {
      pthread_detach(thread)
    } else {
      // Without the thread the signals do what they always do.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      box.release()
    }
  }

  /// The signal that has come, or 0.
  package var signal: Int32 { arrived.load(ordering: .relaxed) }

  private final class Box: Sendable {
    let watch: SignalWatch
    let waker: EventWaker

    init(watch: SignalWatch, waker: EventWaker) {
      self.watch = watch
      self.waker = waker
    }

    func wait() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      sigaddset(&signals, SIGTERM)
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      watch.arrived.store(number, ordering: .relaxed)
      waker.wake()
      // Whoever asks twice wants it at once.
      guard sigwait(&signals, &number) == 0 else { return }
      _exit(128 + number)
    }
  }
}
