/// Which page each lane of the event log stands for, and where that page is in its life cycle.
///
/// Six pages at most have lanes. With more pages a lane goes over to a page that needs one, once its
/// own page is hidden: three pages at most are in view or on their way.
struct LogLanes: Hashable {
  /// How many lanes there are.
  static let count = 6

  /// A lane: a page, from 0, and its state.
  struct Lane: Hashable {
    var page: Int
    var state = PageState.hidden
  }

  private(set) var lanes: [Lane] = (0..<count).map { Lane(page: $0) }

  /// The states of all lanes.
  var states: [PageState] { lanes.map(\.state) }

  /// Whether nothing is under way: what has been announced has happened.
  var isBalanced: Bool { lanes.allSatisfy { $0.state == .hidden || $0.state == .shown } }

  /// Whether all pages are hidden.
  var isHidden: Bool { lanes.allSatisfy { $0.state == .hidden } }

  /// Sets the state of a page; returns its lane.
  mutating func set(_ state: PageState, ofPage page: Int) -> Int {
    let lane = lane(for: page)
    lanes[lane].state = state
    return lane
  }

  private mutating func lane(for page: Int) -> Int {
    if let lane = lanes.firstIndex(where: { $0.page == page }) { return lane }
    let home = page % Self.count
    let isFree = { [lanes] (lane: Int) in lanes[lane].state == .hidden }
    let lane = isFree(home) ? home : (0..<Self.count).first(where: isFree) ?? home
    lanes[lane] = Lane(page: page)
    // The other free lanes stand for the pages about it, so that the numbers go up from lane to lane
    // and start anew once.
    for other in 0..<Self.count where other != lane && isFree(other) {
      let near = page - page % Self.count + other
      if !lanes.contains(where: { $0.page == near }) { lanes[other].page = near }
    }
    return lane
  }
}
