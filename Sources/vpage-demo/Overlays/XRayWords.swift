import PagerCore
import PagerSDL

/// The words of the x-ray, laid out when they change and not in every frame.
struct XRayWords {
  /// What they depend on beside the layout and the colours.
  struct Content: Hashable {
    var sheets: [StripState.Sheet] { [first, second, third] }
    var first: StripState.Sheet
    var second: StripState.Sheet
    var third: StripState.Sheet
    var status: XRayStatus
    var feel: PagerConfiguration
    var pages: Int
    /// How many events there have been.
    var events: Int
  }

  /// The words about a sheet.
  struct SheetWords {
    var page: TextImage
    var identifier: TextImage?
    var times: TextImage
  }

  /// An event, and when it fell due.
  struct Event {
    var milliseconds: Int
    var text: EventText
  }

  /// The room for the times, in points.
  static let timeWidth = 48.0

  let heading: TextImage
  /// How to close the panel; nil where there is no room.
  let closing: TextImage?
  let status: TextImage
  let sheets: [SheetWords]
  let values: [TextImage]
  let events: [(time: TextImage, words: TextImage)]

  /// Lays the words out; numbers without room are cut to their last digits.
  init(
    _ content: Content, _ events: [Event], _ art: XRayArt, _ layout: XRayLayout, _ palette: Palette
  ) {
    let inner = layout.panel.width - 32
    let pages = content.pages == 1 ? "1 page" : "\(content.pages.grouped) pages"
    let title = art.text("Three surfaces, \(pages)", .smallStrong, palette.ink)
    heading =
      title.size.width <= inner - layout.buttonRoom
      ? title : art.text(pages, .smallStrong, palette.ink)
    let closing = art.text("Tab closes", .caption, palette.softInk)
    // The dots of the menu stand in the corner of a panel that covers theirs.
    let free = inner - layout.buttonRoom
    self.closing = heading.size.width + closing.size.width + 16 <= free ? closing : nil
    let line = layout.statusLine
    let sentence = art.text(
      content.status.text { ($0 + 1).grouped }, .caption, palette.softInk,
      width: max(1, line.width))
    status =
      sentence.size.height <= line.height
      ? sentence
      : art.text(
        content.status.text(LogColumns.short), .caption, palette.softInk, width: max(1, line.width))
    let room = layout.events.width - Self.timeWidth - 12
    let rows = Int((layout.events.height / XRayLayout.eventRow).rounded())
    self.events = events.suffix(rows).map { event in
      let color = event.text.color(palette)
      let whole = art.text(event.text.line, .caption, color)
      return (
        art.time(event.milliseconds),
        whole.size.width <= room
          ? whole : art.text(event.text.line(LogColumns.short), .caption, color)
      )
    }
    values = FeelSetting.allCases.map { art.text($0.text(content.feel), .label, palette.ink) }
    sheets = content.sheets.enumerated().map { position, sheet in
      let room = layout.labels[position].width - 28
      var page = art.text(
        sheet.page.map { "Page \(($0 + 1).grouped)" } ?? "No page", .label, palette.ink)
      if page.size.width > room, let number = sheet.page {
        page = art.text(LogColumns.short(number), .label, palette.ink)
      }
      return SheetWords(
        page: page,
        identifier: sheet.page == nil
          ? nil : art.text(sheet.identifier, .caption, palette.softInk),
        times: art.text("bound \(sheet.bindings.grouped)×", .caption, palette.softInk))
    }
  }
}
