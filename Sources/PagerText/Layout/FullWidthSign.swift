import PagerSDL

/// What a full-width punctuation mark's em holds: ink in one half and nothing in the other.
enum FullWidthSign: UInt8 {
  /// No such mark.
  case none
  /// A mark whose left half is empty, such as an opening bracket.
  case opening
  /// A mark whose right half is empty, such as a closing bracket or a Chinese full stop.
  case closing
  /// A mark with ink in the middle.
  case middle

  /// Tells whether a character may be such a mark; its glyph decides.
  static func isCandidate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2018, 0x2019, 0x201C, 0x201D, 0x3001, 0x3002, 0x3008...0x3011, 0x3014...0x301B,
      0x301D...0x301F, 0x30FB, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
      0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F, 0xFF60:
      true
    default: false
    }
  }

  /// Finds the kind by the ink: fonts of one language put a colon left, those of others amid.
  init(_ scalar: Unicode.Scalar, in font: PixelFont) {
    guard let blanks = font.blanksOfFullWidth(scalar) else {
      self = .none
      return
    }
    // Ink may round outwards by a column.
    let half = font.halfEm - 1
    self = blanks.right >= half ? .closing : blanks.left >= half ? .opening : .middle
  }
}
