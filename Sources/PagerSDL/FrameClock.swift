import CSDL2
import Glibc
package import PagerCore

/// Tells what time it is in a run: the only code in which a real clock is read.
package final class FrameClock {
  private enum Source {
    /// SDL's counter and SDL's event time, both in nanoseconds, at the start of the run.
    case live(counter: Int64, eventTime: Int64)
    case virtual(Timestamp)
  }

  private var source: Source
  /// A time that a live clock does not pass for now: what is to happen then must happen first.
  package var limit: Timestamp?

  /// Makes a clock that starts now and goes by itself.
  package static func live() -> FrameClock {
    FrameClock(
      .live(counter: counter(), eventTime: Int64(SDL_GetTicks64()) * 1_000_000))
  }

  /// Makes a clock that stands at the start until it is moved.
  package static func virtual() -> FrameClock { FrameClock(.virtual(.zero)) }

  private init(_ source: Source) { self.source = source }

  /// The time now.
  package var now: Timestamp {
    switch source {
    case .live(let start, _): limited(Timestamp(nanoseconds: Self.counter() - start))
    case .virtual(let time): time
    }
  }

  private func limited(_ time: Timestamp) -> Timestamp { limit.map { min(time, $0) } ?? time }

  /// The time of the run at which an event of SDL's happened.
  package func time(ofEvent nanoseconds: Int64) -> Timestamp {
    switch source {
    case .live(_, let start): limited(Timestamp(nanoseconds: max(0, nanoseconds - start)))
    case .virtual(let time): time
    }
  }

  /// Moves a virtual clock forward; a live one goes by itself.
  package func move(to time: Timestamp) {
    if case .virtual(let before) = source { source = .virtual(max(before, time)) }
  }

  private static func counter() -> Int64 {
    let frequency = SDL_GetPerformanceFrequency()
    let value = SDL_GetPerformanceCounter()
    let (seconds, rest) = value.quotientAndRemainder(dividingBy: frequency)
    return Int64(seconds) * 1_000_000_000 + Int64(rest * 1_000_000_000 / frequency)
  }

  /// CPU nanoseconds this process has used.
  package static var processorNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
