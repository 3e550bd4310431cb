import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@Suite("A trace's actions become inputs")
struct TraceViewportTests {
  private let size = Size(width: 400, height: 600)

  private func inputs(_ actions: TraceAction...) -> [PagerInput] {
    var viewport = TraceViewport(size: size, scale: 1, pageCount: 12)
    return actions.flatMap { viewport.inputs(for: $0) }
  }

  @Test("The mouse and the fingers point in points of the window")
  func points() {
    let position = TracePoint.percent(50, -10)
    let point = Point(x: 200, y: -60)
    #expect(
      inputs(.down(position), .move(position), .up(position), .hover(position)) == [
        .pointerDown(.mouse, at: point), .pointerMove(.mouse, to: point),
        .pointerUp(.mouse, at: point), .hover(at: point),
      ])
    #expect(
      inputs(
        .fingerDown(7, position), .fingerMove(7, position), .fingerUp(7, position), .fingerCancel(7)
      )
        == [
          .pointerDown(.finger(7), at: point), .pointerMove(.finger(7), to: point),
          .pointerUp(.finger(7), at: point), .pointerCancel(.finger(7)),
        ])
  }

  @Test("Percent follow a resize; size and scale are kept from one action to the next")
  func followsResize() {
    let new = Size(width: 200, height: 100)
    #expect(
      inputs(.scale(2), .resize(new), .hover(.percent(50, 50))) == [
        .resize(size, scale: 2), .resize(new, scale: 2), .hover(at: Point(x: 100, y: 50)),
      ])
  }

  @Test("A key goes down and up; keys of the program are none of the pager's business")
  func presses() {
    #expect(inputs(.key(.pager(.end))) == [.key(.end, .down), .key(.end, .up)])
    #expect(
      inputs(.keyDown(.pager(.up)), .keyRepeat(.pager(.up)), .keyUp(.pager(.up))) == [
        .key(.up, .down), .key(.up, .repeated), .key(.up, .up),
      ])
    #expect(inputs(.key(.named("Tab")), .keyDown(.named("F11"))) == [])
  }

  @Test("Commands pass through, and a reload tells the count that pages set")
  func commands() {
    #expect(
      inputs(.next, .previous, .goTo(page: 3, animated: true), .reload, .pages(5), .reload) == [
        .goToNext, .goToPrevious, .goTo(page: 3, animated: true),
        .reload(count: 12, current: nil), .reload(count: 5, current: nil),
        .reload(count: 5, current: nil),
      ])
    #expect(inputs(.focus(false), .window(true)) == [.focus(false), .visibility(true)])
  }

  @Test("What concerns the program alone is no input")
  func leavesTheRest() {
    let nothing = inputs(
      .theme(.dark), .reduceMotion(true), .button(.back), .type("12"), .screenshot(file: "a"),
      .restScreenshot(file: "b"),
      .expect(.page(1)), .end)
    #expect(nothing == [])
  }

  @Test("The header's size, scale and pages count before those of the viewport")
  func prefersTheHeader() {
    let builder = TraceBuilder(size: size, pages: 3).with { $0.scale = 2 }
    let inputs = builder.add(.hover(.percent(50, 50))).add(.reload, at: 5).add(.scale(3))
      .timedInputs
    let expected: [TimedInput] = [
      TimedInput(time: .zero, input: .hover(at: Point(x: 200, y: 300))),
      TimedInput(time: Timestamp(milliseconds: 5), input: .reload(count: 3, current: nil)),
      TimedInput(time: Timestamp(milliseconds: 5), input: .resize(size, scale: 3)),
    ]
    #expect(inputs == expected)
  }
}
