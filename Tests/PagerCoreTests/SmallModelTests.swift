import Testing

@testable import PagerCore

/// Every state that a few inputs can reach, on up to four pages.
///
/// The strip is pulled in quarters of a page by a tracking drag and let go without velocity;
/// settles are looked at half-way and at their end. States are told apart by what decides the
/// future, not by time, so that there is a finite number of them.
@Suite("The small model, exhaustively")
struct SmallModelTests {
  /// What decides the future of a pager, without its clock, steps and surfaces.
  private struct Key: Hashable {
    var pages: [Int?]
    var detour: PageStrip.Detour?
    var displacement: Int
    var motion: String
    var onShow: [Int]
    var isLocked: Bool
  }

  /// An input of the model.
  private enum Move: String, CaseIterable {
    case press, click, back, forth, release, cancel
    case next, previous, slide, cut, reload, shrink, halfWay, end
  }

  /// The pull in quarters belongs to the user, not to the pager.
  private struct Node {
    var bench: PagerBench
    var quarters = 0
    var isDown = false
    /// How it was reached, for the message of a failure.
    var way = ""
  }

  private func key(_ hold: Drag.Hold, _ step: Int) -> String {
    switch hold {
    case .pull(let pull): "\(pull.grip.originStep - step)"
    case .turn(let grip, let turn):
      "\(grip.originStep - step) \(turn.target - step) \(turn.range.count)"
    case .content, .looseContent, .contentAcross: "inside"
    }
  }

  private func key(_ node: Node) -> Key {
    let pager = node.bench.pager
    let motion: String
    switch pager.motion {
    case .idle: motion = "idle"
    case .pressed(let press):
      motion = "pressed \(press.caught.map { $0.target - pager.track.strip.step } ?? 9)"
    case .dragging(let drag):
      motion = "dragging \(node.quarters) " + key(drag.hold, pager.track.strip.step)
    case .settling(let settling):
      motion =
        "settling \(settling.settle.target - pager.track.strip.step) \(settling.cause == .turn)"
    }
    let onShow: [Int] =
      switch pager.track.lifecycle.state {
      case .none: []
      case .shown(let slot): [slot.page]
      case .crossing(let from, let to): [from.page, to.page]
      }
    var detour = pager.track.strip.detour
    detour?.step -= pager.track.strip.step
    return Key(
      pages: [
        pager.track.strip.previous.page, pager.track.strip.current.page,
        pager.track.strip.next.page,
      ],
      detour: detour, displacement: Int((pager.displacementFraction * 8).rounded()), motion: motion,
      onShow: onShow, isLocked: node.isDown && pager.pointers.owner == nil)
  }

  /// The node after a move, or nil where the move makes no sense.
  private func after(_ move: Move, _ node: Node, pages: Int) -> Node? {
    var node = node
    node.way += " \(move.rawValue)"
    switch move {
    case .press:
      if node.isDown { return nil }
      node.isDown = true
      node.quarters = 0
      node.bench.press()
    case .back, .forth:
      let wanted = node.quarters + (move == .forth ? 1 : -1)
      if !node.isDown || wanted.magnitude > 5 { return nil }
      node.quarters = wanted
      node.bench.pull(to: Double(wanted) / 4, after: 200)
    case .release, .click:
      if !node.isDown { return nil }
      node.isDown = false
      node.bench.lift()
    case .cancel:
      if !node.isDown { return nil }
      node.isDown = false
      node.bench.send(.focus(false))
    case .next: node.bench.send(.goToNext)
    case .previous: node.bench.send(.goToPrevious)
    case .slide: node.bench.send(.goTo(page: pages - 1, animated: true))
    case .cut: node.bench.send(.goTo(page: 0, animated: false))
    case .reload: node.bench.send(.reload(count: pages, current: nil))
    case .shrink:
      if pages < 2 { return nil }
      node.bench.send(.reload(count: pages - 1, current: nil))
      node.bench.send(.reload(count: pages, current: nil))
    case .halfWay:
      guard case .settling(let settling) = node.bench.pager.motion else { return nil }
      let now = node.bench.pager.now
      node.bench.wait((settling.settle.end.milliseconds - now.milliseconds) / 8)
    case .end:
      if !node.bench.pager.needsNextFrame { return nil }
      node.bench.settle()
    }
    return node
  }

  @Test("All words are legal on every way", arguments: 1...4, Boundary.allCases)
  func allStates(_ pages: Int, _ boundary: Boundary) {
    for following in DragFollowing.allCases {
      let configuration = PagerConfiguration(boundary: boundary, following: following)
      var first = Node(bench: PagerBench(configuration, pages: pages, at: 0))
      var words = LegalWords()
      for event in first.bench.events { _ = words.take(event, count: pages) }
      first.bench.events.removeAll()
      var seen: Set<Key> = [key(first)]
      var queue: [(Node, LegalWords)] = [(first, words)]
      var next = 0
      while next < queue.count {
        let (node, words) = queue[next]
        next += 1
        for move in Move.allCases {
          guard var reached = after(move, node, pages: pages) else { continue }
          var words = words
          for event in reached.bench.events {
            if let problem = words.take(event, count: pages) {
              Issue.record("\(problem) after \(reached.way)")
              return
            }
          }
          reached.bench.events.removeAll()
          if let problem = words.problem(of: reached.bench.pager) {
            Issue.record("\(problem) after \(reached.way)")
            return
          }
          if seen.insert(key(reached)).inserted { queue.append((reached, words)) }
        }
        #expect(queue.count < 50_000)
        if queue.count >= 50_000 { return }
      }
      #expect(queue.count > 10)
    }
  }
}
