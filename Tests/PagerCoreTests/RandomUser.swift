import PagerTesting
import PagerTestSupport

@testable import PagerCore

/// Makes random inputs that belong together: presses are followed by moves and releases.
///
/// The same seed makes the same inputs for the same course of the pager's size.
struct RandomUser {
  var generator: SeededGenerator
  private var down: [PointerID] = []
  private var positions: [PointerID: Point] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &generator)
  }
  mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

  /// Nanoseconds until the next input.
  mutating func pause() -> Int64 {
    switch number(0..<20) {
    case 0..<4: 0
    case 4..<14: Int64(number(1..<20_000_000))
    case 14..<18: Int64(number(1..<250)) * 1_000_000
    case 18: Int64(number(1..<2_000_000_000))
    default: 5_000_000_000
    }
  }

  /// A page count: few, many, none.
  mutating func pageCount() -> Int {
    [0, 1, 2, 3, 4, 7, 12, 1000, Int(Int32.max)][number(0..<9)]
  }

  /// A content length for a viewport's length.
  mutating func contentLength(_ view: Double) -> Double {
    [0, view / 2, view, view + 1, view * 1.5, view * 4, view * 100][number(0..<7)]
  }

  /// The next input for a pager.
  mutating func input(for pager: Pager) -> PagerInput {
    if let id = down.first, chance(75) { return motion(of: id, pager) }
    switch number(0..<40) {
    case 0..<12: return press(pager)
    case 12..<18: return wheel()
    case 18..<24:
      let keys = PagerKey.allCases
      let actions = [KeyAction.down, .down, .repeated, .up]
      return .key(keys[number(0..<keys.count)], actions[number(0..<4)])
    case 24..<26: return .goToNext
    case 26..<28: return .goToPrevious
    case 28..<32:
      let count = max(pager.pageCount, 1)
      let page = chance(10) ? -1 : chance(10) ? count : number(0..<count)
      return .goTo(page: page, animated: chance(60))
    case 32..<34: return reload(pager)
    case 34..<36: return resize()
    case 36: return .hover(at: position(pager))
    case 37: return chance(30) ? .focus(false) : .focus(true)
    case 38: return chance(30) ? .visibility(false) : .visibility(true)
    default: return .pointerCancel(.finger(Int64(number(0..<3))))
    }
  }

  private mutating func press(_ pager: Pager) -> PagerInput {
    let id: PointerID = chance(60) ? .mouse : .finger(Int64(number(0..<3)))
    if !down.contains(id) { down.append(id) }
    let position = position(pager)
    positions[id] = position
    return .pointerDown(id, at: position)
  }

  private mutating func motion(of leader: PointerID, _ pager: Pager) -> PagerInput {
    let id = down.count > 1 && chance(30) ? down[number(0..<down.count)] : leader
    switch number(0..<20) {
    case 0..<3:
      down.removeAll { $0 == id }
      return .pointerUp(id, at: chance(70) ? positions[id] ?? position(pager) : position(pager))
    case 3:
      down.removeAll { $0 == id }
      return .pointerCancel(id)
    default:
      var position = positions[id] ?? position(pager)
      switch number(0..<10) {
      case 0..<3:
        position.x += number(-4...4)
        position.y += number(-4...4)
      case 3..<8:
        position.x += number(-0.2...0.2) * pager.viewport.width
        position.y += number(-0.2...0.2) * pager.viewport.height
      case 8: position = self.position(pager)
      default:
        position.x += number(-3...3) * pager.viewport.width
        position.y += number(-3...3) * pager.viewport.height
      }
      positions[id] = position
      return .pointerMove(id, to: position)
    }
  }

  private mutating func position(_ pager: Pager) -> Point {
    Point(
      x: number(-0.1...1.1) * pager.viewport.width, y: number(-0.1...1.1) * pager.viewport.height)
  }

  private mutating func wheel() -> PagerInput {
    let isPrecise = chance(60)
    let amount = isPrecise ? number(-2...2) : Double(number(-2..<3))
    let across = chance(70) ? 0 : number(-1...1)
    return .wheel(WheelDelta(x: across, y: amount, isPrecise: isPrecise))
  }

  private mutating func reload(_ pager: Pager) -> PagerInput {
    let count = chance(50) ? max(0, pager.pageCount - 1 + number(0..<3)) : pageCount()
    func index() -> Int? { chance(50) ? nil : number(-1..<(max(count, 1) + 1)) }
    switch number(0..<4) {
    case 0:
      let change = PageUpdate(
        count: count, previous: index(), current: index(), next: index(), target: index())
      return .reload(change, isCurrentGone: chance(50))
    case 1:
      return .update(
        PageUpdate(
          count: count, previous: index(), current: index(), next: index(), target: index()))
    case 2:
      // Pages inserted or removed before the current one.
      let shift = count - pager.pageCount
      let slots = pager.slots
      return .update(
        PageUpdate(
          count: count, previous: slots.previous.map { $0.page + shift },
          current: slots.current.map { $0.page + shift }, next: slots.next.map { $0.page + shift }))
    default: return .reloadPage((pager.page ?? 0) + number(-1..<2))
    }
  }

  private mutating func resize() -> PagerInput {
    let lengths = [0, 1, 2, 80, 300, 400, 600, 777, 1e5]
    let size = Size(width: lengths[number(0..<9)], height: lengths[number(0..<9)])
    return .resize(size, scale: [0, 0.5, 1, 1, 1.5, 2, 3][number(0..<7)])
  }
}
