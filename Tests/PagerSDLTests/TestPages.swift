import PagerCore
import PagerSDL
import PagerTestSupport

/// A page that shows a number as a test card, or plain grey while it has none.
final class CardView: PageView {
  /// The number it shows; nil is a placeholder.
  var number: Int?
  /// How often it was drawn.
  var drawings = 0
  /// How often it was handed out again.
  var reuses = 0

  static let placeholder: UInt32 = 0x808080

  override var name: String { number.map { "Card \($0)" } ?? "" }

  override var background: Color {
    Color(hex: number.map { TestCard.color(of: $0) } ?? Self.placeholder)
  }

  override func prepareForReuse() {
    number = nil
    reuses += 1
  }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    drawings += 1
    guard let number else { return }
    let pixel = 1 / canvas.scale
    canvas.fill(.white, Rect(x: 0, y: 0, width: size.width, height: pixel))
    canvas.fill(.black, Rect(x: 0, y: size.height - pixel, width: size.width, height: pixel))
    let side = min(size.width, size.height) / 10
    for bit in 0..<5 {
      canvas.fill(
        (number % 32) >> (4 - bit) & 1 == 1 ? .white : .black,
        Rect(
          x: (size.width - 7 * side) / 2 + Double(bit) * 1.5 * side, y: (size.height - side) / 2,
          width: side, height: side))
    }
  }
}

/// A page longer than its view: every line of pixels has a colour of its own.
final class LongView: PageView {
  /// The length of the content in points.
  var length = 100.0
  /// Whether it is longer to the right and not downward.
  var isSideways = false
  /// Where it was clicked, in points of its content.
  var clicks: [Point] = []
  /// Which part of it answers clicks, in points of its length.
  var clickable: ClosedRange<Double>?
  /// How often a part of it was drawn.
  var drawings = 0

  override var background: Color { Color(hex: 0x203040) }

  override func isClickable(at point: Point) -> Bool {
    clickable?.contains(isSideways ? point.x : point.y) ?? false
  }

  override func contentLength(fitting size: Size) -> Double { length }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    drawings += 1
    let scale = canvas.scale
    let (from, to) = isSideways ? (visible.x, visible.maxX) : (visible.y, visible.maxY)
    let last = min(Int((length * scale).rounded(.up)), Int((to * scale).rounded(.up)))
    for line in max(0, Int((from * scale).rounded(.down)))..<max(1, last) {
      let begin = Double(line) / scale
      let end = min(length, Double(line + 1) / scale)
      let color = Color(hex: Self.color(ofLine: line))
      canvas.fill(
        color,
        isSideways
          ? Rect(x: begin, y: 0, width: end - begin, height: size.height)
          : Rect(x: 0, y: begin, width: size.width, height: end - begin))
    }
  }

  override func didClick(at point: Point) { clicks.append(point) }

  /// The colour of a line of pixels, another one for any line within reach.
  static func color(ofLine line: Int) -> UInt32 { UInt32(line % 4096 * 4097 + 0x11) & 0xFFFFFF }
}

/// Pages of a feed that can change under the pager.
final class Feed: PageDataSource {
  /// What the pages show; the count of pages is its count.
  var numbers: [Int]
  /// The lengths of the pages that scroll inside, by index.
  var lengths: [Int: Double] = [:]
  /// Whether pages have identities: their numbers.
  var hasIdentities = false
  /// The indices asked for, in order.
  var asked: [Int] = []
  /// How many views were made.
  var made = 0

  init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }

  func register(in pager: PageContainer) {
    pager.register(CardView.self, named: "card") { [unowned self] in
      made += 1
      return CardView()
    }
    pager.register(LongView.self, named: "long") { [unowned self] in
      made += 1
      return LongView()
    }
  }

  func numberOfPages(in pager: PageContainer) -> Int { numbers.count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    asked.append(index)
    if let length = lengths[index] {
      let view = pager.dequeue(LongView.self, named: "long")
      view.length = length
      view.isSideways = pager.configuration.innerScrolling.axis == .horizontal
      return view
    }
    let view = pager.dequeue(CardView.self, named: "card")
    view.number = numbers[index]
    return view
  }

  func identity(ofPage index: Int, in pager: PageContainer) -> AnyHashable? {
    hasIdentities ? numbers[index] : nil
  }

  func index(ofPage identity: AnyHashable, in pager: PageContainer) -> Int? {
    numbers.firstIndex { AnyHashable($0) == identity }
  }
}
