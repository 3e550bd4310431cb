import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL
@testable import vpage_demo

/// What the pull hint promises, when, and where it stands.
@Suite struct PullHintTests {
  /// Plays a trace of the folder `Traces` in steps of 4 ms and calls a body after each.
  private func play(
    _ name: String, _ body: (DemoStage, PullHintOverlay) throws -> Void
  ) throws {
    let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    let text = String(
      decoding: try FileSystem.read("/\(folder)/Traces/\(name).vpt"), as: UTF8.self)
    let trace = try InputTrace(parsing: text)
    let stage = try DemoStage()
    let overlay = try stage.overlay(PullHintOverlay.self)
    var viewport = TraceViewport(
      size: Size(width: 480, height: 800), scale: 1, pageCount: stage.pager.pageCount)
    for entry in trace.entries {
      while stage.milliseconds + 4 < entry.time.milliseconds {
        stage.wait(4)
        try body(stage, overlay)
      }
      stage.advance(to: entry.time.milliseconds)
      for input in viewport.inputs(for: entry.action) { stage.take(input) }
      try body(stage, overlay)
    }
  }

  /// Whether a release at this instant turns the page.
  private func turnsNow(_ stage: DemoStage) -> Bool {
    var pager = stage.pager.pager
    let page = pager.page
    var events: [PagerEvent] = []
    pager.handle(.focus(true), at: pager.now, into: &events)
    events = []
    pager.handle(
      .pointerUp(.mouse, at: stage.lastPointer), at: pager.now, into: &events)
    return events.contains {
      if case .willEndDragging(let target, _) = $0.kind { return target != page }
      return false
    }
  }

  @Test(arguments: ["creep", "back", "jit"])
  func `The hint says what a release at this instant does`(name: String) throws {
    var promises = 0
    var contradictions = 0
    try play(name) { stage, overlay in
      guard stage.pager.phase == .dragging,
        let reading = overlay.reading(at: stage.pager.time), reading.opacity > 0
      else { return }
      let pull = try #require(stage.pager.frame.pull)
      // Within 2 % below the threshold a promise is held, so that it does not flicker.
      if reading.isReady, (0.83..<1).contains(pull.fraction) { return }
      if reading.isReady != turnsNow(stage) { contradictions += 1 }
      promises += reading.isReady ? 1 : 0
    }
    #expect((promises > 0) == (name != "creep"))
    // A pointer that has only just turned back may tremble: for a few points it is not believed.
    #expect(contradictions <= 5, "in steps of 4 ms")
  }

  @Test func `At the first and the last pixel of a pull that creeps no shadow pops`() throws {
    var former: (picture: PixelImage, shift: Int)?
    var changes: [Int] = []
    try play("creep") { stage, _ in
      let shift = stage.pager.frame.displacementPixels
      if former?.shift == shift { return }
      let picture = try stage.picture()
      if let former, former.shift == 0 || shift == 0 {
        // The lower margin, in which there is nothing but the page's edge and its shadow.
        let rows = (picture.height - 32)..<picture.height
        let all = rows.reduce(0) { sum, y in
          sum + (0..<picture.width).filter { picture[$0, y] != former.picture[$0, y] }.count
        }
        changes.append(all / picture.width)
        #expect((former.shift - shift).magnitude == 1)
      }
      former = (picture, shift)
    }
    #expect(changes.count == 2, "it leaves its rest and comes back")
    #expect(changes.allSatisfy { $0 <= 2 }, "\(changes) rows")
  }

  @Test func `After a slow drift back it promises nothing any more`() throws {
    var last: Bool?
    try play("back") { stage, overlay in
      guard stage.pager.phase == .dragging, stage.milliseconds > 664 else { return }
      last = overlay.reading(at: stage.pager.time)?.isReady
    }
    #expect(last == false)
  }

  @Test func `A pointer that trembles at the threshold does not make it flicker`() throws {
    var changes: [Bool] = []
    try play("jit") { stage, overlay in
      guard stage.pager.phase == .dragging, stage.milliseconds >= 300,
        let reading = overlay.reading(at: stage.pager.time)
      else { return }
      if changes.last != reading.isReady { changes.append(reading.isReady) }
    }
    // Below the threshold first, then past it: from there on the promise holds.
    #expect(changes == [false, true])
  }

  @Test func `It fades in within 120 ms, with frames for it and none after`() throws {
    let stage = try DemoStage()
    let overlay = try stage.overlay(PullHintOverlay.self)
    stage.drag(from: Point(x: 240, y: 640), to: Point(x: 240, y: 540), steps: 1)
    let first = try #require(overlay.reading(at: stage.pager.time))
    #expect(first.opacity == 0)
    var opacities: [Double] = []
    for _ in 0..<10 {
      stage.wait(12)
      // Drawn, so that nothing but the fade asks for the next frame.
      _ = try stage.picture()
      opacities.append(overlay.reading(at: stage.pager.time)?.opacity ?? -1)
      if opacities.count < 9 { #expect(stage.pager.needsNextFrame) }
    }
    for (step, opacity) in opacities.enumerated() {
      #expect((opacity - Double(step + 1) / 10).magnitude < 0.01)
    }
    stage.wait(100)
    _ = try stage.picture()
    #expect(stage.pager.phase == .dragging && !stage.pager.needsNextFrame)
    #expect(!stage.pager.frameHasChanged())
    // Let go, it fades out over the settle and has gone before the rest.
    stage.take(.pointerUp(.mouse, at: Point(x: 240, y: 540)))
    stage.wait(60)
    let middle = try #require(overlay.reading(at: stage.pager.time))
    #expect((0.4...0.6).contains(middle.opacity))
    stage.wait(64)
    #expect(overlay.reading(at: stage.pager.time)?.opacity == 0)
    stage.wait(1000)
    #expect(overlay.reading(at: stage.pager.time) == nil)
    #expect(stage.pager.phase == .idle)
  }

  @Test func `Without room between the texts it stays away`() throws {
    let stage = try DemoStage()
    let overlay = try stage.overlay(PullHintOverlay.self)
    stage.drag(from: Point(x: 240, y: 640), to: Point(x: 240, y: 630), steps: 1)
    stage.wait(300)
    #expect(stage.pager.frame.pull != nil)
    #expect(overlay.reading(at: stage.pager.time)?.opacity == 0)
  }

  @Test func `A fade that turns round on its way takes only as long as the way back`() {
    func at(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }
    var fade = Fade()
    fade.go(to: 1, at: at(0))
    #expect((fade.value(at: at(60)) - 0.5).magnitude < 1e-9)
    fade.go(to: 0, at: at(60))
    #expect((fade.value(at: at(90)) - 0.25).magnitude < 1e-9)
    #expect(fade.isMoving(at: at(119)) && !fade.isMoving(at: at(120)))
  }

  @Test func `With reduced motion it is there at once`() throws {
    let stage = try DemoStage { $0.run.reducesMotion = true }
    let overlay = try stage.overlay(PullHintOverlay.self)
    stage.drag(from: Point(x: 240, y: 640), to: Point(x: 240, y: 540))
    #expect(overlay.reading(at: stage.pager.time)?.opacity == 1)
  }

  @Test func `A picture in mid-fade does not depend on the frames drawn before it`() throws {
    func picture(drawing: Bool) throws -> [UInt32] {
      let stage = try DemoStage()
      stage.drag(from: Point(x: 240, y: 640), to: Point(x: 240, y: 500), steps: 6)
      for _ in 0..<5 {
        stage.wait(16)
        if drawing { _ = try stage.picture() }
      }
      return try stage.picture().pixels
    }
    #expect(try picture(drawing: true) == picture(drawing: false))
  }

  private static let sizes = [
    Size(width: 101, height: 151), Size(width: 160, height: 120), Size(width: 240, height: 360),
    Size(width: 480, height: 800), Size(width: 600, height: 200), Size(width: 800, height: 600),
    Size(width: 1280, height: 800),
  ]

  @Test(arguments: [Axis.vertical, .horizontal], [LayoutDirection.leftToRight, .rightToLeft])
  func `It is never cut, and vertically never outside of the margins about the edge`(
    axis: Axis, direction: LayoutDirection
  ) {
    var configuration = PagerConfiguration(axis: axis)
    configuration.layoutDirection = direction
    let (line, block) = (Size(width: 184, height: 32), Size(width: 92, height: 48))
    for size in Self.sizes {
      for area in [Rect(origin: Point(x: 0, y: 0), size: size), LogPane.pageArea(in: size)] {
        let layout = PullHintLayout(size: size, area: area, configuration: configuration)
        let margins = PageMargins(area.size)
        for hint in [
          PullHint(message: .turn, side: .next), PullHint(message: .turn, side: .previous),
          PullHint(message: .end, side: .next), PullHint(message: .end, side: .previous),
        ] {
          let shape = layout.shape(of: hint, line: line, block: block, isScrolled: false)
          let box: Size =
            switch shape {
            case .line: line
            case .block: block
            case .disc(let side): Size(width: side, height: side)
            }
          let extent = size[axis]
          for distance in stride(from: 0, to: extent * 0.35, by: 1)
          where layout.hasRoom(for: hint, box: box, distance: distance, isOnShow: false) {
            let edge =
              layout.movesTowardOrigin(hint.side) ? extent - distance : distance
            let corner = layout.corner(of: hint, shape, box: box, edge: edge)
            let remark: Comment = "\(hint) \(shape) \(size) \(distance)"
            #expect(corner.x >= 0 && corner.x + box.width <= size.width, remark)
            #expect(corner.y >= 0 && corner.y + box.height <= size.height, remark)
            if axis == .vertical, hint.message == .turn {
              // The content of both pages is a margin away from the edge.
              #expect(corner.y + box.height <= edge + margins.top, remark)
              if hint.side == .previous, area.maxY == size.height {
                #expect(corner.y >= edge, remark)
              }
              if hint.side == .next, area.maxY == size.height {
                #expect(corner.y >= edge - margins.bottom, remark)
              }
            }
          }
        }
      }
    }
  }

  @Test func `Every hint can come into view, in the smallest window too`() {
    for axis in [Axis.vertical, .horizontal] {
      for size in Self.sizes {
        let layout = PullHintLayout(
          size: size, area: Rect(origin: Point(x: 0, y: 0), size: size),
          configuration: PagerConfiguration(axis: axis))
        for message in [PullHint.Message.turn, .end] {
          let hint = PullHint(message: message, side: .next)
          let shape = layout.shape(
            of: hint, line: Size(width: 184, height: 32), block: Size(width: 92, height: 48),
            isScrolled: false)
          var box = Size(width: 184, height: 32)
          if case .disc(let side) = shape { box = Size(width: side, height: side) }
          if case .block = shape { box = Size(width: 92, height: 48) }
          // Before the threshold of a turn; at a bound a hard pull may be needed.
          let distance = size[axis] * (message == .turn ? 0.11 : 0.3)
          #expect(
            layout.hasRoom(for: hint, box: box, distance: distance, isOnShow: false),
            "\(axis) \(size) \(message) \(shape)")
        }
      }
    }
  }
}
