import PagerCapture
import PagerCore
import PagerSDL
import PagerTestSupport
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// The cards for the keys and for the number of a page: nothing acts behind them, and they fit.
@Suite struct PanelTests {
  @Test func `The trace of a small go-to panel holds all that it expects`() throws {
    let run = try DemoRun(
      """
      size 160 240
      scene vertical
      0    key Ctrl+G
      50   key 1
      150  key 2
      300  key Return
      400  expect page 0
      1600 key Ctrl+G
      1650 key 9
      1660 key 9
      1700 key Return
      1900 key Backspace
      1950 key Backspace
      2000 key 3
      2050 key Return
      3000 expect page 2
      3200 key Ctrl+G
      3250 key 1
      3300 key 2
      3350 wheel 0 -1
      3900 expect page 2
      4000 key Tab
      4100 screenshot panel.png
      4200 key Escape
      4210 screenshot closed.png
      4300 key Escape
      4400 end
      """, options: [])
    #expect(run.result.status == .exited(0), "\(run.result.errors)")
    #expect(run.pictures["panel"] != nil && run.pictures["closed"] != nil)
  }

  @Test(arguments: ["key Ctrl+G", "key ?"])
  func `Wheel, keys, drags and buttons do nothing behind a panel`(opening: String) throws {
    let session = try DemoSession()
    try session.play(opening)
    #expect(session.demo.overlays.isModal)
    let overlays = session.demo.overlays
    for action in [
      "wheel 0 -1", "key Down", "key PageDown", "key Space", "key Ctrl+End", "key Tab",
      "key Ctrl+G", "key F10", "button forward", "secondary 50% 90%", "hover 50% 50%",
    ] {
      try session.play(action)
      try session.wait()
      #expect(session.demo.pager.page == 0 && overlays.isModal, "\(action)")
      #expect(!overlays.showsXRay && !overlays.showsMenu, "\(action)")
    }
    #expect(session.demo.scene.name == .vertical)
    #expect(session.overlayPointer(at: Point(x: 240, y: 780)) == .arrow)
  }

  @Test(arguments: ["go to", "keys", "menu"])
  func `Nothing behind a panel shows that the pointer is over it`(panel: String) throws {
    let stage = try DemoStage(.vertical) { $0.run.start = 4 }
    let page = try #require(stage.pager.currentView as? QuestionPage)
    switch panel {
    case "go to": stage.demo.overlays.askForPage()
    case "keys": stage.demo.overlays.showKeys()
    default: stage.demo.overlays.openMenu(at: Point(x: 470, y: 700))
    }
    stage.wait(500)
    let plain = try stage.picture()
    for row in 0..<3 {
      let point = try #require(page.middle(ofRow: row))
      stage.take(.hover(at: Point(x: 60, y: point.y)))
      #expect(try stage.picture() == plain, "row \(row)")
    }
    #expect(stage.demo.overlays.closePanel() && !stage.demo.overlays.isModal)
    stage.take(.hover(at: Point(x: 60, y: try #require(page.middle(ofRow: 1)).y)))
    let hovered = try stage.picture()
    stage.take(.hover(at: Point(x: -1, y: -1)))
    #expect(try stage.picture() != hovered, "without a panel it does")
  }

  @Test(arguments: ["key Ctrl+G", "key ?"])
  func `A press in a panel leaves it open, beside it closes it, and neither drags`(
    opening: String
  ) throws {
    let session = try DemoSession()
    try session.play(opening, "down 240 280", "move 240 100", "up 240 100")
    try session.wait()
    #expect(session.demo.overlays.isModal && session.demo.pager.page == 0)
    try session.play("down 240 790", "move 240 400", "move 240 100", "up 240 100")
    try session.wait()
    #expect(!session.demo.overlays.isModal && session.demo.pager.page == 0)
  }

  @Test func `A drag that was there before a panel still ends where the button comes up`() throws {
    let session = try DemoSession()
    try session.play("down 240 700", "move 240 600", "move 240 300", "key ?", "up 240 300")
    try session.wait()
    #expect(session.demo.pager.page == 1 && session.demo.overlays.isModal)
  }

  @Test func `A number that no page has is refused, and Backspace, Delete and digits go on`() throws
  {
    let session = try DemoSession("pages 2000000000")
    try session.play("key Ctrl+G", "type 9999999999", "key 1", "key Return")
    try session.wait()
    #expect(session.demo.overlays.isModal && session.demo.pager.page == 0)
    try session.play("key Delete", "type 20000000007", "key Return")
    try session.wait()
    #expect(!session.demo.overlays.isModal, "ten digits are all that count: 2,000,000,000")
    #expect(session.demo.pager.page == 1_999_999_999)
    try session.play("key Ctrl+G", "type 12", "key Backspace", "key 4", "key Return")
    try session.wait()
    #expect(session.demo.pager.page == 13)
    try session.play("key Ctrl+G", "key Return")
    #expect(!session.demo.overlays.isModal, "nothing typed, nowhere to go")
  }

  @Test func `Esc closes the topmost panel first, and quits or leaves full screen last`() throws {
    let session = try DemoSession()
    try session.play("key Tab", "key ?", "key Escape")
    #expect(!session.demo.overlays.isModal && session.demo.overlays.showsXRay)
    try session.play("key Escape")
    #expect(!session.demo.overlays.showsXRay && session.requests.isEmpty)
    try session.play("key Escape", "key Ctrl+W", "key Ctrl+Q")
    #expect(session.requests == [.leave, .quit, .quit])
    try session.play("key ?", "key Ctrl+Q", "key F11", "key F12")
    #expect(session.requests.suffix(3) == [.quit, .toggleFullscreen, .screenshot])
  }

  @Test func `The card with the keys follows axis and direction and names the scenes`() {
    var rules = PagerConfiguration(axis: .vertical)
    func first() -> KeyHelpRow { KeyHelpRow.all(DirectionWords(rules), rules.axis)[0] }
    #expect(first().keys == ["↑", "↓"])
    rules = PagerConfiguration(axis: .horizontal, boundary: .looping)
    #expect(first().keys == ["←", "→"])
    rules.layoutDirection = .rightToLeft
    #expect(first().keys == ["→", "←"])
    let rows = KeyHelpRow.all(DirectionWords(rules), rules.axis)
    #expect(rows.contains(KeyHelpRow(keys: ["↑", "↓"], text: "Scroll the page")))
    for (key, title) in [("1", "Vertical pages"), ("2", "Life cycle"), ("3", "Endless loop")] {
      #expect(rows.contains(KeyHelpRow(keys: [key], text: title)))
    }
  }

  @Test(arguments: [
    Size(width: 160, height: 120), Size(width: 320, height: 240), Size(width: 480, height: 800),
    Size(width: 800, height: 600),
  ])
  func `Panels lie whole in the window, and every key of the card can be read`(size: Size) throws {
    let rows = KeyHelpRow.all(DirectionWords(PagerConfiguration()), .vertical).count
    var seen: Set<Int> = []
    var first = 0
    while true {
      let layout = KeyHelpLayout(rows: rows, first: first, in: size)
      #expect(layout.card.x >= 0 && layout.card.y >= 0)
      #expect(layout.card.maxX <= size.width && layout.card.maxY <= size.height)
      for row in layout.list.rows {
        #expect(layout.area.y + row.y + row.height <= layout.card.maxY)
        seen.insert(row.index)
      }
      if first >= layout.list.lastFirst { break }
      first += 1
    }
    #expect(seen.count == rows)
    let session = try DemoSession("size \(size.width) \(size.height)", size: size)
    try session.play("key ?")
    let top = try session.picture()
    try session.play("key End")
    let end = try session.picture()
    let scrolls = KeyHelpLayout(rows: rows, first: 0, in: size).list.scrolls
    #expect((top.pixels != end.pixels) == scrolls)
    try session.play("key Home")
    #expect(try session.picture().pixels == top.pixels)
    try session.play("wheel 0 -40")
    #expect(try session.picture().pixels == end.pixels)
    try session.play("key Home", "down 50% 60%", "move 50% -2000", "up 50% -2000")
    #expect(try session.picture().pixels == end.pixels, "the pointer draws it along")
  }

  @Test func `The test cards have no panels`() throws {
    let session = try DemoSession("scene cards")
    let card = try session.picture()
    try session.play(
      "key ?", "key Ctrl+G", "key F10", "key Tab", "secondary 50% 50%", "hover 460 24", "key Ctrl++"
    )
    #expect(try session.picture().pixels == card.pixels && !session.demo.overlays.isModal)
  }

  @Test(arguments: [160.0, 240, 279, 280, 300, 319, 320, 360, 480])
  func `What the keys do can be read to its end in a window of any width`(width: Double) {
    let context = DemoContext(fonts: FontBook(), palette: Palette(theme: .light))
    let layout = KeyHelpLayout(rows: 18, first: 0, in: Size(width: width, height: 600))
    let style = TypeScale.small.style(
      layout.isStacked ? .caption : .small, context.palette.softInk)
    let left = layout.isStacked ? layout.padding : layout.card.width < 320 ? 130 : 144
    for row in KeyHelpRow.all(context.directions, .horizontal) {
      let text = context.width(of: row.text, style, scale: 1)
      #expect(text > 0 && left + text <= layout.card.width - 8, "\(row.text)")
    }
  }

  @Test func `Scenes are come back to as they were left`() throws {
    let session = try DemoSession(size: Size(width: 480, height: 420))
    let pager = session.demo.pager
    // Page 5 has questions that unfold.
    try session.play("goto 4")
    try session.wait()
    let folded = try session.picture()
    try session.play("down 50% 75%", "up 50% 75%")
    try session.wait()
    let unfolded = try session.picture()
    #expect(folded.pixels != unfolded.pixels)
    try session.play("wheel 0 -1")
    try session.wait()
    pager.configuration.settle.springResponse = .milliseconds(450)
    let left = (offset: pager.innerOffset, picture: try session.picture())
    try session.play("key 2", "goto 3")
    try session.wait()
    #expect(
      pager.configuration.settle.springResponse != .milliseconds(450), "each scene has its own")
    try session.play("key 1")
    #expect(pager.page == 4 && pager.innerOffset == left.offset)
    #expect(pager.configuration.settle.springResponse == .milliseconds(450))
    try session.wait()
    let again = try session.picture()
    let difference = PictureComparison().compare(again, left.picture)
    #expect("\(difference)" == "equal")
    try session.play("key 2")
    #expect(pager.page == 3)
    try session.play("key 3", "key 1", "key 1")
    #expect(pager.page == 4)
  }
}
