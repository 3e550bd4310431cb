import PagerSDL

/// A letter with its marks, as the itemizer sees it.
struct TextCluster {
  /// The bytes in the paragraph.
  var start: Int
  var end: Int
  /// Its first scalar, counted in the paragraph.
  var firstScalar: Int
  /// Tells whether there is more than one scalar.
  var hasMarks: Bool
  var character: Character
  var kind: TextItem.Kind
  var script: Script
  /// Tells whether Latin and East Asian fonts draw it differently.
  var isAmbiguous: Bool
  /// Tells whether such a sign stands in East Asian text.
  var isEastAsian = false
  /// What a full-width punctuation mark holds.
  var sign = FullWidthSign.none
  var level: UInt8 = 0
  var font = FaceSet.missing
}
