import PagerCore
import PagerSDL
import PagerTestSupport
import PagerTrace
import Testing

@testable import vpage_demo

/// What the x-ray says and where it stands.
@Suite struct XRayTests {
  private func status(_ stage: DemoStage) throws -> String? {
    _ = try stage.picture()
    return try stage.overlay(XRayOverlay.self).statusText
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.vertical, .horizontal])
  func `Its sentence is true in both directions and at the ends`(
    direction: LayoutDirection, axis: Axis
  ) throws {
    let stage = try DemoStage { options in
      options.run.axis = axis
      options.run.direction = direction
      options.run.pages = 3
    }
    stage.demo.overlays.showsXRay = true
    stage.wait(16)
    #expect(try status(stage)?.contains("stands on the middle") == true)
    stage.pager.goToNext()
    stage.wait(100)
    #expect(try status(stage)?.contains("slides") == true)
    stage.wait(1500)
    #expect(try status(stage)?.contains("got page 3") == true)
    stage.pager.goToNext()
    stage.wait(1500)
    #expect(try status(stage)?.contains("is blank") == true)
    stage.pager.goToPrevious()
    stage.wait(1500)
    #expect(try status(stage)?.contains("got page 1") == true)
    stage.pager.goToPrevious()
    stage.wait(1500)
    #expect(try status(stage)?.contains("is blank") == true)
    // Pulled past the first page.
    let isBackward = axis == .vertical || direction == .leftToRight
    let (from, to) = (Point(x: 240, y: 700), Point(x: isBackward ? 340 : 140, y: 790))
    stage.drag(from: from, to: to)
    #expect(try status(stage)?.contains("no previous page") == true)
  }

  @Test func `With one page or none it promises no turn`() throws {
    for pages in [0, 1] {
      let stage = try DemoStage { $0.run.pages = pages }
      stage.demo.overlays.showsXRay = true
      stage.wait(16)
      #expect(
        try status(stage)?.hasPrefix(pages == 0 ? "There are no pages" : "There is one page")
          == true)
    }
  }

  @Test func `What it shows does not depend on the frames drawn before`() throws {
    func picture(drawing: Bool) throws -> [UInt32] {
      let stage = try DemoStage()
      stage.demo.overlays.showsXRay = true
      stage.wait(16)
      stage.pager.goToNext()
      for _ in 0..<60 {
        stage.wait(16)
        if drawing { _ = try stage.picture() }
      }
      return try stage.picture().pixels
    }
    #expect(try picture(drawing: true) == picture(drawing: false))
  }

  @Test func `The colours of surfaces are no page's own`() {
    for theme in [TraceHeader.Theme.light, .dark] {
      let palette = Palette(theme: theme)
      let pages = Set((0..<3).map { palette.hue($0) } + [palette.accent])
      #expect(pages.isDisjoint(with: (0..<3).map { palette.surface($0) }))
      #expect(Set((0..<3).map { palette.surface($0) }).count == 3)
    }
  }

  @Test func `It lies in the window from 160 by 120 on, in both axes`() throws {
    for axis in [Axis.vertical, .horizontal] {
      for width in [101.0, 160, 240, 280, 300, 480, 760, 800, 1280] {
        for height in [101.0, 120, 151, 240, 280, 300, 360, 480, 600, 800] {
          let size = Size(width: width, height: height)
          let layout = try #require(XRayLayout(size: size, axis: axis))
          #expect(layout.panel.maxX <= width && layout.panel.maxY <= height, "\(size) \(axis)")
          let inside = Rect(origin: Point(x: 0, y: 0), size: layout.panel.size)
          for box in layout.sheets + (layout.isCompact ? [] : [layout.settings]) {
            #expect(
              box.x >= 0 && box.y >= 0 && box.maxX <= inside.maxX && box.maxY <= inside.maxY,
              "\(size) \(axis)")
          }
        }
      }
    }
  }

  @Test func `A button under the pointer lights up, and changes the feel`() throws {
    let stage = try DemoStage(size: Size(width: 800, height: 600))
    stage.demo.overlays.showsXRay = true
    let layout = try #require(XRayLayout(size: stage.pager.size, axis: .vertical))
    let plain = try stage.picture()
    let button = layout.button(ofSetting: 0, 1).offsetBy(x: layout.panel.x, y: layout.panel.y)
    let middle = Point(x: button.x + button.width / 2, y: button.y + button.height / 2)
    #expect(button.width >= 24 && button.height >= 24)
    stage.take(.hover(at: middle))
    #expect(stage.pager.frameHasChanged())
    #expect(try stage.picture() != plain)
    let response = stage.pager.configuration.settle.springResponse
    stage.take(.pointerDown(.mouse, at: middle))
    #expect(stage.pager.configuration.settle.springResponse > response)
  }
}
