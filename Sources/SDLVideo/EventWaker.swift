import CSDL2

/// Ends the waiting of the program's `EventPump`; may be used from any thread.
package struct EventWaker: Sendable {
  private let type: UInt32

  /// Takes an event type of its own, so that a hosting program's events stay apart.
  package init() {
    let registered = SDL_RegisterEvents(1)
    // All taken is UInt32.max; then the first user event has to do.
    type = registered == .max ? SDL_USEREVENT.rawValue : registered
  }

  /// Puts an event `.user(code: 0)` into SDL's queue; a full queue wakes as well.
  package func wake() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
