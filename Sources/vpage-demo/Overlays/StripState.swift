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
  var sheets: [Sheet] = []
  /// How far the window stands below or to the right of the middle, in pages.
  var share = 0.0

  /// Reads the strip off a frame and the surfaces.
  ///
  /// The surfaces always follow each other in the same circle, so the current one tells them all.
  init(_ frame: PagerFrame, of pager: PageContainer) {
    share = Double(frame.shiftPixels) / Double(max(1, frame.extentPixels))
    let visible = [frame.first, frame.second].compactMap { $0 }
    let current = visible.first { $0.originPixels == -frame.shiftPixels }
    // Just before it re-centres the strip may stand on the neighbour to the pixel.
    let back = frame.displacementPixels > 0 ? 2 : 1
    let neighbour = visible.first.map { ($0.slot.surface + back) % 3 }
    let middle = current?.slot.surface ?? neighbour ?? 1
    sheets = (frame.isMirrored ? [1, 0, 2] : [2, 0, 1]).map { step in
      let number = (middle + step) % 3
      let surface = pager.surfaces[number]
      return Sheet(
        surface: number, page: surface.view?.index,
        identifier: surface.view?.reuseIdentifier ?? "", bindings: surface.bindings)
    }
  }

  /// The surface in the middle.
  var middle: Int { sheets.count == 3 ? sheets[1].surface : 1 }
}
