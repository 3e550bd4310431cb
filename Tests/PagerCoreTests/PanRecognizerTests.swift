import Testing

@testable import PagerCore

@Suite("Telling a drag from a click")
struct PanRecognizerTests {
  private func pan(
    x: Double, y: Double, slop: Double = 3, axis: Axis = .vertical, inner: Axis? = nil
  ) -> PanRecognizer.Pan? {
    PanRecognizer(
      press: Point(x: 100, y: 200), slopPoints: slop, pagingAxis: axis, innerAxis: inner
    ).pan(at: Point(x: 100 + x, y: 200 + y))
  }

  @Test("Within the slop there is no drag, beyond it there is one")
  func slop() {
    #expect(pan(x: 0, y: 3) == nil)
    #expect(pan(x: 0, y: -3) == nil)
    #expect(pan(x: 0, y: 3.001)?.axis == .vertical)
    #expect(pan(x: 0, y: -10, slop: 10) == nil)
    #expect(pan(x: 0, y: -10.001, slop: 10) != nil)
  }

  @Test("With one axis travel across it counts for nothing")
  func oneAxis() {
    #expect(pan(x: 500, y: 3) == nil)
    #expect(pan(x: 500, y: 3.5)?.axis == .vertical)
    #expect(pan(x: 3.5, y: 500, axis: .horizontal)?.axis == .horizontal)
  }

  @Test("The anchor is the press moved by the slop toward the first motion")
  func anchor() {
    #expect(pan(x: 0, y: 40)?.anchor == 203)
    #expect(pan(x: 0, y: -40)?.anchor == 197)
    #expect(pan(x: 40, y: 0, axis: .horizontal)?.anchor == 103)
  }

  @Test("With two axes the way as the crow flies leaves the slop, and the longer travel wins")
  func twoAxes() {
    #expect(pan(x: 2, y: 2, inner: .horizontal) == nil)
    #expect(pan(x: 2.25, y: 2.25, inner: .horizontal)?.axis == .vertical)
    #expect(pan(x: 4, y: 3, inner: .horizontal)?.axis == .horizontal)
    #expect(pan(x: 3, y: 4, inner: .horizontal)?.axis == .vertical)
    #expect(pan(x: -9, y: 8, inner: .horizontal)?.axis == .horizontal)
  }

  @Test("A tie goes to paging", arguments: [(5.0, 5.0), (-5, 5), (5, -5), (-5, -5)])
  func tie(_ x: Double, _ y: Double) {
    #expect(pan(x: x, y: y, inner: .horizontal)?.axis == .vertical)
    #expect(pan(x: x, y: y, axis: .horizontal, inner: .vertical)?.axis == .horizontal)
  }

  @Test("With two axes the anchor lies on the way, the slop from the press")
  func anchorOnTheWay() throws {
    let inner = try #require(pan(x: 40, y: 30, slop: 10, inner: .horizontal))
    #expect(inner.axis == .horizontal && inner.anchor == 108)
    let paging = try #require(pan(x: 30, y: -40, slop: 10, inner: .horizontal))
    #expect(paging.axis == .vertical && paging.anchor == 192)
  }

  @Test("Without a slop the first motion is a drag")
  func noSlop() {
    #expect(pan(x: 0, y: 0, slop: 0) == nil)
    #expect(pan(x: 0, y: 0.25, slop: 0)?.anchor == 200)
  }
}
