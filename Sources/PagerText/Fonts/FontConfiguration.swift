import CFontconfig
import Glibc

/// Fontconfig's knowledge of the machine's fonts: loaded when first needed, or ahead on a thread.
final class FontConfiguration {
  private enum State {
    case untouched
    case loading(pthread_t)
    case loaded(OpaquePointer?)
  }

  private var state = State.untouched

  /// The pointer for fontconfig's functions, an `FcConfig *`; nil when it cannot be read.
  ///
  /// The first time costs 3 to 12 ms, or what is left of them after `prepare`.
  var pointer: OpaquePointer? {
    let pointer: OpaquePointer?
    switch state {
    case .untouched: pointer = FcInitLoadConfigAndFonts()
    case .loading(let thread):
      var result: UnsafeMutableRawPointer?
      pthread_join(thread, &result)
      pointer = result.map { OpaquePointer($0) }
    case .loaded(let known): return known
    }
    state = .loaded(pointer)
    return pointer
  }

  deinit {
    if case .untouched = state { return }
    pointer.map { FcConfigDestroy($0) }
  }

  /// Begins to load on another thread, unless it has begun before.
  ///
  /// Environment and locale must not be changed until `pointer` has been asked for: fontconfig reads
  /// both.
  func prepare() {
    guard case .untouched = state else { return }
    var everySignal = sigset_t()
    var formerMask = sigset_t()
    sigfillset(&everySignal)
    // The thread inherits the mask: signals are for the threads of the program.
    pthread_sigmask(SIG_SETMASK, &everySignal, &formerMask)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { _ in
        FcInitLoadConfigAndFonts().map { UnsafeMutableRawPointer($0) }
      }, nil)
    pthread_sigmask(SIG_SETMASK, &formerMask, nil)
    // Without a thread the first text waits as it would have done.
    if status == 0 { state = .loading(thread) }
  }
}
