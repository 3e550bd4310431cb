import PagerCapture
import PagerCore
import PagerSDL
import PagerTestSupport
import PagerText
import Testing

@testable import vpage_demo

/// The demo without a window, on a clock that stands until it is moved.
final class DemoStage {
  let demo: DemoController
  private(set) var milliseconds = 0.0
  private let stage: OffscreenStage
  /// Where the pointer was last.
  private(set) var lastPointer = Point(x: 0, y: 0)

  init(
    _ scene: SceneName = .vertical, size: Size = Size(width: 480, height: 800), scale: Double = 1,
    change: (inout DemoOptions) -> Void = { _ in }
  ) throws {
    var options = DemoOptions()
    options.scene = scene
    change(&options)
    demo = DemoController(options: options)
    stage = try OffscreenStage(size: size, scale: scale)
    demo.pager.open(size: size, scale: scale, at: .zero)
  }

  deinit { demo.pager.dropTextures() }

  var pager: PageContainer { demo.pager }

  /// The overlay of a type.
  func overlay<Overlay>(_ type: Overlay.Type) throws -> Overlay {
    try #require(demo.overlays.all.compactMap { $0 as? Overlay }.first)
  }

  /// Moves the clock to a time in ms, a frame at a time as a replay does.
  func advance(to milliseconds: Double) {
    while self.milliseconds < milliseconds {
      self.milliseconds = min(milliseconds, self.milliseconds + 16)
      let time = Timestamp(milliseconds: self.milliseconds)
      pager.clock.move(to: time)
      pager.advance(to: time)
    }
  }

  /// Lets a time in ms go by.
  func wait(_ milliseconds: Double) { advance(to: self.milliseconds + milliseconds) }

  /// Applies an input now.
  func take(_ input: PagerInput) {
    switch input {
    case .pointerDown(_, let point), .pointerMove(_, let point), .pointerUp(_, let point):
      lastPointer = point
    default: break
    }
    pager.take(input, at: Timestamp(milliseconds: milliseconds))
  }

  /// Presses at a point, moves by steps of 16 ms to another, and holds.
  func drag(from start: Point, to end: Point, steps: Int = 10) {
    take(.pointerDown(.mouse, at: start))
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      wait(16)
      take(
        .pointerMove(
          .mouse,
          to: Point(
            x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)))
    }
  }

  /// What is on show now.
  func picture() throws -> PixelImage {
    try stage.draw(pager)
    let picture = try stage.picture()
    return picture.withPixels { pixels, stride in
      PixelImage(width: picture.width, height: picture.height) { target in
        for row in 0..<picture.height {
          for column in 0..<picture.width {
            target[row * picture.width + column] = pixels[row * stride + column] & 0xFFFFFF
          }
        }
      }
    }
  }
}
