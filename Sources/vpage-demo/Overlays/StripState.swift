import PagerCore
import PagerSDL

/// The strip of three as the x-ray shows it at an instant.
struct StripState: Hashable {
  /// What is on a surface.
  struct Sheet: Hashable {
    /// The number of the surface, 0...2.
    var surface: Int
    /// The page on it, from 0; nil for none.
    var page: Int?
    /// The reuse identifier of the page's view.
    var identifier: String
    /// How often the surface has been given a page.
    var bindings: Int
  }

  /// The sheets from top to bottom or from left to right.
  private(set) var first: Sheet
  private(set) var second: Sheet
  private(set) var third: Sheet
  /// How far the window stands below or to the right of the middle, in pages.
  var fraction = 0.0

  /// Reads the strip off a frame and the surfaces.
  ///
  /// The surfaces always follow each other in the same circle, so the current one tells them all.
  init(_ frame: PagerFrame, of pager: PageContainer) {
    fraction = Double(frame.shiftPixels) / Double(max(1, frame.extentPixels))
    var middle = 1
    // Just before it re-centres the strip may stand on the neighbour to the pixel.
    let back = frame.displacementPixels > 0 ? 2 : 1
    if let page = frame.first, page.originPixels == -frame.shiftPixels {
      middle = page.slot.surface
    } else if let page = frame.second, page.originPixels == -frame.shiftPixels {
      middle = page.slot.surface
    } else if let page = frame.first {
      middle = (page.slot.surface + back) % 3
    }
    func sheet(_ step: Int) -> Sheet {
      let number = (middle + step) % 3
      let surface = pager.surfaces[number]
      return Sheet(
        surface: number, page: surface.view?.index,
        identifier: surface.view?.reuseIdentifier ?? "", bindings: surface.bindings)
    }
    first = sheet(frame.isMirrored ? 1 : 2)
    second = sheet(0)
    third = sheet(frame.isMirrored ? 2 : 1)
  }

  /// The sheet at a position from the top or left, 0...2.
  subscript(position: Int) -> Sheet { position == 0 ? first : position == 1 ? second : third }

  /// The surface in the middle.
  var middle: Int { second.surface }
}
