/// A drawing that explains one part of the motion.
protocol Figure {
  /// A few words over the title.
  var kicker: String { get }
  /// The title of its page.
  var title: String { get }
  /// What stands under the drawing.
  var remark: String { get }

  /// Adds the drawing to a column, with a height in points.
  func draw(in column: Column, height: Double)
}
