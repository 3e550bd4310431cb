import SDLVideo

/// SIGINT, SIGTERM and SIGHUP, for a run without a window.
///
/// As long as it lives they end nothing by themselves: the run looks at `arrived` and ends in good
/// order. A second one ends the program at once. A window has its own.
package final class EndingSignals {
  private let watch: SignalWatch

  /// Begins to watch; call it on the main thread, before other threads start.
  package init() { watch = SignalWatch() }

  /// The number of the signal that has come; nil as long as there is none.
  package var arrived: Int32? { watch.signal == 0 ? nil : watch.signal }
}
