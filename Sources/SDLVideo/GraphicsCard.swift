import CSDL2
import Glibc

/// What the machine has to draw with, found out as cheaply as can be.
enum GraphicsCard {
  /// Tells whether a render node is there and may be opened.
  static func hasRenderNode(in folder: String = "/dev/dri") -> Bool {
    guard let listing = opendir(folder) else { return false }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix("renderD") && access("\(folder)/\(name)", R_OK | W_OK) == 0 { return true }
    }
    return false
  }

  /// Tells whether OpenGL's name for its renderer is one that draws on the processor.
  static func isSoftwareGL(_ name: String) -> Bool {
    let name = name.lowercased()
    let parts: [String] = ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"]
    // Not the string's own `contains`: it would link the library of regular expressions.
    return parts.contains { strstr(name, $0) != nil }
  }

  /// Asks the current OpenGL context for its renderer's name; nil without such a context.
  static func currentGLRenderer() -> String? {
    // SDL loads GL itself, so linking against it would load a second one.
    guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString")
    else { return nil }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let glRenderer: UInt32 = 0x1F01
    guard let text = unsafeBitCast(address, to: GetString.self)(glRenderer) else { return nil }
    return String(cString: text)
  }
}
