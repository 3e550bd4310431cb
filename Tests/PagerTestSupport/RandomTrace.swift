import PagerCore
internal import PagerTesting
public import PagerTrace

/// Makes random traces: every action, wild positions, any legal time; the same for the same seed.
public struct RandomTrace: Sendable {
  private var generator: SeededGenerator

  /// Makes a source of traces from a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A trace of a number of entries, with a random header.
  public mutating func trace(count: Int) -> InputTrace {
    var time: Int64 = 0
    var entries: [TraceEntry] = []
    for _ in 0..<count {
      time += Bool.random(using: &generator) ? 0 : .random(in: 0...50_000_000, using: &generator)
      entries.append(TraceEntry(time: Timestamp(nanoseconds: time), action: action()))
    }
    return InputTrace(header: header(), entries: entries)
  }

  /// A random header; every line is there or not.
  public mutating func header() -> TraceHeader {
    var header = TraceHeader()
    header.size = maybe { Size(width: $0.number(1...4000), height: $0.number(1...4000)) }
    header.scene = maybe { $0.word() }
    header.pages = maybe { .random(in: 0...Pager.maximumPages, using: &$0.generator) }
    header.start = maybe { .random(in: 0...99, using: &$0.generator) }
    header.axis = maybe { $0.bool() ? .horizontal : .vertical }
    header.boundary = maybe { $0.bool() ? .looping : .bounded }
    header.settle = maybe { SettleStyle.allCases.randomElement(using: &$0.generator) ?? .spring }
    header.following = maybe { $0.bool() ? .damped : .tracking }
    header.entry = maybe { $0.bool() ? .start : .adjacentEdge }
    header.theme = maybe { $0.bool() ? .light : .dark }
    header.scale = maybe { $0.number(0.1...64) }
    header.reducesMotion = maybe { $0.bool() }
    return header
  }

  /// A random action; never the end.
  public mutating func action() -> TraceAction {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: .down(place())
    case 1: .move(place())
    case 2: .up(place())
    case 3: .hover(place())
    case 4: .wheel(WheelDelta(x: number(-9...9), y: number(-9...9), isPrecise: true))
    case 5: .wheel(WheelDelta(y: number(-9...9).rounded()))
    case 6: .key(key())
    case 7: .keyDown(key())
    case 8: .keyUp(key())
    case 9: .keyRepeat(key())
    case 10: .fingerDown(finger(), place())
    case 11: .fingerMove(finger(), place())
    case 12: .fingerUp(finger(), place())
    case 13: .fingerCancel(finger())
    case 14: .resize(Size(width: number(0...4000), height: number(0...4000)))
    case 15: .scale(number(0.1...64))
    case 16: bool() ? .focus(bool()) : .window(bool())
    case 17: .goTo(page: .random(in: 0...99, using: &generator), animated: bool())
    case 18: bool() ? .next : .previous
    case 19: bool() ? .reload : .pages(.random(in: 0...99, using: &generator))
    case 20:
      bool()
        ? .button(bool() ? .back : .forward)
        : bool() ? .theme(bool() ? .light : .dark) : .reduceMotion(bool())
    case 21: bool() ? .type(word()) : .screenshot(file: word())
    case 22: .restScreenshot(file: word())
    default: .expect(bool() ? .page(.random(in: 0...99, using: &generator)) : .phase(.settling))
    }
  }

  private mutating func bool() -> Bool { .random(using: &generator) }

  private mutating func maybe<Value>(_ value: (inout RandomTrace) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  /// A number of at most six decimals.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 1e6).rounded() / 1e6
  }

  private mutating func length() -> TraceLength {
    let amount = Double.random(in: -1000...1000, using: &generator)
    return bool() ? .points(bool() ? amount : amount * 1e6) : .percent(amount)
  }

  private mutating func place() -> TracePoint { TracePoint(x: length(), y: length()) }

  private mutating func finger() -> Int64 { .random(in: .min ... .max, using: &generator) }

  private mutating func key() -> TraceKey {
    if bool(), let key = PagerKey.allCases.randomElement(using: &generator) { return .pager(key) }
    return TraceKey.programNames.sorted().randomElement(using: &generator).map { .named($0) }
      ?? .pager(.end)
  }

  /// A word of one to eight letters, some of which must be quoted.
  private mutating func word() -> String {
    let letters = Array("ab09./-%# \"\\\t\n\rñ語🎏e\u{301}")
    let count = Int.random(in: 1...8, using: &generator)
    return String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
  }
}
