import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerCore

/// Gestures that went wrong in other pagers, on twelve pages with page 5 on show.
@Suite("Reported gestures")
struct ReportedGestureTests {
  private func play(
    _ gesture: GestureScript, at page: Int = 5, _ configuration: PagerConfiguration = .damped,
    lengths: [Int: Double] = [:], frames: Double? = nil
  ) -> PagerBench {
    var bench = PagerBench(configuration, at: page, lengths: lengths)
    bench.pager.configuration.gesture.mouseSlopPoints = 3
    for input in gesture.timedInputs {
      if let frames {
        while bench.clock + frames < input.time.milliseconds { bench.wait(frames) }
      }
      bench.send(input.input, at: input.time.milliseconds)
    }
    bench.settle()
    return bench
  }

  /// The pages that became the base, in order.
  private func changes(_ bench: PagerBench) -> [Int] {
    bench.events.compactMap { event in
      if case .didRecentre(let page) = event.kind { return page }
      return nil
    }
  }

  @Test("Every gesture ends at rest, with legal words, and a further swipe turns one page")
  func aftermath() {
    for configuration in [PagerConfiguration.damped, .tracking, .dampedLoop] {
      for gesture in GestureScript.all {
        for page in [0, 5, 11] {
          var bench = play(gesture, at: page, configuration, lengths: [5: 1800])
          #expect(!bench.pager.needsNextFrame, "\(gesture)")
          #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil, "\(gesture)")
          guard let now = bench.pager.page, now < 11, now != 5 else { continue }
          bench.swipe()
          bench.settle()
          #expect(bench.pager.page == now + 1, "\(gesture)")
        }
      }
    }
  }

  @Test("Five fast swipes from page 2 end on page 7, a page at a time")
  func fiveFastSwipes() {
    #expect(changes(play(.fiveFastSwipes, at: 2)) == [3, 4, 5, 6, 7])
    #expect(changes(play(.fiveFastSwipes, at: 9)) == [10, 11])
  }

  @Test("A swipe up and at once one down ends where it began, with an event for each change")
  func upThenDown() {
    let bench = play(.upThenDownAtOnce)
    #expect(bench.pager.page == 5 && changes(bench).isEmpty)
    #expect(bench.allWords(.motion) == "begin end>6 begin end>5 settle5")
  }

  @Test("A turn inside one drag ends on the page it began with, and no position leaps")
  func reverse() {
    let bench = play(.reverseInsideOneDrag)
    #expect(bench.pager.page == 5 && changes(bench).isEmpty)
  }

  @Test("Below the threshold nothing changes")
  func below() {
    let bench = play(.belowThreshold)
    #expect(changes(bench).isEmpty)
    #expect(bench.allWords() == "WA5 DA5 WA6 WD5 WA5 WD6 DA5 DD6")
  }

  @Test("A release outside of the window counts there, and moves after it do nothing")
  func outside() {
    #expect(changes(play(.releaseOutsideWindow)) == [6])
    let steps = GestureScript.releaseOutsideWindow.steps.filter { $0.kind != .up }
    // With the release lost, the first move without a button ends the drag.
    var bench = PagerBench(.damped)
    for step in steps {
      let position = Point(x: step.x * 400, y: step.y * 600)
      switch step.kind {
      case .down: bench.send(.pointerDown(.mouse, at: position), at: step.milliseconds)
      default:
        let isHeld = step.milliseconds < 250
        bench.send(
          isHeld ? .pointerMove(.mouse, to: position) : .hover(at: position), at: step.milliseconds)
        #expect(bench.pager.phase == (isHeld ? .dragging : .settling))
      }
    }
    bench.settle()
    #expect(changes(bench) == [6])
  }

  @Test("A mouse of 8000 moves a second does what 6 moves do")
  func highRate() {
    let fast = play(.highRate2000Moves)
    let moves = (1...6).map { part in
      let fraction = Double(part) / 6
      return GestureScript.Step(250 * fraction, .move, 0.5, 0.8 - 0.5 * fraction)
    }
    let slow = GestureScript(
      name: "6 moves",
      steps: [.init(0, .down, 0.5, 0.8)] + moves + [.init(252, .up, 0.5, 0.3)])
    #expect(fast.pager.page == 6 && play(slow).pager.page == 6)
    #expect(fast.allWords([.life, .motion]) == play(slow).allWords([.life, .motion]))
  }

  @Test("A long drag reads a page to its end, and only the next one turns it")
  func innerPastItsEnd() {
    // 1500 points of text below the fold, about 770 points a drag with its momentum.
    let lengths = [5: 2100.0]
    var bench = PagerBench(.damped, lengths: lengths)
    var offsets: [Double] = []
    for repetition in 0..<4 {
      let begin = Double(repetition) * 4000
      for input in GestureScript.innerScrollPastItsEnd.timedInputs {
        let before = (bench.pager.innerOffset, bench.pager.displacement)
        bench.send(input.input, at: begin + input.time.milliseconds)
        let after = (bench.pager.innerOffset, bench.pager.displacement)
        if case .pointerMove = input.input, before.0 != after.0, before.1 != after.1 {
          offsets.append(after.0)
        }
      }
      bench.wait(3000)
      if repetition < 2 { #expect(bench.pager.page == 5 && bench.pager.displacement == 0) }
    }
    // At most one event moved both: the one that reached the end.
    #expect(offsets.count <= 1 && offsets.allSatisfy { $0 == 1500 })
    #expect(changes(bench) == [6, 7])
    bench.send(.goTo(page: 5, animated: true))
    bench.settle()
    #expect(bench.pager.innerOffset == 0)
  }

  @Test("Whatever the cause of a turn, its events are the same")
  func sameEvents() {
    let causes: [(inout PagerBench) -> Void] = [
      { $0.swipe() }, { $0.send(.wheel(WheelDelta(y: -1))) },
      { $0.send(.key(.pageDown, .down)) }, { $0.send(.goTo(page: 6, animated: true)) },
    ]
    let streams = causes.map { cause in
      var bench = PagerBench(.damped)
      cause(&bench)
      bench.settle()
      return bench.words([.life, .surfaces])
    }
    #expect(Set(streams) == ["WA6 WD5 DD5 DA6 -4 +7"])
  }
}
