import PagerCore
import PagerSDL
import PagerText
import PagerTrace

/// A page of the demo: composes its content into a column once per size, and keeps it.
class DemoPage: PageView {
  /// The fonts and colours.
  let context: DemoContext

  private var column: Column?
  /// The revision of the context that the column was composed with.
  private var revision = 0

  /// Makes a page with the fonts and colours of the demo.
  required init(context: DemoContext) {
    self.context = context
    super.init()
  }

  /// Makes a page that brings its own fonts and the light colours.
  required init() {
    context = DemoContext(fonts: FontBook(), palette: Palette(theme: .light))
    super.init()
  }

  /// The colours.
  var palette: Palette { context.palette }

  override var background: Color { palette.paper }

  /// The part of the page that its content fills; nil for all of it.
  func area(in size: Size) -> Rect? { nil }

  /// Fills an empty column; subclasses put their content in.
  func compose(_ column: Column) {}

  /// The content laid out for a size: the one kept, or a new one.
  final func column(fitting size: Size) -> Column {
    if let column, column.page == size, column.scale == scale, revision == context.revision {
      return column
    }
    revision = context.revision
    let fresh = makeColumn(fitting: size)
    column = fresh
    return fresh
  }

  /// Lays the content out for a size.
  func makeColumn(fitting size: Size) -> Column { composed(fit(for: size), fitting: size) }

  /// The room between the pieces that is tried: all of it, less so that the page fits, or more so
  /// that it scrolls by a whole line at least.
  private static let spacings = [1, 0.8, 0.6, 0.4, 1.5, 2, 3]

  /// How a page is made to fit, or to scroll by more than mere margin.
  final func fit(for size: Size) -> Column.Fit {
    for spacing in Self.spacings {
      let column = Column(
        page: size, area: area(in: size), scale: scale, spacing: spacing, context: context)
      compose(column)
      let rise = column.rise()
      if column.isSettled { return Column.Fit(spacing: spacing, rise: rise) }
    }
    return Column.Fit()
  }

  /// The content laid out with a fit.
  final func composed(_ fit: Column.Fit, fitting size: Size) -> Column {
    let column = Column(
      page: size, area: area(in: size), scale: scale, spacing: fit.spacing, context: context)
    compose(column)
    column.move(by: -fit.rise)
    return column
  }

  /// Forgets the layout, and has the page measured and drawn anew.
  final func recompose() {
    column = nil
    setNeedsDisplay()
  }

  override func contentLength(fitting size: Size) -> Double { column(fitting: size).length }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    column(fitting: size).draw(on: canvas, visible: visible)
  }

  override func prepareForReuse() { column = nil }
}
