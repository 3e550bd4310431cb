import Testing

@testable import PagerCore

@Suite("Scrolling inside a page")
struct InnerScrollTests {
  private let configuration = PagerConfiguration()

  /// A page of 1800 points in a viewport of 600: offsets from 0 to 1200.
  private func page(at position: InnerScroll.Position = .edge(isEnd: false)) -> InnerScroll {
    InnerScroll(contentPoints: 1800, viewPoints: 600, position: position)
  }

  private func time(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  private func coast(
    from offset: Double, velocity: Double, _ configuration: PagerConfiguration? = nil
  ) -> InnerScroll {
    var page = page()
    page.coast(
      from: offset, velocity: velocity, at: .zero,
      configuration: configuration ?? self.configuration)
    return page
  }

  private func offsets(_ page: InnerScroll) -> [Double] {
    (0...4000).map { page.offset(at: time(Double($0))) }
  }

  @Test("A page has offsets from 0 to what does not fit; a short one stands at its start")
  func range() {
    #expect(page().maximumOffset == 1200 && page().canScroll)
    #expect(page().inRange(-5) == 0 && page().inRange(5000) == 1200)
    let short = InnerScroll(contentPoints: 500, viewPoints: 600, position: .edge(isEnd: true))
    #expect(short.maximumOffset == 0 && !short.canScroll && short.offset(at: .zero) == 0)
    #expect(page(at: .edge(isEnd: true)).offset(at: .zero) == 1200)
  }

  @Test("It can move toward an end that it has not reached")
  func canMove() {
    #expect(page().canMove(toward: .next, from: 0) && !page().canMove(toward: .previous, from: 0))
    #expect(
      !page().canMove(toward: .next, from: 1200) && page().canMove(toward: .previous, from: 1200))
    #expect(
      page().canMove(toward: .next, from: 600) && page().canMove(toward: .previous, from: 600))
  }

  @Test("After a fling it runs on with deceleration and ends below 10 points per second")
  func momentum() throws {
    let page = coast(from: 100, velocity: 1000)
    let end = try #require(page.motionEnd)
    #expect((end.milliseconds - 2300.282).magnitude < 0.01)
    #expect((page.offset(at: time(100)) - 190.625851).magnitude < 1e-6)
    #expect((page.velocity(at: time(100)) - 818.566805).magnitude < 1e-6)
    #expect(page.offset(at: end) == page.destination(at: .zero))
    let justBefore = Timestamp(nanoseconds: end.nanoseconds - 1)
    #expect((page.offset(at: justBefore) - page.destination(at: .zero)).magnitude < 1e-6)
    #expect(page.velocity(at: end) == 0)
  }

  @Test("At an end it bounces with the speed it had, and comes to rest just there")
  func bounce() throws {
    let page = coast(from: 1000, velocity: 2000)
    let end = try #require(page.motionEnd)
    #expect(page.destination(at: .zero) == 1200 && page.offset(at: end) == 1200)
    let offsets = offsets(page)
    let peak = try #require(offsets.max())
    // v/(e·ω) with the speed left at the edge: 2000 − 200·2.002 = 1599.6.
    #expect((peak - 1200 - 1599.6 / (2.718281828 * 2 * .pi / 0.63)).magnitude < 0.1)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { ($1 - $0).magnitude <= 2.001 })
    let first = try #require(offsets.firstIndex { $0 > 1200 })
    #expect(offsets[first...].allSatisfy { $0 >= 1200 })
    let before = Timestamp(nanoseconds: end.nanoseconds - 1000)
    #expect((page.offset(at: before) - 1200).magnitude <= 0.5001)
    #expect(coast(from: 200, velocity: -2000).destination(at: .zero) == 0)
  }

  @Test("Held beyond an end it is drawn back there, without passing it")
  func drawnBack() {
    for velocity in [0.0, 300, -300, 3000] {
      let page = coast(from: -50, velocity: velocity == 3000 ? 0 : velocity)
      #expect(page.destination(at: .zero) == 0 || velocity == 300)
    }
    let page = coast(from: -50, velocity: 0)
    #expect(page.offset(at: .zero) == -50)
    #expect(offsets(page).allSatisfy { $0 <= 0 } && offsets(page).last == 0)
    #expect(offsets(coast(from: 1260, velocity: 800)).last == 1200)
  }

  @Test("Thrown back in hard from beyond an end it coasts on inside")
  func thrownIn() throws {
    let page = coast(from: -50, velocity: 1500)
    #expect(page.offset(at: .zero) == -50 && page.velocity(at: .zero) == 1500)
    let offsets = offsets(page)
    #expect(offsets == offsets.sorted())
    #expect((page.destination(at: .zero) - (-50 + 1500 * 0.4995 - 10 * 0.4995)).magnitude < 0.5)
    #expect(coast(from: 1250, velocity: -1500).destination(at: .zero) < 600)
  }

  @Test("Slow content and reduced motion stand at once, in range")
  func stands() {
    #expect(coast(from: 100, velocity: 9).position == .still(100))
    #expect(coast(from: -50, velocity: 3000, .reduced).position == .still(0))
    #expect(coast(from: 100, velocity: 9).motionEnd == nil)
  }

  @Test("A step takes 150 ms, fast at first, and ends in range")
  func steps() {
    var page = page(at: .still(100))
    page.step(to: 172, at: .zero, configuration: configuration)
    #expect(page.motionEnd == time(150) && page.destination(at: .zero) == 172)
    #expect(page.offset(at: .zero) == 100 && page.offset(at: time(150)) == 172)
    #expect(page.offset(at: time(75)) > 136)
    #expect(page.velocity(at: time(10)) > page.velocity(at: time(100)))
    #expect(page.velocity(at: time(150)) == 0)
    page.step(to: 9000, at: time(75), configuration: configuration)
    #expect(page.destination(at: time(75)) == 1200)
    page.step(to: -9000, at: time(75), configuration: .reduced)
    #expect(page.position == .still(0))
    page.step(to: 0, at: time(75), configuration: configuration)
    #expect(page.position == .still(0))
  }

  @Test("Growing content keeps the offset, shrinking content brings it into range")
  func resized() {
    var page = page(at: .still(1100))
    page.resize(content: 3000, view: 600, at: .zero, configuration: configuration)
    #expect(page.offset(at: .zero) == 1100)
    page.resize(content: 1000, view: 600, at: .zero, configuration: configuration)
    #expect(page.offset(at: .zero) == 400)
    page.resize(view: 900, at: .zero, configuration: configuration)
    #expect(page.offset(at: .zero) == 100)
    page.resize(content: 10, view: 900, at: .zero, configuration: configuration)
    #expect(page.offset(at: .zero) == 0)
  }

  @Test("A page that came in at its end stays there when its length is told later")
  func lateLength() {
    var page = InnerScroll(contentPoints: 0, viewPoints: 600, position: .edge(isEnd: true))
    page.resize(content: 1800, view: 600, at: .zero, configuration: configuration)
    #expect(page.offset(at: .zero) == 1200)
  }

  @Test("Coasting goes on in the new range when the content changes length")
  func resizedInMotion() {
    var page = coast(from: 100, velocity: 1000)
    page.resize(content: 900, view: 600, at: time(100), configuration: configuration)
    #expect((page.offset(at: time(100)) - 190.625851).magnitude < 1e-6)
    #expect((page.velocity(at: time(100)) - 818.566805).magnitude < 1e-6)
    #expect(page.destination(at: time(100)) == 300)
    var step = self.page(at: .still(900))
    step.step(to: 1100, at: .zero, configuration: configuration)
    step.resize(content: 1600, view: 600, at: time(50), configuration: configuration)
    #expect(step.destination(at: time(50)) == 1000)
    let unchanged = page
    page.resize(content: 900, view: 600, at: time(200), configuration: configuration)
    #expect(page == unchanged)
  }

  @Test("Rates and responses that make no sense neither trap nor run for ever")
  func absurdNumbers() {
    for rate in [-1.0, 0, 1, 2, .nan, .infinity] {
      for response in [Duration.zero, .seconds(-1), .seconds(1e12)] {
        let absurd = configuration.with {
          $0.gesture.decelerationRate = rate
          $0.innerScrolling.bounceResponse = response
        }
        for velocity in [-8000.0, 0, 8000] {
          let page = coast(from: -30, velocity: velocity, absurd)
          #expect(page.offset(at: time(50)).isFinite)
          #expect(page.offset(at: page.motionEnd ?? .zero).isFinite)
        }
      }
    }
  }
}
