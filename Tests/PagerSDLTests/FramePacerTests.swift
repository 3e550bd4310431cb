import PagerCore
import Testing

@testable import PagerSDL

/// When frames are due: at most 240 a second during a drag, a steady pace by itself, and the
/// display's own pace only where presenting waits for it.
@Suite struct FramePacerTests {
  private func at(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  @Test func `During a drag there are at most 240 frames a second`() {
    var pacer = FramePacer()
    pacer.restart(at: .zero)
    var now = Timestamp.zero
    var shown = 0
    // A mouse of 8000 events a second.
    while now < at(1000) {
      if now >= pacer.nextFrame(followsInput: true) {
        pacer.show(at: now)
        shown += 1
      }
      now = now.advanced(bySeconds: 1.0 / 8000)
    }
    #expect(shown <= 241 && shown >= 230)
  }

  @Test func `The first frame of a drag is due at once`() {
    var pacer = FramePacer()
    pacer.restart(at: at(5000))
    #expect(pacer.nextFrame(followsInput: true) <= at(5000))
    #expect(pacer.nextFrame(followsInput: false) == at(5000))
  }

  @Test(arguments: [(0, 60), (-1, 60), (60, 60), (144, 144), (240, 240)])
  func `By itself the strip moves at the display's rate, at 60 where it is unknown`(
    reported: Int, rate: Int
  ) {
    var pacer = FramePacer()
    pacer.follow(rate: reported, hasVsync: false)
    #expect(pacer.rate == rate && !pacer.isPacedByDisplay)
    pacer.restart(at: .zero)
    for frame in 0..<rate * 10 {
      let due = pacer.nextFrame(followsInput: false)
      // Always a little late, as sleeping is: the pace does not drift for it.
      let expected = Double(frame) * 1000 / Double(rate)
      #expect(abs(due.milliseconds - expected) < 0.01)
      pacer.show(at: due.advanced(bySeconds: 0.0007))
    }
  }

  @Test func `After a stall the pace starts anew, without frames to catch up on`() {
    var pacer = FramePacer()
    pacer.restart(at: .zero)
    pacer.show(at: .zero)
    pacer.show(at: at(5000))
    let due = pacer.nextFrame(followsInput: false)
    #expect(due > at(5016) && due < at(5017))
  }

  @Test func `A settle goes on one interval after the last frame of a drag, however quick`() {
    var pacer = FramePacer()
    pacer.restart(at: .zero)
    for frame in 0..<100 { pacer.show(at: at(Double(frame) * 5)) }
    // Input that changes nothing puts nothing off.
    pacer.skip(at: at(500))
    let due = pacer.nextFrame(followsInput: false)
    #expect(due.seconds(since: at(495)) > 0.016 && due.seconds(since: at(495)) < 0.017)
  }

  @Test func `Between a quick drag and the settle that follows it no frame is missing`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      for (start, end, page) in [(0.8, 0.3, 6), (0.3, 0.8, 5)] {
        try live.drag(from: start, to: end)
        let held = live.frames.count - 1
        live.button(false, 0.5, end)
        #expect(try live.runToRest())
        let times = live.frames[held...].map(\.time)
        #expect(times.count >= 6)
        // At its end the strip is too slow to change a pixel with every frame.
        for (time, next) in zip(times, times.dropFirst()).prefix(5) {
          #expect(next.seconds(since: time) < 0.021)
        }
        #expect(live.card() == page)
      }
      live.close()
    }
  }

  @Test func `An interval whose frame would not change is over all the same`() {
    // Else the window would go round without a pause.
    var pacer = FramePacer()
    pacer.restart(at: .zero)
    for _ in 0..<10 {
      let now = pacer.nextFrame(followsInput: false)
      pacer.skip(at: now)
      #expect(pacer.nextFrame(followsInput: false).seconds(since: now) > 0.016)
    }
  }

  @Test func `Input right after a frame that was not shown is drawn at once`() {
    var pacer = FramePacer()
    pacer.restart(at: .zero)
    pacer.show(at: .zero)
    pacer.skip(at: at(100))
    #expect(pacer.nextFrame(followsInput: true) <= at(100))
    pacer.show(at: at(100))
    #expect(pacer.nextFrame(followsInput: true) > at(104))
  }

  @Test func `A display that tells its rate and is waited for sets the pace`() {
    var pacer = FramePacer()
    pacer.follow(rate: 60, hasVsync: true)
    #expect(pacer.isPacedByDisplay)
    for frame in 0..<600 {
      // Presenting comes back unevenly, but not early.
      let late = frame % 3 == 0 ? 2.0 : 0
      pacer.present(at: at(Double(frame) * 1000 / 60 + late))
    }
    #expect(pacer.isPacedByDisplay)
  }

  @Test func `Vsync on a display without a rate is believed by nobody`() {
    var pacer = FramePacer()
    pacer.follow(rate: 0, hasVsync: true)
    #expect(!pacer.isPacedByDisplay && pacer.rate == 60)
  }

  @Test func `A renderer that claims vsync and does not wait loses the pace within 8 frames`() {
    // BC-27
    var pacer = FramePacer()
    pacer.follow(rate: 60, hasVsync: true)
    for frame in 0...7 {
      #expect(pacer.isPacedByDisplay)
      pacer.present(at: at(Double(frame) * 0.2))
    }
    pacer.present(at: at(1.6))
    #expect(!pacer.isPacedByDisplay)
    // Any further event of the window tells the same rate, and changes nothing.
    pacer.follow(rate: 60, hasVsync: true)
    #expect(!pacer.isPacedByDisplay)
    // Another display is given a chance.
    pacer.follow(rate: 144, hasVsync: true)
    #expect(pacer.isPacedByDisplay)
  }

  @Test func `One early frame now and then is forgiven`() {
    var pacer = FramePacer()
    pacer.follow(rate: 60, hasVsync: true)
    var time = 0.0
    for frame in 0..<300 {
      time += frame % 4 == 0 ? 16.7 : 8
      pacer.present(at: at(time))
    }
    #expect(pacer.isPacedByDisplay)
  }

  @Test func `A renderer without vsync is never waited for`() {
    var pacer = FramePacer()
    pacer.follow(rate: 60, hasVsync: true)
    pacer.follow(rate: 60, hasVsync: false)
    #expect(!pacer.isPacedByDisplay)
    pacer.follow(rate: 60, hasVsync: true)
    #expect(pacer.isPacedByDisplay)
  }
}
