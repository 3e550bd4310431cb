package import PagerCore

extension PagerEvent {
  /// The name that logs have for an event of the life cycle, and its page.
  package var lifecycle: (String, Int)? {
    switch kind {
    case .willAppear(let slot): ("willAppear", slot.page)
    case .didAppear(let slot): ("didAppear", slot.page)
    case .willDisappear(let slot): ("willDisappear", slot.page)
    case .didDisappear(let slot): ("didDisappear", slot.page)
    default: nil
    }
  }

  /// The event in short; nil for those that concern surfaces alone.
  package var word: String? {
    switch kind {
    case .willAppear(let slot): "WA\(slot.page)"
    case .didAppear(let slot): "DA\(slot.page)"
    case .willDisappear(let slot): "WD\(slot.page)"
    case .didDisappear(let slot): "DD\(slot.page)"
    case .willBeginDragging: "begin"
    case .willEndDragging(let target, _): "end \(target)"
    case .didSettle(let page): "settle \(page)"
    case .didRecentre(let page): "recentre \(page)"
    case .click(let slot, _): "click \(slot.page)"
    case .bind, .recycle, .resetInnerOffset, .didChangeActivePage, .reindex: nil
    }
  }
}
