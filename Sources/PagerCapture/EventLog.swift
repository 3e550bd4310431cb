package import PagerCore
package import PagerSDL
import PagerTrace

/// Writes what happens in a pager as JSON Lines: one object for every frame in motion, rest and event.
///
/// Nothing in it depends on the machine: the same run gives the same bytes.
package final class EventLog: PagerObserver {
  private let write: (String) -> Void
  /// Where the strip rested in the frame before; nil when that was in motion.
  private var lastRest: Rest?
  private var hasBegun = false

  /// What tells one rest from another.
  private struct Rest: Equatable {
    var page: Int?
    var innerOffset: Double

    init?(_ frame: PagerFrame) {
      guard frame.phase == .idle else { return nil }
      page = frame.page
      innerOffset = frame.innerOffset
    }
  }

  /// Makes a log that hands each line, with its line end, to a closure.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package func pager(_ pager: PageContainer, told event: PagerEvent) {
    record(event, page: pager.page)
  }

  package func window(_ window: PagerWindow, didPresent frame: PagerFrame) { record(frame) }

  package func window(_ window: PagerWindow, didSkip frame: PagerFrame) { record(frame) }

  /// Writes an event at the instant at which it fell due; clicks are no part of the log.
  package func record(_ event: PagerEvent, page: Int?) {
    let time = decimal(event.time.milliseconds, places: 3)
    func line(_ name: String, _ page: Int?, _ more: String = "") {
      write("{\"t\":\(time),\"event\":\"\(name)\",\"page\":\(Self.number(page))\(more)}\n")
    }
    switch event.kind {
    case .willAppear(let slot): line("willAppear", slot.page)
    case .didAppear(let slot): line("didAppear", slot.page)
    case .willDisappear(let slot): line("willDisappear", slot.page)
    case .didDisappear(let slot): line("didDisappear", slot.page)
    case .willBeginDragging: line("willBeginDragging", page)
    case .willEndDragging(let target, let velocity):
      line("willEndDragging", target, ",\"velocity\":\(decimal(velocity, places: 3))")
    case .didSettle(let page): line("didSettle", page)
    case .didRecentre(let page): line("didRecentre", page)
    case .bind(let slot): line("bind", slot.page, ",\"surface\":\(slot.surface)")
    case .recycle(let slot): line("recycle", slot.page, ",\"surface\":\(slot.surface)")
    case .reindex(let slot, let former):
      line("reindex", slot.page, ",\"from\":\(former),\"surface\":\(slot.surface)")
    case .click, .resetInnerOffset, .didChangeActivePage: break
    }
  }

  /// Whether a frame shows a rest that no frame before has shown, as after a jump without motion.
  package func isNewRest(_ frame: PagerFrame) -> Bool {
    guard hasBegun, let rest = Rest(frame) else { return false }
    return rest != lastRest
  }

  /// Writes a frame in motion, or the first one of a rest; the others and the first of all are left out.
  package func record(_ frame: PagerFrame) {
    let isWanted = frame.phase != .idle || isNewRest(frame)
    hasBegun = true
    lastRest = Rest(frame)
    guard isWanted else { return }
    let visible = frame.visiblePages.map(String.init).joined(separator: ",")
    write(
      "{\"t\":\(decimal(frame.time.milliseconds, places: 3)),\"phase\":\"\(frame.phase.rawValue)\","
        + "\"page\":\(Self.number(frame.page)),"
        + "\"displacement\":\(decimal(frame.displacement, places: 3)),"
        + "\"inner\":\(decimal(frame.innerOffset, places: 3)),\"visible\":[\(visible)]}\n")
  }

  private static func number(_ page: Int?) -> String { page.map(String.init) ?? "null" }
}
