import PagerCore
import PagerSDL
import PagerTesting
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// The panels as pictures, in both themes, in a window of usual shape and in the smallest one.
@Suite struct PanelGoldenTests {
  private func expect(
    _ text: String, header: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let trace = try InputTrace(parsing: "vpage-trace 1\n" + header + "\n" + text)
    let demo = DemoController(options: try DemoOptions().completed(by: trace.header))
    expectSnapshots(
      of: demo.pager, playing: trace, fonts: demo.fonts.fontVersions,
      program: { demo.play($0) }, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["light", "dark"])
  func `Menu, keys and go-to`(theme: String) throws {
    try expect(
      """
      0   secondary 30 24
      10  hover 100 150
      10  screenshot menu-\(theme).png
      20  key Escape
      30  key ?
      40  screenshot keys-\(theme).png
      50  key Escape
      60  key Ctrl+G
      70  type 99
      70  key Return
      80  screenshot goto-\(theme).png
      """, header: "size 320 560\nscene vertical\ntheme \(theme)")
  }

  @Test(arguments: ["light", "dark"])
  func `Menu, keys and go-to in the smallest window, with two thousand million pages`(
    theme: String
  ) throws {
    try expect(
      """
      0   screenshot dots-small-\(theme).png
      10  key F10
      20  key PageDown
      30  screenshot menu-small-\(theme).png
      40  key Escape
      50  key ?
      60  key Down
      70  screenshot keys-small-\(theme).png
      80  key Escape
      90  key Ctrl+G
      100 type 2000000001
      100 key Return
      110 screenshot goto-small-\(theme).png
      """,
      header:
        "size 160 120\nscene loop\naxis horizontal\ndirection rtl\npages 2000000000\ntheme \(theme)"
    )
  }

  @Test(arguments: ["light", "dark"])
  func `A message, in both windows`(theme: String) throws {
    for (name, size) in [
      ("", Size(width: 320, height: 200)), ("-small", Size(width: 160, height: 120)),
    ] {
      var header = TraceHeader()
      header.size = size
      header.scene = "vertical"
      header.theme = theme == "dark" ? .dark : .light
      let trace = try InputTrace(
        parsing: "vpage-trace 1\n500 screenshot toast\(name)-\(theme).png")
      let demo = DemoController(options: try DemoOptions().completed(by: header))
      demo.showsToasts = true
      demo.say("Saved to ~/Pictures/vpage-screenshot.png")
      expectSnapshots(
        of: demo.pager, playing: InputTrace(header: header, entries: trace.entries),
        fonts: demo.fonts.fontVersions, program: { demo.play($0) })
    }
  }

  @Test(arguments: ["light", "dark"])
  func `Larger text, on pages with figures and numbers`(theme: String) throws {
    try expect(
      """
      0   key Ctrl++
      0   key Ctrl++
      0   key Ctrl++
      10  screenshot larger-cover-\(theme).png
      20  goto 2
      30  screenshot larger-figure-\(theme).png
      """, header: "size 320 480\nscene vertical\ntheme \(theme)")
  }
}
