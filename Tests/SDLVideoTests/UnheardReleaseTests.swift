import Testing

@testable import SDLVideo

/// The left button that comes up where SDL does not hear of it: X is asked, and the next press counts.
@Suite struct UnheardReleaseTests {
  /// X, as far as it is asked.
  private final class Display {
    var isHeld = false
    var time: Int64 = 0
    var questions = 0
  }

  private let display = Display()

  private func release() -> UnheardRelease {
    UnheardRelease { [display] in
      display.questions += 1
      return (display.isHeld, display.time)
    }
  }

  private func event(_ kind: VideoEvent.Kind, at time: Int64) -> VideoEvent {
    VideoEvent(time: time, windowID: 3, kind: kind)
  }

  private func move(_ y: Double, isHeld: Bool = true, at time: Int64) -> VideoEvent {
    event(.mouseMove(x: 5, y: y, held: isHeld ? .left : []), at: time)
  }

  private func down(_ y: Double, at time: Int64) -> VideoEvent {
    event(.mouseDown(.left, x: 5, y: y, clicks: 1), at: time)
  }

  private func up(_ y: Double, at time: Int64) -> VideoEvent {
    event(.mouseUp(.left, x: 5, y: y), at: time)
  }

  /// What becomes of events, with the presses that are made up.
  private func play(_ events: [VideoEvent], _ release: inout UnheardRelease) -> [VideoEvent] {
    events.flatMap { event in
      var event = event
      let press = release.take(&event)
      return [press, event].compactMap { $0 }
    }
  }

  @Test func `Without a loss of the focus nothing is asked and nothing changed`() {
    var release = release()
    let events = [
      down(1, at: 1), move(2, at: 2), up(2, at: 3), event(.focusLost, at: 4),
      event(.focusGained, at: 5), move(3, isHeld: false, at: 6), down(3, at: 7), up(3, at: 8),
    ]
    #expect(play(events, &release) == events && display.questions == 0)
  }

  @Test func `After a release that SDL has not heard moves hold no button, and a press counts`() {
    var release = release()
    let begin = [down(1, at: 1), move(2, at: 2), event(.focusLost, at: 3)]
    display.isHeld = true
    #expect(play(begin + [move(3, at: 4)], &release) == begin + [move(3, at: 4)])
    (display.isHeld, display.time) = (false, 5)
    #expect(
      play([move(4, at: 6), move(5, at: 7)], &release)
        == [move(4, isHeld: false, at: 6), move(5, isHeld: false, at: 7)])
    display.isHeld = true
    let swipe = [move(6, at: 8), move(7, at: 9), up(7, at: 10)]
    #expect(play(swipe, &release) == [down(6, at: 8)] + swipe)
    // From then on SDL is right again.
    let next = [down(8, at: 11), move(9, at: 12), up(9, at: 13)]
    #expect(play(next, &release) == next)
  }

  @Test func `A click without a move is a press and a release`() {
    var release = release()
    _ = play([down(1, at: 1), event(.focusLost, at: 2)], &release)
    display.time = 3
    #expect(
      play([event(.focusGained, at: 4), up(5, at: 6)], &release)
        == [event(.focusGained, at: 4), down(5, at: 6), up(5, at: 6)])
  }

  @Test func `A release that SDL has heard before X was asked is no click`() {
    var release = release()
    _ = play([down(1, at: 1), event(.focusLost, at: 2)], &release)
    display.time = 5
    #expect(
      play([event(.focusGained, at: 4), up(5, at: 5)], &release)
        == [event(.focusGained, at: 4), up(5, at: 5)])
  }

  @Test func `Where nobody knows more than SDL its events stay as they are`() {
    var release = UnheardRelease { nil }
    let events = [
      down(1, at: 1), event(.focusLost, at: 2), event(.focusGained, at: 3), move(4, at: 4),
      up(5, at: 5),
    ]
    #expect(play(events, &release) == events)
  }
}
