import PagerCore
import PagerTesting
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// The demo's scenes as pictures.
///
/// Those without text are exact on every machine; those with text
/// are so where the same fonts and libraries draw it, and elsewhere they are reported.
@Suite struct DemoGoldenTests {
  /// Plays the text of a trace on the demo itself and compares the pictures that it asks for.
  private func expect(
    _ text: String, hasText: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let trace = try InputTrace(parsing: "vpage-trace 1\n" + text)
    let demo = DemoController(options: try DemoOptions().completed(by: trace.header))
    expectSnapshots(
      of: demo.pager, playing: trace, fonts: hasText ? demo.fonts.fontVersions : nil,
      program: { demo.play($0) }, sourceLocation: sourceLocation)
  }

  @Test func `Cards at rest, pulled, pulled to the threshold, and settling`() throws {
    try expect(
      """
      size 80 120
      scene cards
      start 5
      0   screenshot rest.png
      100 down 50% 80%
      116 move 50% 77%
      200 move 50% 70%
      216 screenshot pulled.png
      300 move 50% 51.2%
      316 screenshot threshold.png
      320 move 50% 45%
      400 up 50% 45%
      480 screenshot settling.png
      2000 expect page 6
      """, hasText: false)
  }

  @Test(arguments: [("first", 0, 70.0), ("last", 11, 30)])
  func `The end of the cards, pulled past`(name: String, page: Int, end: Double) throws {
    try expect(
      """
      size 80 120
      scene cards
      start \(page)
      0   down 50% 50%
      100 move 50% \(50 + (end - 50) / 2)%
      200 move 50% \(end)%
      300 screenshot past-\(name).png
      300 up 50% \(end)%
      2000 expect page \(page)
      """, hasText: false)
  }

  @Test func `Cards in another size, at twice the scale, and along the other axis`() throws {
    let pull = """
      0   down 80% 80%
      100 move 60% 60%
      200 move 40% 40%
      """
    try expect(
      """
      size 80 120
      scene cards
      start 5
      \(pull)
      300 resize 121 67
      300 screenshot resized.png
      """, hasText: false)
    try expect(
      """
      size 40 60
      scale 2
      scene cards
      start 5
      \(pull)
      300 screenshot twice.png
      """, hasText: false)
    try expect(
      """
      size 80 60
      axis horizontal
      loop on
      scene cards
      pages 3
      start 2
      \(pull)
      300 screenshot loop.png
      """, hasText: false)
  }

  @Test(arguments: ["light", "dark"])
  func `The vertical scene: cover, pull with its hint, and a page read inside`(theme: String) throws
  {
    try expect(
      """
      size 240 360
      scene vertical
      theme \(theme)
      0   screenshot cover-\(theme).png
      100 down 50% 80%
      200 move 50% 50%
      300 move 50% 30%
      400 screenshot hint-\(theme).png
      400 up 50% 30%
      2000 goto 2
      2100 wheel 0 -3
      3000 screenshot reading-\(theme).png
      """, hasText: true)
  }

  @Test func `The vertical scene at twice the scale`() throws {
    try expect(
      """
      size 160 240
      scale 2
      scene vertical
      0   screenshot cover-twice.png
      """, hasText: true)
  }

  @Test(arguments: ["light", "dark"])
  func `The life cycle in mid-swipe, with its log`(theme: String) throws {
    try expect(
      """
      size 480 320
      scene lifecycle
      theme \(theme)
      start 1
      0   down 70% 20%
      100 move 50% 20%
      200 move 35% 20%
      300 screenshot lifecycle-\(theme).png
      """, hasText: true)
  }

  @Test(arguments: ["light", "dark"])
  func `The loop between its last and its first page`(theme: String) throws {
    try expect(
      """
      size 320 240
      scene loop
      theme \(theme)
      0   down 30% 50%
      100 move 50% 50%
      200 move 75% 50%
      300 screenshot loop-\(theme).png
      """, hasText: true)
  }

  @Test(arguments: ["light", "dark"])
  func `What the hints say at a bound, and an answer half unfolded under the pointer`(theme: String)
    throws
  {
    try expect(
      """
      size 320 480
      scene lifecycle
      theme \(theme)
      0   down 20% 20%
      100 move 50% 20%
      200 move 95% 20%
      600 screenshot bound-\(theme).png
      """, hasText: true)
    try expect(
      """
      size 240 360
      scene vertical
      theme \(theme)
      start 4
      0   hover 50% 62%
      100 down 50% 62%
      110 up 50% 62%
      190 screenshot unfolding-\(theme).png
      """, hasText: true)
  }

  @Test(arguments: ["light", "dark"])
  func `Log and x-ray in the smallest window, at a million pages`(theme: String) throws {
    try expect(
      """
      size 160 120
      scene lifecycle
      theme \(theme)
      pages 2000000000
      start 1000000
      0    next
      1000 screenshot small-log-\(theme).png
      1000 key Tab
      1020 previous
      1100 screenshot small-xray-\(theme).png
      """, hasText: true)
  }

  @Test(arguments: ["light", "dark"])
  func `The x-ray during a turn`(theme: String) throws {
    try expect(
      """
      size 400 560
      scene vertical
      theme \(theme)
      0   key Tab
      100 down 50% 95%
      200 move 50% 60%
      300 move 50% 20%
      400 screenshot xray-\(theme).png
      """, hasText: true)
  }

  @Test(arguments: [
    ("vertical", 160.0, 240.0), ("lifecycle", 320, 200), ("loop", 200, 160), ("xray", 400, 560),
  ])
  func `A turn in every scene, and in the x-ray, frame by frame`(
    name: String, width: Double, height: Double
  ) throws {
    let isXRay = name == "xray"
    let trace = try InputTrace(
      parsing: """
        vpage-trace 1
        size \(width) \(height)
        scene \(isXRay ? "vertical" : name)
        start 1
        \(isXRay ? "0 key Tab" : "")
        50  next
        750 end
        """)
    let demo = DemoController(options: try DemoOptions().completed(by: trace.header))
    expectFilmstrip(
      of: demo.pager, playing: trace, count: 4, columns: 4,
      frameWidth: isXRay ? 200 : 120, named: "strip-\(name)", fonts: demo.fonts.fontVersions,
      program: { demo.play($0) })
  }
}
