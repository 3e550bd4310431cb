package import CSDL2
import PagerCore

extension Color {
  /// The same for SDL.
  package var sdl: SDL_Color { SDL_Color(r: red, g: green, b: blue, a: alpha) }
}
