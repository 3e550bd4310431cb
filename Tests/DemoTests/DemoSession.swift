import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace
import Testing

@testable import vpage_demo

/// The demo without a window, driven by the words of traces, one after the other.
final class DemoSession {
  let demo: DemoController
  /// What the program has asked of its window.
  private(set) var requests: [DemoController.WindowRequest] = []
  private var milliseconds = 0.0
  private var player: TracePlayer?
  private let stage: OffscreenStage

  /// Starts the demo with the header lines of a trace.
  init(_ header: String = "", size: Size = Size(width: 480, height: 800)) throws {
    let trace = try InputTrace(parsing: "vpage-trace 1\n" + header + "\n0 end")
    demo = DemoController(options: try DemoOptions().completed(by: trace.header))
    stage = try OffscreenStage(size: size, scale: 1)
    demo.pager.open(size: size, scale: 1, at: .zero)
    demo.request = { [unowned self] in requests.append($0) }
    var sinks = TracePlayer.Sinks()
    sinks.program = { [unowned self] in demo.play($0) }
    player = TracePlayer(
      demo.pager,
      viewport: TraceViewport(size: size, scale: 1, pageCount: demo.pager.pageCount), sinks: sinks)
    try draw()
  }

  /// Plays actions, 10 ms apart, each followed by a frame.
  func play(_ actions: String...) throws {
    for action in actions {
      milliseconds += 10
      let trace = try InputTrace(parsing: "vpage-trace 1\n\(milliseconds) \(action)")
      for entry in trace.entries { try player?.play(entry) }
      try draw()
    }
  }

  /// Lets a time go by, long enough for any settle unless another is given.
  func wait(milliseconds wait: Double = 2000) throws {
    // In a few frames, so that what moves by itself comes to its end.
    for part in [0.25, 0.25, 0.25, 0.25] {
      milliseconds += wait * part
      demo.pager.clock.move(to: Timestamp(milliseconds: milliseconds))
      demo.pager.advance(to: Timestamp(milliseconds: milliseconds))
      try draw()
    }
  }

  /// Draws a frame, as a window would.
  func draw() throws { try stage.draw(demo.pager) }

  /// The picture of the present frame.
  func picture() throws -> Picture {
    try draw()
    return try stage.picture()
  }

  /// What the topmost overlay says to the pointer at a point.
  func overlayPointer(at point: Point) -> OverlayPointer? {
    demo.pager.overlays.reversed().lazy.compactMap { $0.pointer(at: point, of: self.demo.pager) }
      .first
  }

  /// Moves in the menu to the row of an action and chooses it.
  func choose(_ action: MenuAction) throws {
    let items = MenuItem.all(demo.menuState)
    let row = try #require(items.firstIndex { $0.action == action })
    try play("key F10")
    for _ in 0..<row { try play("key Down") }
    try play("key Return")
  }
}

extension Picture {
  /// All pixels, row by row.
  var pixels: [UInt32] { withPixels { pixels, _ in Array(pixels) } }
}
