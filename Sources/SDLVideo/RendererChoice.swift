/// Which of SDL's renderers a window is drawn with.
package enum RendererChoice: Equatable, Sendable {
  /// The graphics card where there is one; SDL's software renderer otherwise.
  ///
  /// Without a render node under `/dev/dri` OpenGL is not even asked: a context on a software GL
  /// takes 50 ms and 40 MB, and then draws slower than the software renderer.
  case automatic
  /// The renderer SDL calls by this name, such as `software`, `opengl` or `opengles2`.
  case named(String)

  /// SDL's software renderer.
  package static var software: RendererChoice { .named("software") }
}
