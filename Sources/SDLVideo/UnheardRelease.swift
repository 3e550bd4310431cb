import CSDL2

/// Makes up for what SDL does not hear of the left mouse button on X once its window loses the focus.
///
/// SDL gives up its grab of the mouse then, so that a button-up over another window never comes. It
/// takes the button for held from then on, and says nothing of the next press. X itself knows, and is
/// asked from the loss of the focus until SDL tells the next button-up.
package struct UnheardRelease {
  /// What X says of the button, and when it was asked, in nanoseconds since SDL's start.
  package typealias Answer = (isHeld: Bool, time: Int64)

  private enum State {
    case up
    case down
    /// The focus was lost while it was down.
    case doubtful
    /// It has come up, as X said at this time, and SDL does not know.
    case unheard(since: Int64)
  }

  private var state = State.up
  private let ask: () -> Answer?

  /// Makes one for a window whose button is up; nil for an answer leaves events as they are.
  package init(asking ask: @escaping () -> Answer? = Self.askDisplay) { self.ask = ask }

  /// Takes an event and puts right which buttons it says are held.
  ///
  /// - Returns: A press that has come before the event and that SDL has left out.
  package mutating func take(_ event: inout VideoEvent) -> VideoEvent? {
    switch event.kind {
    case .mouseDown(.left, _, _, _): state = .down
    case .mouseUp(.left, let x, let y):
      defer { state = .up }
      // One that SDL had queued before X was asked is the one in question.
      if case .unheard(let time) = state, event.time > time {
        return Self.press(x, y, before: event)
      }
    case .focusLost:
      if case .down = state { state = .doubtful }
    case .focusGained: lookForRelease()
    case .mouseMove(let x, let y, let held) where held.contains(.left):
      lookForRelease()
      guard case .unheard = state else { return nil }
      if ask()?.isHeld == true {
        state = .down
        return Self.press(x, y, before: event)
      }
      event.kind = .mouseMove(x: x, y: y, held: held.subtracting(.left))
    default: break
    }
    return nil
  }

  private mutating func lookForRelease() {
    if case .doubtful = state, let answer = ask(), !answer.isHeld {
      state = .unheard(since: answer.time)
    }
  }

  private static func press(_ x: Double, _ y: Double, before event: VideoEvent) -> VideoEvent {
    VideoEvent(
      time: event.time, windowID: event.windowID, kind: .mouseDown(.left, x: x, y: y, clicks: 1))
  }

  /// Asks X; on other displays SDL knows no more than its own events.
  package static func askDisplay() -> Answer? {
    guard SDLSession.isCurrentDriver("x11") else { return nil }
    let held = MouseButtons(rawValue: SDL_GetGlobalMouseState(nil, nil))
    return (held.contains(.left), Int64(SDL_GetTicks64()) * 1_000_000)
  }
}
