import CSDL2

/// Takes SDL's events from its queue, on the thread that started SDL.
package struct EventPump: ~Copyable {
  private var clock = EventClock()
  /// Wakes a waiting pump from any thread.
  package let waker: EventWaker
  /// Whether SDL's driver has nothing to wait on: SDL would look for events every millisecond.
  private let isPolled: Bool
  private let typedText = TypedText()

  /// Makes the only pump of a program; SDL must be on.
  package init() {
    waker = EventWaker()
    isPolled = SDLSession.isInvisible(SDLSession.currentDriver)
  }

  /// Appends everything that waits, oldest first, without blocking.
  ///
  /// Reuse the array, emptied with its capacity kept: then nothing is allocated but keys' names.
  package mutating func poll(into events: inout [VideoEvent]) {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event, into: &events) }
    typedText.endKey()
  }

  /// Blocks until something waits or the time is over, then appends all of it.
  ///
  /// nil waits for ever. It may append nothing even so: not every SDL event is of interest. Throws
  /// when SDL cannot wait at all.
  package mutating func wait(
    timeoutMilliseconds: Int?, into events: inout [VideoEvent]
  ) throws(SDLError) {
    if isPolled { return waitByPolling(timeoutMilliseconds, into: &events) }
    var event = SDL_Event()
    if let timeoutMilliseconds {
      // Below 0 SDL would wait for ever.
      let limit = Int32(clamping: max(timeoutMilliseconds, 0))
      if SDL_WaitEventTimeout(&event, limit) == 0 { return }
    } else if SDL_WaitEvent(&event) == 0 {
      throw SDLError("SDL_WaitEvent")
    }
    take(event, into: &events)
    poll(into: &events)
  }

  /// Looks for events every 10 ms.
  private mutating func waitByPolling(
    _ timeoutMilliseconds: Int?, into events: inout [VideoEvent]
  ) {
    var left = timeoutMilliseconds.map { max($0, 0) } ?? .max
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 0 {
      if left == 0 { return }
      let step = min(left, Self.pollMilliseconds)
      SDL_Delay(UInt32(step))
      if left != .max { left -= step }
    }
    take(event, into: &events)
    poll(into: &events)
  }

  private static let pollMilliseconds = 10

  /// Makes `wait` return; it finds an event `.user(code: 0)`.
  package func wake() { waker.wake() }

  private mutating func take(_ event: SDL_Event, into events: inout [VideoEvent]) {
    // Dropped files come with a text that is the receiver's to free.
    if event.type == SDL_DROPFILE.rawValue || event.type == SDL_DROPTEXT.rawValue {
      SDL_free(event.drop.file)
    }
    let isKey = event.type == SDL_KEYDOWN.rawValue
    let typed = isKey ? typedText.take(of: event.key.keysym) : nil
    if let event = VideoEvent(event, typed: typed, widening: &clock) { events.append(event) }
  }
}
