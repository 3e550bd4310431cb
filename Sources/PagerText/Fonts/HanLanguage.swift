/// The language whose forms Han characters take: Unicode has one number for all of them.
enum HanLanguage: Hashable {
  case chinese, japanese, korean

  /// Guesses from the letters of a text: kana mean Japanese, else hangul Korean, else Chinese.
  ///
  /// Reads every byte once; only the lead bytes of kana and hangul matter.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var hasHangul = false
    var index = 0
    let last = bytes.count - 2
    while index < last {
      let byte = bytes[index]
      if byte == 0xE3 {
        // U+3041...U+30FF are E3 81 81 to E3 83 BF.
        let next = bytes[index + 1]
        if next >= 0x81 && next <= 0x83 {
          self = .japanese
          return
        }
      } else if byte >= 0xEA && byte <= 0xED {
        // U+AC00...U+D7A3 are EA B0 80 to ED 9E A3.
        let value = UInt16(byte) << 8 | UInt16(bytes[index + 1])
        if value >= 0xEAB0 && value <= 0xED9E { hasHangul = true }
      }
      index += 1
    }
    self = hasHangul ? .korean : .chinese
  }

  /// The end of the names of the Noto families.
  var notoSuffix: String {
    switch self {
    case .chinese: "SC"
    case .japanese: "JP"
    case .korean: "KR"
    }
  }

  /// The language for fontconfig.
  var fontconfig: String {
    switch self {
    case .chinese: "zh-cn"
    case .japanese: "ja"
    case .korean: "ko"
    }
  }
}
