import DesktopSettings
import PagerCore
import PagerSDL
import PagerTesting
import PagerTrace
import Testing

@testable import vpage_demo

/// Colours, the size of text, short messages, and the folder of pictures.
@Suite struct LookTests {
  @Test func `The colours follow the desktop until an option or the menu says otherwise`() throws {
    let session = try DemoSession()
    let light = try session.picture()
    session.demo.follow(DesktopLook(prefersDark: true))
    let dark = try session.picture()
    #expect(session.demo.context.palette.theme == .dark && light.pixels != dark.pixels)
    session.demo.follow(DesktopLook(prefersDark: false))
    #expect(try session.picture().pixels == light.pixels)
    try session.choose(.theme(.dark))
    session.demo.follow(DesktopLook(prefersDark: nil))
    #expect(session.demo.context.palette.theme == .dark)
    session.demo.follow(DesktopLook(prefersDark: true))
    try session.choose(.theme(.light))
    #expect(session.demo.context.palette.theme == .light)
    try session.choose(.theme(.desktop))
    #expect(session.demo.context.palette.theme == .dark, "what the desktop has said last")
    let chosen = try DemoSession("theme light")
    chosen.demo.follow(DesktopLook(prefersDark: true))
    #expect(chosen.demo.context.palette.theme == .light)
  }

  @Test(arguments: ["vertical", "lifecycle", "loop"])
  func `A scene in other colours looks as if it had begun in them`(scene: String) throws {
    let changed = try DemoSession("scene \(scene)\nstart 1")
    try changed.play("key Tab")
    changed.demo.use(.dark)
    let dark = try DemoSession("scene \(scene)\nstart 1\ntheme dark")
    try dark.play("key Tab")
    #expect(try changed.picture().pixels == dark.picture().pixels)
    try changed.play("key Tab", "next")
    try dark.play("key Tab", "next")
    try changed.wait()
    try dark.wait()
    #expect(try changed.picture().pixels == dark.picture().pixels, "so do the neighbours")
  }

  @Test func `Motion follows the desktop unless an option says otherwise`() throws {
    let session = try DemoSession()
    session.demo.follow(DesktopLook(reducesMotion: true))
    #expect(session.demo.pager.configuration.reduceMotion)
    try session.play("key 3")
    #expect(session.demo.pager.configuration.reduceMotion, "in every scene")
    session.demo.follow(DesktopLook())
    #expect(!session.demo.pager.configuration.reduceMotion)
    try session.play("key 1")
    #expect(!session.demo.pager.configuration.reduceMotion)
    let chosen = try DemoSession("reduce-motion on")
    chosen.demo.follow(DesktopLook(reducesMotion: false))
    #expect(chosen.demo.pager.configuration.reduceMotion)
  }

  @Test func `Keys and the wheel with Ctrl change the size of text, and the position is kept`()
    throws
  {
    let session = try DemoSession("start 1", size: Size(width: 480, height: 500))
    let pager = session.demo.pager
    let normal = try session.picture()
    try session.play("key Ctrl++", "key Ctrl+=")
    #expect(session.demo.context.textSize.percent == 125)
    #expect(try session.picture().pixels != normal.pixels)
    try session.play("key Ctrl+-", "key Ctrl+-", "key Ctrl+-")
    #expect(session.demo.context.textSize.percent == 90)
    try session.play("key Ctrl+0")
    #expect(try session.picture().pixels == normal.pixels && pager.page == 1)
    session.demo.zoomed(byWheel: 0.5)
    #expect(session.demo.context.textSize == .normal)
    session.demo.zoomed(byWheel: 0.5)
    #expect(session.demo.context.textSize.percent == 110)
    session.demo.zoomed(byWheel: -1)
    #expect(session.demo.context.textSize == .normal)
    try session.play("wheel 0 -3")
    try session.wait()
    let fraction = pager.innerOffset / pager.innerLength
    #expect(fraction > 0.1)
    try session.play("key Ctrl++", "key Ctrl++")
    #expect(abs(pager.innerOffset / pager.innerLength - fraction) < 0.01)
  }

  @Test func `A message comes, stays, goes, and calls for no frame but those of its fading`() throws
  {
    let session = try DemoSession()
    let pager = session.demo.pager
    let bare = try session.picture()
    session.demo.say("no window, no message")
    #expect(session.demo.overlays.toast.text == nil)
    session.demo.showsToasts = true
    session.demo.say("Saved to ~/Pictures/vpage-screenshot.png")
    #expect(pager.needsNextFrame)
    try session.wait(milliseconds: 75)
    let coming = try session.picture()
    #expect(pager.needsNextFrame, "it still comes")
    try session.wait(milliseconds: 100)
    let whole = try session.picture()
    #expect(!pager.needsNextFrame && coming.pixels != whole.pixels && whole.pixels != bare.pixels)
    let change = try #require(pager.nextOverlayChange)
    #expect(change.seconds(since: pager.time) > 3, "nothing to do until it goes")
    try session.wait(milliseconds: change.seconds(since: pager.time) * 1000)
    #expect(pager.needsNextFrame)
    try session.wait(milliseconds: 150)
    #expect(try session.picture().pixels == bare.pixels)
    #expect(!pager.needsNextFrame && pager.nextOverlayChange == nil)
    #expect(session.demo.overlays.toast.text == nil)
    session.demo.follow(DesktopLook(reducesMotion: true))
    session.demo.say("again")
    try session.draw()
    #expect(!pager.needsNextFrame, "nothing fades with reduced motion")
    session.demo.overlays.toast.hide()
    #expect(try session.picture().pixels == bare.pixels)
  }

  @Test func `A message does not stand in the way of a press`() throws {
    let session = try DemoSession()
    session.demo.showsToasts = true
    session.demo.say("A message")
    try session.wait(milliseconds: 300)
    try session.play("down 240 755", "move 240 500", "move 240 200", "up 240 200")
    try session.wait()
    #expect(session.demo.pager.page == 1)
  }

  @Test func `The folder of pictures is the desktop's`() {
    let home = "/home/someone"
    func path(_ text: String) -> String? { PicturesFolder.path(in: text, home: home) }
    #expect(path("# none\n") == nil)
    #expect(path("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n") == "/home/someone/Bilder")
    #expect(path("  XDG_PICTURES_DIR=\"/data/Photos/\"") == "/data/Photos")
    #expect(path("XDG_PICTURES_DIR=\"$HOME/\"") == home)
    #expect(path("XDG_PICTURES_DIR=\"$HOME/a \\\"b\\\"\"") == "/home/someone/a \"b\"")
    #expect(path("XDG_PICTURES_DIR=\"relative\"") == nil)
    #expect(path("XDG_PICTURES_DIR=\"$HOMER/x\"") == nil)
    #expect(
      path("XDG_MUSIC_DIR=\"$HOME/m\"\nXDG_PICTURES_DIR=\"/1\"\nXDG_PICTURES_DIR=\"/2\"") == "/2")
    #expect(
      PicturesFolder.shortened("/home/someone/Pictures/a.png", home: home) == "~/Pictures/a.png")
    #expect(
      PicturesFolder.shortened("/home/someoneelse/a.png", home: home) == "/home/someoneelse/a.png")
    let long = "/x/" + String(repeating: "y", count: 100) + "/end.png"
    let short = PicturesFolder.shortened(long, home: nil)
    #expect(short.count == 60 && short.hasPrefix("…") && short.hasSuffix("/end.png"))
  }

  @Test func `A picture goes to the folder named, to Pictures, or home`() throws {
    try FileSystem.withTemporaryFolder { home in
      func find() -> String { PicturesFolder.find { ["HOME": home][$0] } }
      #expect(find() == home)
      try FileSystem.makeFolder("\(home)/Pictures")
      #expect(find() == "\(home)/Pictures")
      try FileSystem.makeFolder("\(home)/.config")
      try FileSystem.write(
        Array("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n".utf8), to: "\(home)/.config/user-dirs.dirs")
      #expect(
        find() == "\(home)/Pictures", "a folder that is not there is no place for pictures")
      try FileSystem.makeFolder("\(home)/Bilder")
      #expect(find() == "\(home)/Bilder")
      #expect(
        PicturesFolder.find { ["HOME": home, "XDG_CONFIG_HOME": home][$0] } == "\(home)/Pictures")
      #expect(PicturesFolder.find { _ in nil } == ".")
      #expect(PicturesFolder.find { ["HOME": "home"][$0] } == ".", "a home is a whole path")
    }
  }
}
