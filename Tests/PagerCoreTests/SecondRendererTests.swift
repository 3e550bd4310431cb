import PagerCore
import Testing

/// A renderer of characters shows what a pager means, by its public frames alone.
@Suite("A second renderer")
struct SecondRendererTests {
  /// A pager of three pages, 6 by 4 points, on the middle one.
  private struct Stage {
    var pager: Pager
    var events: [PagerEvent] = []
    var clock = 0.0
    /// Page 1 shows its rows as `b0`, `b1` and so on, or its columns for content that goes sideways.
    let renderer = CharacterRenderer { page, column, row in
      let letter: Character = ["a", "b", "c"][page]
      return column % 2 == 0 ? letter : Character("\((row + column / 2) % 10)")
    }

    init(_ configuration: PagerConfiguration, at page: Int = 1, length: Double = 0) {
      pager = Pager(
        configuration: configuration, pageCount: 3, startPage: page,
        viewport: Size(width: 6, height: 4))
      pager.start(at: .zero, into: &events)
      for surface in 0..<3 { pager.setContentLength(length, ofSurface: surface) }
    }

    mutating func send(_ input: PagerInput) {
      clock += 16
      pager.handle(input, at: Timestamp(milliseconds: clock), into: &events)
    }

    /// Pulls by points, after the slop of 0, and holds.
    mutating func pull(x: Double = 0, y: Double = 0) {
      send(.pointerDown(.mouse, at: Point(x: 3, y: 2)))
      send(.pointerMove(.mouse, to: Point(x: 3 + x, y: 2 + y)))
    }

    var picture: [String] { renderer.draw(pager.frame) }
  }

  private func rules(
    _ axis: Axis, _ direction: LayoutDirection = .leftToRight, inner: Axis = .vertical
  ) -> PagerConfiguration {
    var configuration = PagerConfiguration(
      axis: axis, following: .tracking, layoutDirection: direction)
    configuration.gesture.mouseSlopPoints = 0
    configuration.innerScrolling.axis = inner
    return configuration
  }

  @Test("A page at rest fills the picture")
  func rest() {
    let stage = Stage(rules(.vertical))
    #expect(stage.picture == ["b0b1b2", "b1b2b3", "b2b3b4", "b3b4b5"])
    #expect(stage.pager.frame.barePixels.isEmpty)
  }

  @Test(
    "A point is on the page, and at the position of its content, that the picture shows there",
    arguments: [Axis.vertical, .horizontal], [LayoutDirection.leftToRight, .rightToLeft])
  func hit(axis: Axis, direction: LayoutDirection) {
    for inner in [Axis.vertical, .horizontal] {
      for pull in [-3.0, 0, 2, 4] {
        for page in 0...2 {
          var stage = Stage(rules(axis, direction, inner: inner), at: page, length: 9)
          stage.pager.setInnerOffset(2)
          stage.pull(x: axis == .horizontal ? pull : 0, y: axis == .vertical ? pull : 0)
          let frame = stage.pager.frame
          let picture = stage.picture.map(Array.init)
          for (y, line) in picture.enumerated() {
            for (x, character) in line.enumerated() {
              let hit = frame.page(at: Point(x: Double(x) + 0.25, y: Double(y) + 0.75))
              let shown = hit.map {
                stage.renderer.character(
                  $0.page.slot.page, Int($0.position.x), Int($0.position.y))
              }
              #expect((shown ?? ".") == character, "\(x) \(y), \(inner) \(pull) \(page)")
            }
          }
          for outside in [(-0.5, 2.0), (3, -0.5), (6, 2), (3, 4)] {
            #expect(frame.page(at: Point(x: outside.0, y: outside.1)) == nil)
          }
        }
      }
    }
  }

  @Test("In a turn the next page comes up from below")
  func turn() {
    var stage = Stage(rules(.vertical))
    stage.pull(y: -1)
    #expect(stage.picture == ["b1b2b3", "b2b3b4", "b3b4b5", "c0c1c2"])
    stage.send(.pointerMove(.mouse, to: Point(x: 3, y: 5)))
    #expect(stage.picture == ["a1a2a3", "a2a3a4", "a3a4a5", "b0b1b2"])
  }

  @Test("From right to left the next page comes from the left")
  func mirrored() {
    var stage = Stage(rules(.horizontal, .rightToLeft))
    stage.pull(x: 2)
    #expect(stage.picture == ["c2b0b1", "c3b1b2", "c4b2b3", "c5b3b4"])
    var usual = Stage(rules(.horizontal))
    usual.pull(x: -2)
    #expect(usual.picture == ["b1b2c0", "b2b3c1", "b3b4c2", "b4b5c3"])
  }

  @Test("Content that is scrolled inside starts further down, or further to the right")
  func inside() {
    var stage = Stage(rules(.vertical), length: 9)
    stage.pull(y: -2)
    #expect(stage.picture == ["b2b3b4", "b3b4b5", "b4b5b6", "b5b6b7"])
    var across = Stage(rules(.vertical, inner: .horizontal), length: 10)
    across.pull(x: -4)
    #expect(across.picture == ["b2b3b4", "b3b4b5", "b4b5b6", "b5b6b7"])
  }

  @Test("Mirrored content starts at its right end")
  func mirroredInside() {
    let stage = Stage(rules(.horizontal, .rightToLeft, inner: .horizontal), length: 10)
    #expect(stage.picture == ["b2b3b4", "b3b4b5", "b4b5b6", "b5b6b7"])
  }

  @Test("Beyond an end there is background, as the frame says where")
  func background() {
    var first = Stage(rules(.vertical), at: 0)
    first.pull(y: 100)
    #expect(first.picture == ["......", "......", "......", "......"])
    #expect(first.pager.frame.barePixels == 0..<4)
    first.send(.pointerMove(.mouse, to: Point(x: 3, y: 4)))
    #expect(first.picture == ["......", "a0a1a2", "a1a2a3", "a2a3a4"])
    #expect(first.pager.frame.barePixels == 0..<1)
    var last = Stage(rules(.horizontal), at: 2)
    last.pull(x: -6)
    #expect(last.picture == ["c1c2..", "c2c3..", "c3c4..", "c4c5.."])
    #expect(last.pager.frame.barePixels == 4..<6)
  }

  @Test("At another scale a point is several characters; without pages all is background")
  func scaleAndNothing() {
    var stage = Stage(rules(.vertical))
    stage.send(.resize(Size(width: 3, height: 2), scale: 2))
    #expect(stage.picture.count == 4 && stage.picture[0] == "b0b1b2")
    #expect(stage.pager.frame.scale == 2)
    stage.send(.reload(count: 0, current: nil))
    #expect(stage.picture == ["......", "......", "......", "......"])
  }
}
