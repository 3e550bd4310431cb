import CSDL2
package import PagerCore

/// Tells what time it is in a run: the only place where a real clock is read.
package final class FrameClock {
  private enum Source {
    /// SDL's counter, less the nanoseconds it showed when SDL's event clock stood at 0.
    case live(offset: Int64)
    case virtual(Timestamp)
  }

  private var source: Source

  /// Makes a clock that runs with SDL's event times.
  package static func live() -> FrameClock {
    FrameClock(.live(offset: counter() - Int64(SDL_GetTicks64()) * 1_000_000))
  }

  /// Makes a clock that stands until it is moved.
  package static func virtual() -> FrameClock { FrameClock(.virtual(.zero)) }

  private init(_ source: Source) { self.source = source }

  /// The time now.
  package var now: Timestamp {
    switch source {
    case .live(let offset): Timestamp(nanoseconds: Self.counter() - offset)
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
}
