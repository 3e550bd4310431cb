import PagerCore

/// Draws the frames of a pager as characters: a pixel is a character, the background a dot.
///
/// It sees of a pager no more than a frame.
struct CharacterRenderer {
  /// The character of a page at a column and a row of its content.
  var character: (_ page: Int, _ column: Int, _ row: Int) -> Character

  /// The lines of a frame, from top to bottom.
  func draw(_ frame: PagerFrame) -> [String] {
    (0..<frame.heightPixels).map { y in
      String((0..<frame.widthPixels).map { x in character(of: frame, x, y) })
    }
  }

  private func character(of frame: PagerFrame, _ x: Int, _ y: Int) -> Character {
    for page in [frame.first, frame.second] {
      guard let page else { continue }
      var (column, row) = (x, y)
      if frame.axis == .horizontal { column -= page.originPixels } else { row -= page.originPixels }
      guard 0..<frame.widthPixels ~= column, 0..<frame.heightPixels ~= row else { continue }
      if frame.innerAxis == .horizontal {
        column += page.innerPixels
      } else {
        row += page.innerPixels
      }
      return character(page.slot.page, column, row)
    }
    return "."
  }
}
