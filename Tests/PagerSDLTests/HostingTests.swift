import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// A program that owns its renderer and hands over events: the pager keeps to its rectangle.
@Suite struct HostingTests {
  private static let position = SDL_Rect(x: 30, y: 50, w: 80, h: 120)

  @Test func `The pager fills its rectangle and nothing beside it`() throws {
    let host = try HostStage()
    let picture = try host.draw(Self.position)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(TestCard.picture(of: 5, width: 80, height: 120), x: 30, y: 50)
    #expect(picture.difference(from: expected) == nil)
    #expect(!host.pager.needsNextFrame)
  }

  @Test func `While it moves the pager stays inside of its rectangle`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    host.send(SDL_MOUSEBUTTONDOWN, x: 70, y: 150)
    for y in stride(from: 145, through: 70, by: -5) {
      host.send(SDL_MOUSEMOTION, x: 70, y: Int32(y))
    }
    let frame = host.pager.frame
    #expect(frame.displacementPixels > 10)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(
      TestCard.strip(
        base: 5, neighbour: 6, displacement: frame.displacementPixels, width: 80, height: 120),
      x: 30, y: 50)
    #expect(try host.draw(Self.position).difference(from: expected) == nil)
  }

  @Test func `Coordinates are those of the rectangle`() throws {
    let host = try HostStage()
    host.feed.lengths[5] = 300
    _ = try host.draw(Self.position)
    host.send(SDL_MOUSEBUTTONDOWN, x: 40, y: 75)
    host.send(SDL_MOUSEBUTTONUP, x: 40, y: 75)
    let view = try #require(host.pager.currentView as? LongView)
    #expect(view.clicks == [Point(x: 10, y: 25)])
  }

  @Test func `A press beside the rectangle is not the pager's`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    for (x, y) in [(29, 60), (110, 60), (60, 49), (60, 170)] as [(Int32, Int32)] {
      #expect(!host.send(SDL_MOUSEBUTTONDOWN, x: x, y: y))
      host.send(SDL_MOUSEMOTION, x: x, y: y - 40)
      #expect(host.pager.phase == .idle)
      host.send(SDL_MOUSEBUTTONUP, x: x, y: y - 40)
    }
    #expect(host.send(SDL_MOUSEBUTTONDOWN, x: 30, y: 50))
  }

  @Test func `The wheel beside the rectangle is not the pager's`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    for position in [(29, 60), (110, 60), (60, 49), (60, 170)] as [(Int32, Int32)] {
      #expect(!host.wheel(-1, at: position))
      #expect(host.pager.phase == .idle)
    }
    #expect(host.wheel(-1, at: (109, 169)) && host.pager.phase == .settling)
  }

  @Test func `Events count for the time that SDL gave them, however late they are handed over`()
    throws
  {
    // SDL's own start is another instant than the pager's.
    while SDL_GetTicks() < 200 { SDL_Delay(10) }
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let begin = SDL_GetTicks()
    while SDL_GetTicks() < begin + 60 { SDL_Delay(5) }
    var times: [Timestamp] = []
    let listener = Listener()
    listener.takes = { times.append($1) }
    host.pager.observers.add(listener)
    for step in 1...3 as ClosedRange<UInt32> {
      host.send(SDL_MOUSEMOTION, x: 70, y: 100, ticks: begin + step * 15)
    }
    withExtendedLifetime(listener) {}
    try #require(times.count == 3)
    #expect(times[1].seconds(since: times[0]) == 0.015)
    #expect(times[2].seconds(since: times[1]) == 0.015)
    let before = SDL_GetTicks()
    let age = host.pager.clock.now.seconds(since: times[2]) * 1000
    let after = SDL_GetTicks()
    // Both clocks count whole milliseconds of their own.
    #expect(age >= Double(before - begin) - 47 && age <= Double(after - begin) - 43)
  }

  @Test func `Another rectangle is another size, and the page stays`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let picture = try host.draw(SDL_Rect(x: 0, y: 0, w: 60, h: 90))
    #expect(host.pager.size == Size(width: 60, height: 90))
    let page = picture.part(x: 0, y: 0, width: 60, height: 90)
    #expect(page.difference(from: TestCard.picture(of: 5, width: 60, height: 90)) == nil)
    #expect(picture[61, 10] == 0x112233)
  }

  @Test func `The host's own clip and colour are as they were`() throws {
    let host = try HostStage()
    // Without pages all of it is a fill with a colour of the pager's own.
    host.feed.numbers = []
    var clip = SDL_Rect(x: 20, y: 40, w: 60, h: 70)
    SDL_RenderSetClipRect(host.renderer, &clip)
    SDL_SetRenderDrawColor(host.renderer, 1, 2, 3, 4)
    SDL_SetRenderDrawBlendMode(host.renderer, SDL_BLENDMODE_ADD)
    host.pager.advance(on: host.renderer, in: Self.position)
    try host.pager.draw(on: host.renderer)
    var after = SDL_Rect()
    SDL_RenderGetClipRect(host.renderer, &after)
    #expect(SDL_RenderIsClipEnabled(host.renderer) == SDL_TRUE)
    #expect(after.x == 20 && after.y == 40 && after.w == 60 && after.h == 70)
    var color = SDL_Color()
    SDL_GetRenderDrawColor(host.renderer, &color.r, &color.g, &color.b, &color.a)
    #expect(color.r == 1 && color.g == 2 && color.b == 3 && color.a == 4)
    var mode = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawBlendMode(host.renderer, &mode)
    #expect(mode == SDL_BLENDMODE_ADD)
  }

  @Test func `Keys and lost textures are understood, other events left alone`() throws {
    let host = try HostStage()
    let before = try host.draw(Self.position)
    var event = SDL_Event()
    event.type = SDL_RENDER_TARGETS_RESET.rawValue
    #expect(host.pager.handle(event))
    #expect(try host.draw(Self.position).difference(from: before) == nil)
    event.type = SDL_JOYAXISMOTION.rawValue
    #expect(!host.pager.handle(event))
    event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.timestamp = SDL_GetTicks()
    event.key.keysym.sym = SDL_Keycode(SDLK_PAGEDOWN.rawValue)
    #expect(host.pager.handle(event))
    #expect(host.pager.phase == .settling && host.pager.needsNextFrame)
  }
}
