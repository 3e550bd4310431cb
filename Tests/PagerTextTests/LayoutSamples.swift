import PagerText

/// Texts that are hard to break, each for one reason.
enum LayoutSamples {
  static let mixed =
    "Latin 文字 and 単語 in one line、区切り「鍵」。とても長い文章なので、途中で折り返す必要があります。"
  static let han = String(repeating: "山高月小水落石出曾日月之几何而江山不可复识矣。", count: 6)
  static let longWord = "Short. " + String(repeating: "W", count: 200) + " short again."
  static let digits = String(repeating: "0123456789", count: 200)
  static let thai = "ภาษาไทยเขียนติดกันโดยไม่มีช่องว่างระหว่างคำ"
  static let marks = "e\u{301}a\u{308}o\u{302}\u{323} Z\u{351}\u{36B}\u{343}\u{334}a ที่ น้ำ कि क्षि"
  static let emoji = "👩‍👩‍👧‍👦 family 🐻‍❄️ bear 🏳️‍🌈 flag 🇫🇷🇩🇪 two 👍🏽 tone ☎︎ text ☎️ 🔒"
  static let arabic = "مرحبا بالعالم 123 abc (שלום) ועוד מילים"
  static let all = [mixed, han, longWord, digits, thai, marks, emoji, arabic]
  static let widths = [400.0, 200, 60, 30, 21, 8, 1]

  /// Lays out a text 20 points high at one device pixel a point.
  static func layout(
    _ text: String, width: Double, style: TextStyle = TextStyle(size: 20, lineHeight: 1.4),
    book: FontBook = FontBook()
  ) throws -> TextLayout {
    try TextLayout(text, style: style, width: width, scale: 1, fonts: book)
  }

  /// Returns the characters of each line.
  static func lines(_ layout: TextLayout) -> [String] {
    (0..<layout.lineCount).map { layout.text(ofLine: $0) }
  }
}
