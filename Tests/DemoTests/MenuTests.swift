import PagerCore
import PagerSDL
import PagerTrace
import Testing

@testable import vpage_demo

/// The menu: opened and used by mouse and keyboard, at any size.
@Suite struct MenuTests {
  @Test(arguments: ["key F10", "down 460 24", "secondary 100 200"])
  func `It opens by key, button and secondary click, and Esc closes it alone`(
    opening: String
  ) throws {
    let session = try DemoSession()
    try session.play(opening)
    #expect(session.demo.overlays.showsMenu)
    try session.play("key Escape")
    #expect(!session.demo.overlays.showsMenu && session.requests.isEmpty)
    try session.play("key Escape")
    #expect(session.requests == [.leave])
  }

  @Test(arguments: [
    "wheel 0 -1", "key PageDown", "key Down", "key Space", "key Tab", "key 2", "key ?",
    "key Ctrl+G", "button forward",
  ])
  func `Nothing acts behind it`(action: String) throws {
    let session = try DemoSession()
    try session.play("secondary 100 100", action)
    try session.wait()
    #expect(session.demo.pager.page == 0 && session.demo.scene.name == .vertical)
    #expect(session.demo.overlays.showsMenu && !session.demo.overlays.showsXRay)
    try session.play("key Escape")
    #expect(!session.demo.overlays.isModal, "no other panel has opened behind it")
  }

  @Test func `A press beside it closes it and drags nothing`() throws {
    let session = try DemoSession()
    try session.play("secondary 100 100", "down 440 700", "move 440 500", "move 440 200")
    #expect(!session.demo.overlays.showsMenu && session.demo.pager.phase == .idle)
    try session.play("up 440 200")
    try session.wait()
    #expect(session.demo.pager.page == 0)
    try session.play("down 240 700", "move 240 500", "move 240 200", "up 240 200")
    try session.wait()
    #expect(session.demo.pager.page == 1, "the next drag is the pager's again")
  }

  @Test func `A finger that rests on a page opens it, and turns or clicks nothing`() throws {
    // Page 5 has rows that answer clicks.
    let session = try DemoSession("start 4")
    let pager = session.demo.pager
    let before = try session.picture().pixels
    try session.play("finger 1 down 50% 50%", "finger 1 move 245 404")
    #expect(pager.nextOverlayChange != nil, "a window wakes up for it")
    try session.wait(milliseconds: 800)
    #expect(session.demo.overlays.showsMenu && pager.nextOverlayChange == nil)
    try session.play("finger 1 move 240 100", "finger 1 up 240 100")
    #expect(session.demo.overlays.showsMenu, "it stays open when the finger goes up beside it")
    try session.play("key Escape")
    try session.wait()
    #expect(try session.picture().pixels == before && pager.phase == .idle && pager.page == 4)
    // From the finger to a row in one motion.
    try session.play("finger 1 down 100 100")
    try session.wait(milliseconds: 800)
    try session.play("finger 1 move 140 140", "finger 1 move 140 190", "finger 1 up 140 190")
    #expect(session.demo.scene.name == .loop)
  }

  @Test(arguments: [
    "finger 1 move 50% 40%", "finger 1 up 50% 50%", "finger 2 down 20% 20%", "finger 1 cancel",
    "wheel 0 -1", "key PageDown",
  ])
  func `A finger that does something else opens none`(other: String) throws {
    let session = try DemoSession()
    try session.play("finger 1 down 50% 50%", other)
    try session.wait()
    #expect(!session.demo.overlays.showsMenu)
    try session.play("finger 1 up 50% 50%")
    try session.wait()
    // Neither does the mouse, nor a finger on a panel.
    try session.play("down 50% 50%")
    try session.wait()
    try session.play("up 50% 50%", "key ?", "finger 3 down 50% 50%")
    try session.wait()
    #expect(!session.demo.overlays.showsMenu)
  }

  @Test func `A row is chosen where the button comes up, also after a press on the dots`() throws {
    let session = try DemoSession()
    // The first rows lie under the dots, 32 points apart.
    try session.play("down 460 24", "up 460 24")
    #expect(session.demo.overlays.showsMenu, "let go on the dots, it stays open")
    try session.play("down 400 96", "up 400 96")
    #expect(session.demo.scene.name == .lifecycle && !session.demo.overlays.showsMenu)
    try session.play("secondary 100 100", "down 140 190", "up 140 190")
    #expect(session.demo.scene.name == .loop)
    try session.play("down 460 24", "move 400 50", "move 400 64", "up 400 64")
    #expect(session.demo.scene.name == .vertical, "drawn from the dots to a row")
  }

  @Test func `Every row does what it says`() throws {
    let session = try DemoSession()
    try session.choose(.scene(.loop))
    #expect(session.demo.scene.name == .loop)
    try session.choose(.scene(.vertical))
    try session.choose(.xRay)
    #expect(session.demo.overlays.showsXRay && session.demo.menuState.showsXRay)
    try session.choose(.goTo)
    #expect(session.demo.overlays.isModal)
    try session.play("key 3", "key Return")
    try session.wait()
    #expect(session.demo.pager.page == 2)
    try session.choose(.keys)
    #expect(session.demo.overlays.isModal && !session.demo.overlays.showsMenu)
    try session.play("key Escape")
    try session.choose(.theme(.dark))
    #expect(session.demo.context.palette.theme == .dark && session.demo.menuState.theme == .dark)
    try session.choose(.theme(.desktop))
    #expect(session.demo.context.palette.theme == .light)
    try session.choose(.screenshot)
    try session.choose(.fullscreen)
    try session.choose(.quit)
    #expect(session.requests == [.screenshot, .toggleFullscreen, .quit])
    let items = MenuItem.all(session.demo.menuState)
    #expect(Set(items.map(\.action)).count == items.count && items.count == 13)
  }

  @Test func `The size of text is stepped without closing it, by arrows and by its signs`() throws {
    let session = try DemoSession()
    let items = MenuItem.all(session.demo.menuState)
    let row = try #require(items.firstIndex { $0.action == .textSize(0) })
    try session.play("key F10")
    for _ in 0..<row { try session.play("key Down") }
    try session.play("key Right", "key Right", "key +")
    #expect(session.demo.context.textSize.percent == 150)
    try session.play("key Left", "key -")
    #expect(session.demo.context.textSize.percent == 110 && session.demo.overlays.showsMenu)
    try session.play("key Return")
    #expect(session.demo.context.textSize == .normal)
    let layout = MenuLayout(
      items, first: 0, in: Size(width: 480, height: 800), at: nil,
      button: Rect(x: 444, y: 8, width: 32, height: 32))
    let rect = layout.rect(of: layout.list.rows[row])
    let plus = layout.rect(ofStep: 1, in: rect)
    let minus = layout.rect(ofStep: -1, in: rect)
    #expect(plus.width >= 24 && plus.height >= 24 && !plus.intersects(minus))
    let press = "\(plus.x + 5) \(plus.y + 5)"
    try session.play("down \(press)", "up \(press)")
    #expect(session.demo.context.textSize.percent == 110 && session.demo.overlays.showsMenu)
  }

  @Test(arguments: [
    Size(width: 160, height: 120), Size(width: 120, height: 400), Size(width: 480, height: 320),
    Size(width: 800, height: 600), Size(width: 1, height: 1),
  ])
  func `It stays in the window, wherever it opens`(size: Size) {
    let items = MenuItem.all(MenuState())
    for x in [0.0, 0.5, 1] {
      for y in [0.0, 0.5, 1] {
        let layout = MenuLayout(
          items, first: 0, in: size, at: Point(x: x * size.width, y: y * size.height), button: nil)
        guard size.width >= 120 else { continue }
        #expect(layout.panel.x >= 0 && layout.panel.y >= 0)
        #expect(layout.panel.maxX <= size.width && layout.panel.maxY <= size.height)
        #expect(layout.list.rows.count >= 3 || size.height < 120)
        // Where it was asked for, and not in some corner.
        let reach = layout.panel.inset(x: -9, y: -9)
        #expect(reach.contains(Point(x: x * size.width, y: y * size.height)))
      }
    }
  }

  @Test(arguments: [Size(width: 160, height: 120), Size(width: 480, height: 320)])
  func `Every row can be reached by keys, wheel and arrows where they do not all fit`(
    size: Size
  ) throws {
    let count = MenuItem.all(MenuState()).count
    for row in size.width < 200 ? 0..<count : count - 1..<count {
      let session = try DemoSession("size \(size.width) \(size.height)", size: size)
      let action = MenuItem.all(session.demo.menuState)[row].action
      try session.choose(action)
      #expect(session.demo.overlays.showsMenu == (action == .textSize(0)), "\(action)")
    }
    let session = try DemoSession("size \(size.width) \(size.height)", size: size)
    try session.play("key F10")
    let top = try session.picture()
    try session.play("wheel 0 -1")
    let scrolled = try session.picture()
    #expect(top.pixels != scrolled.pixels)
    for _ in 0..<count { try session.play("wheel 0 -1") }
    let end = try session.picture()
    try session.play("wheel 0 -1")
    #expect(try session.picture().pixels == end.pixels, "the end is the end")
    for _ in 0..<count { try session.play("wheel 0 1") }
    let items = MenuItem.all(session.demo.menuState)
    let layout = MenuLayout(items, first: 0, in: size, at: nil, button: nil)
    #expect(layout.list.scrolls)
    for _ in 0..<count {
      try session.play(
        "secondary 0 0", "down 50% \(size.height - 10)", "up 50% \(size.height - 10)")
    }
    #expect(session.demo.overlays.showsMenu, "a press on an arrow scrolls and chooses nothing")
  }

  @Test func `What the pointer is over shows, in the menu and in the corner`() throws {
    let session = try DemoSession()
    let rest = try session.picture()
    try session.play("hover 460 24")
    let hovered = try session.picture()
    #expect(rest.pixels != hovered.pixels)
    #expect(session.overlayPointer(at: Point(x: 460, y: 24)) == .pointing)
    try session.play("hover -1 -1")
    #expect(try session.picture().pixels == rest.pixels, "the pointer has left the window")
    try session.play("secondary 100 100")
    let open = try session.picture()
    try session.play("hover 140 130")
    #expect(try session.picture().pixels != open.pixels)
    try session.play("hover 440 700")
    #expect(try session.picture().pixels == open.pixels)
  }

  @Test func `The dots stand in the margin of the pages, never over their text`() throws {
    for (width, height) in [(160.0, 120.0), (240, 360), (480, 800), (800, 600), (1366, 768)] {
      let size = Size(width: width, height: height)
      let session = try DemoSession("size \(width) \(height)", size: size)
      let margins = PageMargins(size)
      let rect = session.demo.overlays.menuButtonRect(of: session.demo.pager)
      #expect(rect.x >= margins.left + margins.width, "\(width)×\(height)")
      #expect(rect.maxX <= width && rect.width >= 24 && rect.height >= 24)
    }
  }
}
