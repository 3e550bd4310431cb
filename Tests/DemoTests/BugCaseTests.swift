import PagerCore
import PagerTestSupport
import PagerTrace
import Testing

/// Public bug reports about pagers, played by the program: gestures, jumps and keys.
@Suite struct BugCaseTests {
  @Test func `Five fast swipes turn five pages, one at a time`() throws {
    // BC-01
    var script = BugCaseScript(.fiveFastSwipes)
    script.addRules()
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: 2))
    let page = try run.expectRules()
    #expect(page == 7)
    #expect(run.recentres == [3, 4, 5, 6, 7])
  }

  @Test(arguments: [true, false])
  func `Two fast swipes toward a near end stop at it`(isAtEnd: Bool) throws {
    // BC-02
    var script = BugCaseScript()
    script.swipe(forward: isAtEnd, at: 0)
    script.swipe(forward: isAtEnd, at: 140)
    for time in stride(from: 250.0, through: 700, by: 50) {
      script.add("screenshot at-\(Int(time)).png", at: time)
    }
    script.addRules(forward: !isAtEnd)
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: isAtEnd ? 10 : 1))
    let page = try run.expectRules(forward: !isAtEnd)
    #expect(page == (isAtEnd ? 11 : 0))
    #expect(run.recentres == [page])
    #expect(run.log.allSatisfy { $0.page.map { (0...11).contains($0) } ?? false })
    #expect(run.pictures.count == 12)
  }

  @Test
  func `A swipe forth and at once back ends on one of the pages, with one event for each change`()
    throws
  {
    // BC-03 (a)
    var script = BugCaseScript(.upThenDownAtOnce)
    script.addRules()
    let run = try DemoRun(script)
    let page = try run.expectRules()
    #expect([4, 5, 6].contains(page))
    // Every re-centre goes one page on from the one before.
    var base = 5
    for next in run.recentres {
      #expect(abs(next - base) == 1)
      base = next
    }
    #expect(base == page)
  }

  @Test func `A drag that turns round comes back to its page without a leap`() throws {
    // BC-03 (b)
    var script = BugCaseScript(.reverseInsideOneDrag)
    script.addRules()
    let run = try DemoRun(script)
    #expect(try run.expectRules() == 5)
    #expect(run.recentres.isEmpty)
    let positions = run.frames.filter { $0.time < 1000 }.compactMap(\.displacement)
    #expect(positions.count > 20)
    for (before, after) in zip(positions, positions.dropFirst()) {
      #expect(abs(after - before) <= 180, "no further than the pointer moved")
    }
  }

  @Test(arguments: [
    (1, "goto 1 animated"), (1, "goto 1"), (11, "goto 11 animated"), (11, "goto 11"),
  ])
  func `A jump ordered while a spring-back runs replaces it`(page: Int, order: String) throws {
    // BC-08
    var script = BugCaseScript()
    script.add("down 50% 80%", at: 0)
    for step in 1...6 { script.add("move 50% \(80 - 5 * step)%", at: Double(step) * 30) }
    script.add("up 50% 50%", after: 100)
    script.add("expect phase settling", after: 59)
    script.add(order, after: 1)
    script.addRules(forward: page == 1)
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: 11))
    #expect(try run.expectRules(forward: page == 1) == page)
    #expect(run.recentres == (page == 1 ? [1] : []))
    let events = run.caseLog.compactMap { line in line.event.map { ($0, line.page) } }
    #expect(events.contains { $0.0 == "didDisappear" && $0.1 == 11 } == (page == 1))
    #expect(events.contains { $0.0 == "didAppear" && $0.1 == 1 } == (page == 1))
  }

  @Test(arguments: ["goto 0", "goto 0 animated"])
  func `After a far jump the next page is the right one, half way and at rest`(order: String) throws
  {
    // BC-10
    var script = BugCaseScript()
    for turn in 0..<3 { script.swipe(at: Double(turn) * 1000) }
    script.add("expect page 3", at: 3900)
    script.add(order, at: 4000)
    script.add("expect page 0", at: 6000)
    script.add("down 50% 90%", at: 6000)
    for step in 1...10 { script.add("move 50% \(90 - 8 * step)%", after: 16) }
    script.add("screenshot halfway.png", after: 1)
    script.add("up 50% 10%", after: 1)
    script.addRules()
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: 0))
    #expect(try run.expectRules() == 1)
    let frame = try #require(run.frames.last { $0.time <= 6162 })
    #expect(frame.visible == [0, 1] && (frame.displacement ?? 0) > 100)
    try run.expectPicture("halfway", shows: frame)
  }

  @Test(arguments: [0, 5, 11])
  func `Every size of the window shows the same page, whole`(page: Int) throws {
    // BC-14
    let sizes = [(900, 300), (301, 777), (120, 80), (400, 600)]
    var script = BugCaseScript()
    script.add("screenshot first.png", at: 0)
    for (width, height) in sizes {
      script.add("resize \(width) \(height)", after: 500)
      script.add("screenshot size-\(width).png", after: 0)
      script.add("expect page \(page)", after: 400)
      script.add("expect phase idle", after: 0)
    }
    script.addRules(forward: page < 11)
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: page))
    #expect(try run.expectRules(forward: page < 11) == page)
    #expect(run.recentres.isEmpty)
    for (width, height) in sizes {
      let picture = try #require(run.pictures["size-\(width)"])
      let expected = TestCard.picture(of: page, width: width, height: height)
      #expect(picture.difference(from: expected) == nil)
    }
    #expect(run.pictures["size-400"] == run.pictures["first"])
  }

  @Test func `A key held down steps page by page and stops with the key`() throws {
    // BC-20
    var script = BugCaseScript()
    script.add("key PageDown", at: 0)
    script.add("key PageDown", at: 80)
    script.add("expect page 2", at: 2000)
    script.add("expect phase idle", at: 2000)
    script.add("keydown PageDown", at: 2100)
    for step in 1...60 {
      script.add("repeat PageDown", at: 2100 + (Double(step) * 1000 / 30).rounded())
    }
    script.add("keyup PageDown", at: 4110)
    script.add("expect phase idle", after: 700)
    script.add("key Home", at: 6000)
    script.add("expect page 0", after: 1500)
    script.add("key End", after: 0)
    script.add("expect page 11", after: 1500)
    script.add("keydown PageDown", after: 0)
    let held = script.time
    for _ in 0..<30 { script.add("repeat PageDown", after: 33) }
    script.add("keyup PageDown", after: 33)
    script.addRules(forward: false)
    let run = try DemoRun(script, options: DemoProgram.standardStart(page: 0))
    #expect(try run.expectRules(forward: false) == 11)
    let whileHeld = run.log.filter { $0.event == "didRecentre" && $0.time > 2000 && $0.time < 6000 }
    let pages = whileHeld.compactMap(\.page)
    #expect(pages.count >= 3 && pages == Array(3..<3 + pages.count))
    #expect(whileHeld.allSatisfy { $0.time < 4110 + 700 })
    let atTheEnd = run.caseLog.filter { $0.time >= held }
    #expect(atTheEnd.isEmpty, "no event and no bounce at the last page")
  }

  @Test func `A button let go outside of the window ends the drag there`() throws {
    // BC-21
    var script = BugCaseScript(.releaseOutsideWindow)
    script.addRules()
    let run = try DemoRun(script)
    #expect(try run.expectRules() == 6)
    #expect(run.recentres == [6])
    let ends = run.caseLog.filter { $0.event == "willEndDragging" }
    #expect(ends.map(\.time) == [200] && ends.map(\.page) == [6])
    #expect(run.caseLog.filter { $0.event == "willBeginDragging" }.count == 1)
  }

  @Test func `A release that never came ends the drag at the first move without a button`() throws {
    // BC-21
    var script = BugCaseScript()
    for (milliseconds, action) in GestureScript.releaseOutsideWindow.actions {
      if case .up = action { continue }
      script.add(action.text, at: milliseconds)
      if milliseconds == 260 { script.add("expect phase settling", at: 260) }
    }
    // Without the release the script's hovers are moves: the gesture says which are.
    let text = script.text.contains("hover 50% 50%")
    #expect(text)
    script.addRules()
    let run = try DemoRun(script)
    #expect(try run.expectRules() == 6)
    let ends = run.caseLog.filter { $0.event == "willEndDragging" }
    #expect(ends.map(\.time) == [260])
    #expect(ends.first?.number("velocity") == 0)
    #expect(run.recentres == [6])
  }

  @Test
  func `Two thousand moves in a quarter of a second cost one frame each sixteen milliseconds`()
    throws
  {
    // BC-24
    var script = BugCaseScript(.highRate2000Moves)
    script.add("screenshot released.png", at: 252)
    script.addRules()
    let run = try DemoRun(script)
    #expect(try run.expectRules() == 6)
    #expect(run.recentres == [6])
    let frames = run.frames.filter { $0.time <= 252 }
    #expect(frames.count <= 252 / 16 + 1)
    #expect(run.result.seconds < script.time / 1000 * 1.1)

    // The same drag in six moves, the last at the same positions and times as the many.
    var few = BugCaseScript()
    few.swipe(at: 0)
    few.addRules()
    let other = try DemoRun(few)
    #expect(try other.expectRules() == 6)
    #expect(other.recentres == run.recentres)
  }

  @Test func `No button event is lost among two thousand moves`() throws {
    // BC-24
    var script = BugCaseScript()
    var pairs = 0
    for (index, (milliseconds, action)) in GestureScript.highRate2000Moves.actions.enumerated() {
      script.add(action.text, at: milliseconds)
      guard index > 0, index % 95 == 0, pairs < 20, case .move(let position) = action else {
        continue
      }
      pairs += 1
      script.add("up \(position.text)", after: 0)
      script.add("down \(position.text)", after: 0)
    }
    #expect(pairs == 20)
    script.addRules()
    let run = try DemoRun(script)
    try run.expectRules()
    #expect(run.caseLog.filter { $0.event == "willBeginDragging" }.count == 21)
    #expect(run.caseLog.filter { $0.event == "willEndDragging" }.count == 21)
  }

  @Test func `At any frame rate the positions lie on one curve and the rest comes at one instant`()
    throws
  {
    // BC-28
    let runs = try [30, 60, 144, 240].map { rate in
      var script = BugCaseScript()
      script.swipe(at: 0)
      script.addRules()
      return try DemoRun(
        script.text, options: DemoProgram.standardStart() + ["--fps", "\(rate)"])
    }
    func positions(_ run: DemoRun) -> [(time: Double, position: Double)] {
      run.frames.filter { $0.time < 1000 }.compactMap { line in
        line.displacement.map { (line.time, $0 + Double(line.page ?? 0) * 600) }
      }
    }
    let finest = positions(runs[3])
    for run in runs {
      #expect(try run.expectRules() == 6)
      #expect(
        run.log.filter { $0.event != nil } == runs[3].log.filter { $0.event != nil })
      for (time, position) in positions(run) {
        guard let next = finest.firstIndex(where: { $0.time >= time }), next > 0 else { continue }
        // Between two points of the finest run, with a pixel to spare.
        let bounds = [finest[next - 1].position, finest[next].position]
        #expect(position >= (bounds.min() ?? 0) - 1 && position <= (bounds.max() ?? 0) + 1)
      }
    }
  }

  @Test func `A size set by the trace is in the very next picture`() throws {
    // BC-30
    var script = BugCaseScript()
    script.add("screenshot before.png", at: 0)
    script.add("resize 500 400", at: 100)
    script.add("screenshot next.png", at: 100)
    script.add("screenshot later.png", at: 132)
    script.add("end", at: 200)
    let run = try DemoRun(script)
    let expected = TestCard.picture(of: 5, width: 500, height: 400)
    #expect(run.pictures["next"]?.difference(from: expected) == nil)
    #expect(run.pictures["later"]?.difference(from: expected) == nil)
    #expect(run.recentres.isEmpty)
  }

  @Test func `A hundred pictures in a row are all of the instant they name`() throws {
    // BC-32
    var script = BugCaseScript()
    script.add("screenshot shot-0.png", at: 0)
    script.swipe(at: 0)
    var text = script.text.split(separator: "\n").map(String.init)
    for shot in 1..<98 { text.append("\(shot * 16) screenshot shot-\(shot).png") }
    text.append("1600 resize 450 650")
    text.append("1600 screenshot grown.png")
    text.append("1700 end")
    let sorted = text.enumerated().sorted { left, right in
      let (a, b) = (Self.time(left.element), Self.time(right.element))
      return a == b ? left.offset < right.offset : a < b
    }
    let run = try DemoRun(sorted.map(\.element).joined(separator: "\n") + "\n")
    #expect(run.result.status == .exited(0) && run.result.errors.isEmpty)
    #expect(run.pictures.count == 99)
    #expect(run.page(in: "shot-0") == 5)
    for shot in 1..<98 {
      let picture = try #require(run.pictures["shot-\(shot)"])
      #expect(picture.colors.count > 1)
      guard let frame = run.frames.last(where: { $0.time <= Double(shot * 16) + 0.001 }) else {
        #expect(run.page(in: "shot-\(shot)") == 5, "nothing has moved yet")
        continue
      }
      try run.expectPicture("shot-\(shot)", shows: frame)
    }
    let grown = try #require(run.pictures["grown"])
    #expect(grown.difference(from: TestCard.picture(of: 6, width: 450, height: 650)) == nil)
  }

  private static func time(_ entry: String) -> Double {
    Double(entry.prefix { $0 != " " }) ?? 0
  }

  @Test func `Two runs of a case leave the same bytes`() throws {
    // BC-60
    var script = BugCaseScript(.fiveFastSwipes)
    script.addRules()
    let first = try DemoRun(script)
    let second = try DemoRun(script)
    #expect(first.result.output == second.result.output)
    #expect(first.pictures == second.pictures)
  }
}
