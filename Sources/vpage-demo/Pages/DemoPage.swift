import PageContent
import PagerCore
import PagerSDL

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
    let fresh = Column(page: size, area: area(in: size), scale: scale, context: context)
    compose(fresh)
    column = fresh
    return fresh
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
