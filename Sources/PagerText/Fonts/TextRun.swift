/// A short text of one font and direction, shaped as a whole: a word, a syllable, an ideograph.
///
/// It has one mask for each quarter of a pixel its pen may stand at, made when first drawn.
package final class TextRun {
  /// The characters, in the order they are spoken.
  package let text: String
  /// Tells whether it is read from right to left.
  package let isRightToLeft: Bool
  /// Quarter pixels from this run's pen to the next one's.
  package let advance: Int
  /// Device rows by which ink may stick out above the font's ascent or below its descent.
  package let overhang: Int
  var masks: [CoverageMask?] = [nil, nil, nil, nil]
  /// The generation of the cache in which it was last drawn.
  var generation = -1

  init(text: String, isRightToLeft: Bool, advance: Int, overhang: Int) {
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.advance = advance
    self.overhang = overhang
  }

  /// Throws the masks away; they are made again when needed.
  func dropMasks() {
    for phase in masks.indices { masks[phase] = nil }
  }
}
