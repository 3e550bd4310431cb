/// The picture of a run of text: how much of each device pixel its ink covers.
struct CoverageMask {
  /// Device pixels from the pen's whole pixel to the left column.
  let left: Int
  /// Device pixels from the baseline down to the top row; negative above it.
  let top: Int
  /// The columns; 0 when there is no ink.
  let width: Int
  /// The rows; 0 when there is no ink.
  let height: Int
  /// One byte a pixel, 0...255, rows top to bottom.
  let coverage: [UInt8]

  /// A mask without ink.
  static let empty = CoverageMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}
