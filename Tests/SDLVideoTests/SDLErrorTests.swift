import CSDL2
import SDLVideo
import Testing

@Suite struct SDLErrorTests {
  @Test func `An error has the operation and SDL's own text`() {
    var thrown: SDLError?
    do throws(SDLError) {
      _ = try Surface(owning: SDL_CreateRGBSurfaceWithFormat(0, 1, 1, 32, 0xFFFF_FFFF))
    } catch { thrown = error }
    #expect(thrown?.operation == "Surface")
    #expect(thrown?.message == "Parameter 'format' is invalid")
    #expect(thrown?.description == "Surface: Parameter 'format' is invalid")
  }

  @Test func `The text is kept when SDL overwrites its own`() {
    _ = SDL_CreateRGBSurfaceWithFormat(0, 1, 1, 32, 0xFFFF_FFFF)
    let first = SDLError("SDL_Something")
    SDL_ClearError()
    #expect(first.description == "SDL_Something: Parameter 'format' is invalid")
  }

  @Test func `An error without a reason says so`() {
    #expect(SDLError("SDL_Something", message: "").message == "no reason given")
  }
}
