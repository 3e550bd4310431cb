import CMallocCount
import PagerCapture
import PagerCore
import PagerSDL

/// How often memory is asked for in a frame of a drag, in one of a settle, and in a whole turn.
struct FrameAllocations {
  /// Per frame of a drag, its two inputs included.
  private(set) var drag = 0.0
  /// Per frame of a settle.
  private(set) var settle = 0.0
  /// For a turn by a command, from its start to its rest.
  private(set) var turn = 0.0

  private static let size = Size(width: 480, height: 800)
  private var time = Timestamp.zero

  /// Counts on a pager that has not started yet; its first turns warm every buffer and picture.
  init(of pager: PageContainer) throws {
    let stage = try OffscreenStage(size: Self.size, scale: 1)
    defer { pager.dropTextures() }
    pager.open(size: Self.size, scale: 1, at: .zero)
    for _ in 0..<3 { try turn(pager, stage, .goToNext) }
    for _ in 0..<3 {
      (drag, settle) = try swipe(pager, stage)
      try turn(pager, stage, .goToPrevious)
    }
    let before = malloc_count()
    try turn(pager, stage, .goToNext)
    turn = Double(malloc_count() - before)
  }

  private mutating func step(_ milliseconds: Double) {
    time = time.advanced(bySeconds: milliseconds / 1000)
  }

  private func frame(_ pager: PageContainer, _ stage: OffscreenStage) throws {
    pager.advance(to: time)
    // As in a window: overlays are asked before they are drawn.
    if pager.frameHasChanged() { try stage.draw(pager) }
    try stage.finish()
  }

  /// A swipe that turns, and its settle; returns the allocations per frame of both.
  private mutating func swipe(
    _ pager: PageContainer, _ stage: OffscreenStage
  ) throws -> (drag: Double, settle: Double) {
    let axis = pager.configuration.axis
    func point(_ along: Double) -> Point {
      let whole = Self.size[axis]
      return axis == .vertical
        ? Point(x: 60, y: along * whole) : Point(x: along * whole, y: 60)
    }
    let frames = 100
    var before: UInt = 0
    pager.handle(.pointerDown(.mouse, at: point(0.75)), at: time)
    for number in 0...(frames + 20) {
      // The first frames bring up what a drag has to show.
      if number == 20 { before = malloc_count() }
      step(8)
      let along = 0.75 - 0.4 * Double(number) / Double(frames + 20)
      pager.handle(.pointerMove(.mouse, to: point(along)), at: time)
      try frame(pager, stage)
    }
    let drag = Double(malloc_count() - before) / Double(frames + 1)
    pager.handle(.pointerUp(.mouse, at: point(0.35)), at: time)
    // The events of the release are told in the frame that follows it.
    step(8)
    try frame(pager, stage)
    before = malloc_count()
    let settleFrames = 12
    for _ in 0..<settleFrames {
      step(8)
      try frame(pager, stage)
    }
    let settle = Double(malloc_count() - before) / Double(settleFrames)
    step(2000)
    try frame(pager, stage)
    try stage.prepareNeighbours(of: pager)
    return (drag, settle)
  }

  private mutating func turn(
    _ pager: PageContainer, _ stage: OffscreenStage, _ command: PagerInput
  ) throws {
    pager.handle(command, at: time)
    for _ in 0..<100 {
      step(16)
      try frame(pager, stage)
    }
    try stage.prepareNeighbours(of: pager)
  }
}
