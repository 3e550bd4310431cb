import PagerCore
import PagerSDL
import Testing

@testable import PagerText

@Suite("East Asian punctuation")
struct EastAsianPunctuationTests {
  private let book = FontBook()
  private static let em = 20.0
  private static let closing = "。，、；：？！”’）」』】》〉〕"

  private func layout(_ text: String, ems: Double) throws -> TextLayout {
    try LayoutSamples.layout(text, width: ems * Self.em, book: book)
  }

  private func width(_ text: String) throws -> Double {
    try layout(text, ems: 100).width(ofLine: 0) / Self.em
  }

  @Test(
    "Two marks that meet lose half an em between them",
    arguments: ["”。", "。”", "』」", "）。", "（「", "“‘", "」「", "：“", "，“", "！”", "》、", "。（"])
  func pairs(pair: String) throws {
    #expect(try width("好\(pair)好") == 3.5)
  }

  @Test("A mark between letters keeps its em", arguments: ["。", "，", "“", "”", "（", "」", "："])
  func single(mark: String) throws {
    #expect(try width("好\(mark)好") == 3)
    #expect(try width("a\(mark)好") == width("a") + 2)
  }

  @Test("Marks with ink in the middle keep their em, and squeeze their neighbours")
  func middle() throws {
    #expect(try width("好・好") == 3)
    #expect(try width("」・「好") == 3)
    #expect(try width("あ：「好") == 4 - 0.5)
  }

  @Test("An ideographic space squeezes the marks beside it")
  func space() throws {
    #expect(try width("好。\u{3000}“好") == 1 + 0.5 + 1 + 0.5 + 1)
  }

  @Test("The empty half of a mark hangs over the end of a line, and is left out at its start")
  func ends() throws {
    let end = try layout("好好好。好好", ems: 3.5)
    #expect(LayoutSamples.lines(end) == ["好好好。", "好好"])
    #expect(end.width(ofLine: 0) == 3.5 * Self.em)
    let start = try layout("好好好「好好」", ems: 3)
    #expect(LayoutSamples.lines(start) == ["好好好", "「好好」"])
    #expect(start.width(ofLine: 1) == 3 * Self.em)
    #expect(try width("「好」") == 2)
  }

  @Test("What is squeezed is drawn where it is measured")
  func drawn() throws {
    let layouts = try ["好", "（", "「", "好", "」", "。", "好"].map { try layout($0, ems: 10) }
    // At a line's start an opening mark's pen is half an em left of it.
    let offsets = [0.0, 30, 40, 50, 70, 80, 100]
    let composed = try TextPicture(width: 400, height: 120) { canvas in
      for (layout, x) in zip(layouts, offsets) { layout.draw(on: canvas, at: Point(x: x, y: 0)) }
    }
    #expect(try TextPicture(of: "好（「好」。好", book: book) == composed)
  }

  @Test("No paragraph ends with a line of one letter, or of one mark")
  func runts() throws {
    #expect(try LayoutSamples.lines(layout("一二三四五六", ems: 5)) == ["一二三四", "五六"])
    #expect(try LayoutSamples.lines(layout("一二三四五六。", ems: 5)) == ["一二三四", "五六。"])
    #expect(
      try LayoutSamples.lines(layout("一二三四五“六。”", ems: 5)) == ["一二三四", "五“六。”"])
    #expect(try LayoutSamples.lines(layout("一二三四五六七", ems: 5)) == ["一二三四五", "六七"])
    let latin = try layout("使用一下 SDL 吗", ems: 6.5)
    #expect(LayoutSamples.lines(latin) == ["使用一下 ", "SDL 吗"])
  }

  @Test("A line is not robbed of more than half for the last one")
  func runtsInNarrowColumns() throws {
    #expect(try LayoutSamples.lines(layout("一二三", ems: 2)) == ["一", "二三"])
    #expect(try LayoutSamples.lines(layout("一二", ems: 1)) == ["一", "二"])
    let word = try LayoutSamples.layout("paginated", width: 400, book: book).size.width
    let narrow = try LayoutSamples.layout("paginated字", width: word, book: book)
    #expect(LayoutSamples.lines(narrow) == ["paginated", "字"])
  }

  @Test("No line begins with a closing mark, after quotation marks and long words neither")
  func kinsoku() throws {
    let text =
      "他说：“好。”然后（笑着）走了。《红楼梦》、《西游记》；“‘双引号’。”！？"
      + "wwwwwwwwwwwwwwwwwwwwwwww。文字『かぎ』」、という。“2024”，“SDL”；（ABC）：完。”"
    for ems in stride(from: 5.0, to: 14, by: 0.25) {
      for line in try LayoutSamples.lines(layout(text, ems: ems)) {
        #expect(!Self.closing.contains(line.first ?? "x"), "\(line) at \(ems) em")
      }
    }
  }

  @Test("Both marks of a pair, and signs in a row, come from one font")
  func sameFont() throws {
    #expect(try width("“2024年”") == width("2024年") + 1)
    #expect(try width("——好") == width("好——"))
    #expect(try width("“……”好") == width("好“……”"))
    // English in the same text keeps its own marks.
    let english = try width("It’s “fine” — really…")
    #expect(try width("好 It’s “fine” — really…") == english + width("好 x") - width("x"))
  }

  @Test("A font whose quotation marks are full-width gives half of them to Western words")
  func westernWords() throws {
    let style = TextStyle(family: .named(["Noto Serif CJK SC"]), size: 20, lineHeight: 1.4)
    func width(_ text: String) throws -> Double {
      try LayoutSamples.layout(text, width: 900, style: style, book: book).width(ofLine: 0)
    }
    #expect(try width("it’s") == width("it") + width("s") + 10)
    #expect(try width("a “b” c") == width("a b c") + 20)
  }

  @Test("Lines are counted as they are laid out, whatever marks meet")
  func counted() throws {
    var state: UInt64 = 11
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let parts = [
      "好", "汉字", "。", "，", "「", "」", "（", "）", "：", "、", "\u{3000}", "SDL ", "word", "！", "《", "》",
    ]
    var text = ""
    for _ in 0..<200 {
      for _ in 0..<(4 + next(60)) { text += parts[next(parts.count)] }
      text += "\n"
    }
    for width in [400.0, 233, 130, 70] {
      let style = TextStyle(size: 20, lineHeight: 1.4)
      let long = try LongText(text, style: style, width: width, scale: 1, fonts: book)
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      var paragraph = 0
      for one in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let alone = try LongText(String(one), style: style, width: width, scale: 1, fonts: book)
        alone.measure(paragraphs: 1)
        let laidOut = try LayoutSamples.layout(String(one), width: width, book: book)
        #expect(alone.lineCount == laidOut.lineCount, "\(one) in \(width)")
        paragraph += 1
      }
      #expect(paragraph == 200)
      long.measure(paragraphs: .max)
      #expect(long.lineCount == layout.lineCount)
    }
  }

  @Test("A mark that began a line of one letter has its em again where the line gets longer")
  func openingMarkMoved() throws {
    // 「字」 alone would be the last line; a letter of the line before comes along.
    let lines = try layout("汉汉汉汉汉「字」", ems: 5)
    #expect(LayoutSamples.lines(lines) == ["汉汉汉汉", "汉「字」"])
    #expect(lines.width(ofLine: 1) / Self.em == 3.5)
  }

  @Test("A line gives nothing to the last one where it would lose more than half of itself")
  func notMoreThanHalf() throws {
    let lines = LayoutSamples.lines(try layout("汉internationalisation。汉", ems: 11.5))
    #expect(lines.count == 2 && lines.last == "汉")
  }

  @Test func `A line gives nothing either where it would lose a little more than half`() throws {
    let word = "international。"
    let ems = try width(word)
    // As many letters before the word as leave it more than half of the line.
    let letters = Int((ems * 0.75).rounded())
    #expect(Double(letters) < ems && Double(letters) * 2 > ems)
    let text = String(repeating: "汉", count: letters) + word + "汉"
    let lines = LayoutSamples.lines(try layout(text, ems: Double(letters) + ems + 0.25))
    #expect(lines.count == 2 && lines.last == "汉")
  }
}
