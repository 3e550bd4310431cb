package import PagerCore
package import PagerSDL

/// Pictures side by side in rows, in cells of one size with a gap around each.
package struct ContactSheet {
  /// Pixels around and between the cells.
  private let gap: Int
  /// Pixels below each row, the gap included.
  private let roomBelow: Int
  /// The width of a cell in pixels, 1 at least; narrower pictures stand at its left.
  private let cellWidth: Int
  /// The colour between the cells.
  private let background: Color

  /// Makes a plan of a sheet; below each row there is a gap when nothing else is wanted.
  package init(gap: Int, roomBelow: Int? = nil, cellWidth: Int, background: Color) {
    self.gap = gap
    self.roomBelow = roomBelow ?? gap
    self.cellWidth = max(1, cellWidth)
    self.background = background
  }

  /// The sheet: pictures in rows of `columns` or fewer, 1 at least, from left to right.
  ///
  /// `decorate` draws around a picture, given its index and where it will lie.
  /// - Throws: `PagerVideoError` when there is no memory for it.
  package func picture(
    of pictures: [Picture], columns: Int, decorate: ((Int, PageCanvas, Rect) -> Void)? = nil
  ) throws(PagerVideoError) -> Picture {
    let columns = max(1, min(columns, pictures.count))
    let rows = max(1, (pictures.count + columns - 1) / columns)
    let width = cellWidth + gap
    let height = (pictures.map(\.height).max() ?? 1) + roomBelow
    let sheet = try Picture(
      width: columns * width + gap, height: rows * height + gap, color: background)
    for (index, picture) in pictures.enumerated() {
      let x = gap + index % columns * width
      let y = gap + index / columns * height
      if let decorate {
        let area = Rect(
          x: Double(x), y: Double(y), width: Double(picture.width), height: Double(picture.height))
        try sheet.draw { decorate(index, $0, area) }
      }
      sheet.copy(picture, x: x, y: y)
    }
    return sheet
  }
}
