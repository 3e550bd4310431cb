import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Every kind of input in every phase: what the table in `InputsAndPhases` says.
///
/// Pages are 80 × 120 points; page 5 scrolls inside by 80 where a test says so.
@Suite struct PhaseTests {
  /// A pager brought into a phase.
  private static func stage(in phase: PagerPhase) throws -> TestStage {
    let feed = Feed(0..<12)
    if phase == .scrolling { feed.lengths[5] = 200 }
    let stage = try TestStage(feed: feed, start: 5)
    switch phase {
    case .idle: break
    case .dragging: stage.drag(from: 0.8, to: 0.4)
    case .settling:
      stage.pager.goToNext()
      stage.wait(100)
    case .scrolling:
      stage.take(.wheel(WheelDelta(y: -1)))
      stage.wait(50)
    }
    #expect(stage.pager.phase == phase)
    return stage
  }

  private static let phases: [PagerPhase] = [.idle, .dragging, .settling, .scrolling]

  @Test(arguments: phases)
  func `A resize keeps the page and the fraction of the position in every phase`(phase: PagerPhase)
    throws
  {
    for (width, height) in [(160.0, 300.0), (40, 30), (1, 1), (300, 60)] {
      let stage = try Self.stage(in: phase)
      let before = stage.pager.frame
      try stage.resize(to: Size(width: width, height: height))
      let after = stage.pager.frame
      #expect(after.page == before.page)
      // Content of 200 points has no way to go in a view of 300.
      if phase != .scrolling || height < 200 { #expect(stage.pager.phase == phase) }
      #expect(abs(after.displacement / height - before.displacement / 120) < 1e-9)
      _ = try stage.picture()
      if phase == .dragging { stage.take(.pointerUp(.mouse, at: Point(x: 0, y: 0))) }
      stage.wait()
      #expect(stage.pager.phase == .idle)
      if phase != .scrolling {
        let card = TestCard.picture(
          of: stage.pager.page ?? 0, width: Int(width), height: Int(height))
        #expect(try stage.picture().difference(from: card) == nil)
      }
      #expect(stage.pager.page == (phase == .idle || phase == .scrolling ? 5 : 6))
      #expect(stage.lifecycle.mistakes.isEmpty)
    }
  }

  @Test(arguments: phases)
  func `Another scale changes pixels alone in every phase`(phase: PagerPhase) throws {
    for scale in [2, 1.5, 3] {
      let stage = try Self.stage(in: phase)
      let before = stage.pager.frame
      let count = stage.events.count
      try stage.resize(to: stage.pager.size, scale: scale)
      let after = stage.pager.frame
      #expect(after.page == before.page && after.displacement == before.displacement)
      #expect(after.innerOffset == before.innerOffset && stage.pager.phase == phase)
      #expect(after.extentPixels == Int(120 * scale))
      #expect(stage.events.count == count)
      let picture = try stage.picture()
      #expect(picture.width == Int(80 * scale) && picture.height == Int(120 * scale))
      stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 48)))
      stage.wait()
      #expect(stage.pager.phase == .idle)
    }
  }

  @Test(arguments: phases, [false, true])
  func `Focus lost, or hidden, ends what is held and nothing else`(
    phase: PagerPhase, isHidden: Bool
  ) throws {
    let stage = try Self.stage(in: phase)
    let before = stage.pager.frame
    stage.take(isHidden ? .visibility(false) : .focus(false))
    #expect(abs(stage.pager.frame.displacement - before.displacement) < 1e-9)
    #expect(stage.pager.phase == (phase == .dragging ? .settling : phase))
    stage.take(isHidden ? .visibility(true) : .focus(true))
    stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 0)))
    stage.wait()
    #expect(stage.pager.page == (phase == .settling ? 6 : 5) && stage.pager.phase == .idle)
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test(arguments: phases)
  func `A press catches what moves, and without a drag it changes nothing`(phase: PagerPhase) throws
  {
    let stage = try Self.stage(in: phase)
    let before = stage.pager.frame
    stage.take(.pointerDown(.finger(3), at: Point(x: 20, y: 60)))
    let caught = stage.pager.frame
    #expect(abs(caught.displacement - before.displacement) <= 0.5)
    #expect(caught.innerOffset == before.innerOffset)
    stage.wait(300)
    #expect(stage.pager.frame.displacement == caught.displacement, "held still")
    stage.take(.pointerUp(.finger(3), at: Point(x: 20, y: 60)))
    if phase == .dragging {
      // The mouse leads: the finger is nobody.
      #expect(stage.pager.phase == .dragging)
      stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 48)))
    }
    stage.wait()
    #expect(stage.pager.page == (phase == .dragging || phase == .settling ? 6 : 5))
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test(arguments: phases)
  func `The wheel steps at rest and in motion, and is ignored during a drag`(
    phase: PagerPhase
  ) throws {
    let stage = try Self.stage(in: phase)
    let target = stage.pager.page ?? 0
    // In the content a notch goes on inside, and its burst stays there.
    stage.wait(phase == .scrolling ? 10 : 0)
    stage.take(.wheel(WheelDelta(y: -1)))
    if phase == .dragging { stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 48))) }
    stage.wait()
    let page = [.idle: 6, .dragging: 6, .settling: 7, .scrolling: 5][phase]
    #expect(stage.pager.page == page, "from \(target)")
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test(arguments: phases)
  func `A key or a command takes over in every phase`(phase: PagerPhase) throws {
    for input in [PagerInput.key(.pageUp, .down), .goToPrevious] {
      let stage = try Self.stage(in: phase)
      stage.take(input)
      if phase == .dragging {
        #expect(stage.pager.phase == .settling, "the command wins over the pointer")
        stage.take(.pointerMove(.mouse, to: Point(x: 40, y: 0)))
        #expect(stage.pager.phase == .settling)
        stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 0)))
      }
      stage.wait()
      let isRead = phase == .scrolling && input != .goToPrevious
      #expect(stage.pager.page == (phase == .settling || isRead ? 5 : 4))
      #expect(stage.pager.phase == .idle && stage.lifecycle.mistakes.isEmpty)
    }
  }

  @Test(arguments: phases, [true, false])
  func `A jump goes there from every phase`(phase: PagerPhase, animated: Bool) throws {
    let stage = try Self.stage(in: phase)
    stage.take(.goTo(page: 9, animated: animated))
    #expect(stage.pager.phase == (animated ? .settling : .idle))
    stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 48)))
    stage.wait()
    #expect(stage.pager.page == 9 && stage.lifecycle.mistakes.isEmpty)
    #expect(try stage.pageOnShow() == 9)
  }

  @Test(arguments: phases)
  func `New data keep the page and the motion in every phase`(phase: PagerPhase) throws {
    let stage = try Self.stage(in: phase)
    let before = stage.pager.frame
    stage.pager.reloadData()
    #expect(stage.pager.phase == phase || phase == .scrolling)
    #expect(abs(stage.pager.frame.displacement - before.displacement) < 1e-9)
    stage.take(.pointerUp(.mouse, at: Point(x: 40, y: 48)))
    stage.wait()
    #expect(stage.pager.page == (phase == .dragging || phase == .settling ? 6 : 5))
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test(arguments: phases)
  func `Lost textures change no picture in any phase`(phase: PagerPhase) throws {
    // BC-29
    let stage = try Self.stage(in: phase)
    let before = try stage.picture()
    stage.pager.dropTextures()
    #expect(try stage.picture().difference(from: before) == nil)
    #expect(stage.pager.phase == phase)
  }

  @Test(arguments: phases)
  func `A move without a button ends a drag whose release was lost, and else changes nothing`(
    phase: PagerPhase
  ) throws {
    // BC-21
    let stage = try Self.stage(in: phase)
    let before = stage.pager.frame
    stage.take(.hover(at: Point(x: 1, y: 1)))
    #expect(abs(stage.pager.frame.displacement - before.displacement) < 1e-9)
    #expect(stage.pager.phase == (phase == .dragging ? .settling : phase))
    stage.wait()
    #expect(stage.pager.page == (phase == .dragging || phase == .settling ? 6 : 5))
  }
}
