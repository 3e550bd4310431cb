import PagerCapture
public import PagerCore
public import PagerSDL
import PagerTrace
import SDLVideo

/// Draws pages and pagers without a window, as they would be in one.
public enum Snapshot {
  /// The size of a view of which a test says nothing, in points.
  public static let defaultSize = TraceHeader.defaultSize

  /// The picture of a page that fills its view, at rest.
  ///
  /// Give it a view of its own, not one that a pager shows. It appears before and disappears after.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - index: The number that the view finds in its `index`.
  ///   - size: The size of the view in points.
  ///   - scale: Device pixels per point.
  /// - Returns: The picture, of `size` × `scale` pixels.
  /// - Throws: `PagerVideoError` when it cannot be drawn.
  public static func picture(
    of page: PageView, index: Int = 0, size: Size = defaultSize, scale: Double = 1
  ) throws(PagerVideoError) -> Picture {
    let source = SinglePage(page, index: max(0, index))
    let pager = PageContainer()
    pager.dataSource = source
    pager.startPage = source.index
    let picture = try picture(of: pager, size: size, scale: scale)
    pager.close(at: pager.time)
    return picture
  }

  /// The picture of a pager as it stands now.
  ///
  /// A pager that has not been shown yet starts; one that has keeps its time.
  ///
  /// - Parameters:
  ///   - pager: The pager.
  ///   - size: The size of its view in points; nil leaves it.
  ///   - scale: Device pixels per point; nil leaves it.
  /// - Returns: The picture, of `size` × `scale` pixels.
  /// - Throws: `PagerVideoError` when it cannot be drawn.
  public static func picture(
    of pager: PageContainer, size: Size? = nil, scale: Double? = nil
  ) throws(PagerVideoError) -> Picture {
    let isNew = pager.firstSize == nil
    let size = size ?? (isNew ? defaultSize : pager.size)
    // The textures belong to a stage: to that of a window before, to ours here.
    pager.dropTextures()
    defer { pager.dropTextures() }
    do throws(SDLError) {
      let stage = try OffscreenStage(size: size, scale: scale ?? (isNew ? 1 : pager.scale))
      pager.open(size: size, scale: scale ?? (isNew ? 1 : pager.scale), at: pager.time)
      try stage.draw(pager)
      let picture = try stage.picture()
      pager.dropTextures()
      return picture
    } catch {
      throw PagerVideoError(error.description)
    }
  }
}

/// The data of a pager of one page; its neighbours are empty.
private final class SinglePage: PageDataSource {
  let index: Int
  private let page: PageView

  init(_ page: PageView, index: Int) {
    self.page = page
    self.index = index
  }

  func numberOfPages(in pager: PageContainer) -> Int { index + 1 }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    index == self.index ? page : PageView()
  }
}
