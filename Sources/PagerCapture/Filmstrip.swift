public import PagerCore
public import PagerSDL
import PagerTrace

/// A contact sheet of frames: time, page and position stand under each.
public struct Filmstrip {
  /// Draws a line of text with its top left corner at a point of a canvas, within a width in points.
  public typealias CaptionDrawer = (
    _ text: String, _ kind: CaptionKind, _ canvas: PageCanvas, _ origin: Point, _ width: Double
  ) -> Void

  /// The two lines under a frame.
  public enum CaptionKind: Hashable, Sendable {
    /// The time.
    case time
    /// The page, its position and what the pager does.
    case detail
  }

  private struct Entry {
    var picture: Picture
    var caption: String
    var detail: String
  }

  private let drawCaption: CaptionDrawer?
  private let frameWidth: Int
  private var entries: [Entry] = []

  /// Pixels around and between the frames.
  private static let gap = 24
  /// Pixels under a frame for its two lines of text.
  private static let captionHeight = 56

  /// Makes an empty sheet whose frames are reduced to a width in pixels, 40 at least.
  ///
  /// Without something that draws captions there are none, and no room for them.
  public init(frameWidth: Int = 200, captions: CaptionDrawer? = nil) {
    self.frameWidth = max(40, frameWidth)
    drawCaption = captions
  }

  /// How many frames the sheet has.
  public var count: Int { entries.count }

  /// Adds a frame and what it shows.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public mutating func add(_ picture: Picture, _ frame: PagerFrame) throws(PagerVideoError) {
    let page = frame.page.map { "page \($0)" } ?? "no page"
    let position =
      frame.innerOffset > 0 && frame.displacement == 0
      ? "inside \(decimal(frame.innerOffset, places: 0)) pt"
      : "\(decimal(frame.displacement, places: 0)) pt"
    entries.append(
      Entry(
        picture: try picture.reduced(toWidth: frameWidth),
        caption: "\(decimal(frame.time.milliseconds, places: 0)) ms",
        detail: "\(page) · \(position) · \(frame.phase.rawValue)"))
  }

  /// The sheet: frames in rows of `columns` or fewer, 1 at least, from left to right.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public func sheet(columns: Int = 6) throws(PagerVideoError) -> Picture {
    let sheet = ContactSheet(
      gap: Self.gap, roomBelow: drawCaption == nil ? nil : Self.captionHeight,
      cellWidth: frameWidth, background: Color(hex: 0xF4F4F6))
    let width = Double(frameWidth + Self.gap)
    return try sheet.picture(of: entries.map(\.picture), columns: columns) { index, canvas, area in
      canvas.fill(Color(hex: 0xC9C9CF), area.inset(by: -1))
      let entry = entries[index]
      drawCaption?(entry.caption, .time, canvas, Point(x: area.x, y: area.maxY + 8), width)
      drawCaption?(entry.detail, .detail, canvas, Point(x: area.x, y: area.maxY + 26), width)
    }
  }
}
