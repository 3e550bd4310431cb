package import CSDL2

/// Pixels in memory: an owned `SDL_Surface` of a format with 8 bits a channel in 32 bits.
///
/// It is a handle: drawing changes the pixels and not the handle, so nothing here is `mutating`.
/// Drawing is on whole pixels, kept inside `clip`, in integers, and gives the same bytes on every
/// run and machine. Every pixel drawn is opaque: its alpha or unused byte becomes 255.
package struct Surface: ~Copyable {
  /// SDL's own handle, valid as long as this value.
  package let pointer: UnsafeMutablePointer<SDL_Surface>
  /// One of `SDL_PIXELFORMAT_…`.
  package let format: UInt32
  /// Where the channels sit in a pixel.
  package let layout: PixelLayout
  /// Tells whether every fourth byte is known to be 255, so that a copy may be a plain memcpy.
  let isKnownOpaque: Bool

  /// Makes a surface filled with opaque black.
  ///
  /// Throws when a side is below 1, the format has not 32 bits, or memory is short.
  package init(
    width: Int, height: Int, format: UInt32 = SDL_PIXELFORMAT_RGB888.rawValue
  ) throws(SDLError) {
    let operation = "Surface of \(width)×\(height)"
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height),
      columns > 0, rows > 0
    else { throw SDLError(operation, message: "a side is below 1 or too long") }
    try self.init(
      owning: SDL_CreateRGBSurfaceWithFormat(0, columns, rows, 32, format), from: operation,
      isKnownOpaque: true)
    SDL_FillRect(pointer, nil, layout.opaque)
  }

  /// Takes over a surface some C function has just made, and frees it at the end.
  ///
  /// Throws SDL's reason, naming `operation`, when `pointer` is null; throws, and frees, when it
  /// has no pixels or its format has not 8 bits a channel in 32 bits.
  package init(
    owning pointer: UnsafeMutablePointer<SDL_Surface>?, from operation: String = "Surface"
  ) throws(SDLError) {
    try self.init(owning: pointer, from: operation, isKnownOpaque: false)
  }

  /// Wraps pixels that other code owns, such as a locked texture's.
  ///
  /// The pixels must outlive this value. `pitch` is the bytes from row to row, a multiple of 4.
  package init(
    borrowing pixels: UnsafeMutableRawPointer, width: Int, height: Int, pitch: Int, format: UInt32
  ) throws(SDLError) {
    let operation = "Surface over \(width)×\(height) pixels"
    guard width > 0, height > 0, pitch % 4 == 0, pitch / 4 >= width, pitch <= Int(Int32.max),
      height <= Int(Int32.max)
    else { throw SDLError(operation, message: "a side or the pitch of \(pitch) is out of range") }
    try self.init(
      owning: SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, Int32(width), Int32(height), 32, Int32(pitch), format),
      from: operation, isKnownOpaque: false)
  }

  init(
    owning pointer: UnsafeMutablePointer<SDL_Surface>?, from operation: String, isKnownOpaque: Bool
  ) throws(SDLError) {
    let pointer = try SDLError.check(pointer, operation)
    let format = pointer.pointee.format.pointee.format
    guard let layout = PixelLayout(format: format) else {
      SDL_FreeSurface(pointer)
      let name = String(cString: SDL_GetPixelFormatName(format))
      throw SDLError(operation, message: "\(name) has not 8 bits a channel in 32 bits")
    }
    guard pointer.pointee.w > 0, pointer.pointee.h > 0, pointer.pointee.pixels != nil else {
      SDL_FreeSurface(pointer)
      throw SDLError(operation, message: "the surface has no pixels")
    }
    self.pointer = pointer
    self.format = format
    self.layout = layout
    self.isKnownOpaque = isKnownOpaque
  }

  deinit { SDL_FreeSurface(pointer) }

  /// The columns, at least 1.
  package var width: Int { Int(pointer.pointee.w) }

  /// The rows, at least 1.
  package var height: Int { Int(pointer.pointee.h) }

  /// The bytes from one row to the next.
  package var pitch: Int { Int(pointer.pointee.pitch) }

  /// The whole surface.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The part that drawing may change; the whole surface at first, never beyond it.
  package var clip: PixelRect {
    get { PixelRect(pointer.pointee.clip_rect) }
    nonmutating set {
      // Cut here: SDL keeps the old rectangle's corner when nothing is left.
      var rect = newValue.intersection(bounds).sdl
      SDL_SetClipRect(pointer, &rect)
    }
  }

  /// Gives the raw pixels, rows top to bottom, and the pixels from one row to the next.
  ///
  /// The buffer ends with the last row's padding. Whoever writes keeps the fourth byte at 255.
  package borrowing func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let buffer = UnsafeMutableBufferPointer(start: row(0), count: pitch / 4 * height)
    return try body(buffer, pitch / 4)
  }

  /// Returns the colour at a position, or nil outside; for tests and small look-ups.
  package func color(atX x: Int, y: Int) -> SDL_Color? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return layout.color(row(y)[x])
  }

  /// Returns the first pixel of a row, unchecked.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (pointer.pointee.pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
  }
}
