import SDLVideo

/// A renderer that belongs to the hosting program, looked up once.
final class HostRenderer {
  let renderer: Renderer

  init(_ pointer: OpaquePointer) { renderer = Renderer(borrowing: pointer) }
}
