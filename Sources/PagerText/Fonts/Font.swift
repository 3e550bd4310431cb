package import CSDL2
import CSDL2TTF
package import SDLVideo
import Synchronization

/// An open font file at one size: an owned `TTF_Font`.
///
/// SDL_ttf counts its users, so each font starts the library and stops it again. Text is shaped by
/// HarfBuzz with kerning on. `horizontalScale` stretches glyphs and widths from left to right, so
/// that whole numbers stand for fractions of a pixel.
package struct Font: ~Copyable {
  /// SDL_ttf's count of users and FreeType's list of faces are one for all threads, and unguarded.
  private static let library = Mutex(())

  private let handle: OpaquePointer
  private let file: MappedFile
  private let verticalDPI: UInt32 = 72
  private let horizontalDPI: UInt32

  /// Opens face `faceIndex` of a font file.
  ///
  /// Hinting is light: rows are sharp, columns at sub-pixel positions. `path` is a C string with its
  /// closing zero; `pixelSize` is the em in pixels, at least 1.
  /// Throws SDL's reason when the file is missing or no font. Costs 1 to 5 ms.
  package init(
    path: [CChar], faceIndex: Int = 0, pixelSize: Int, horizontalScale: Int = 1
  ) throws(SDLError) {
    let operation = "Font"
    guard let size = Int32(exactly: pixelSize), size > 0, path.last == 0,
      (1...16).contains(horizontalScale)
    else { throw SDLError(operation, message: "the size of \(pixelSize) px is out of range") }
    let file = try MappedFile(path: path)
    guard let length = Int32(exactly: file.count) else {
      throw SDLError(operation, message: "the file is too long")
    }
    let dpi = 72 * UInt32(horizontalScale)
    let start = file.start
    // SDL_ttf reads a glyph at a time: from a file that is two system calls for each.
    // A pointer may not leave the lock as such: the compiler cannot know that no other code holds it.
    let address = try Self.library.withLock { _ throws(SDLError) in
      try SDLError.check(TTF_Init(), "TTF_Init")
      let opened = TTF_OpenFontIndexDPIRW(
        SDL_RWFromConstMem(start, length), 1, size, faceIndex, dpi, 72)
      if let opened { return Int(bitPattern: opened) }
      let error = SDLError(operation)
      TTF_Quit()
      throw error
    }
    guard let opened = OpaquePointer(bitPattern: address) else { throw SDLError(operation) }
    handle = opened
    self.file = file
    horizontalDPI = dpi
    // Sub-pixel positions make SDL_ttf draw each glyph anew; narrow columns are such positions already.
    TTF_SetFontHinting(
      opened, horizontalScale > 1 ? TTF_HINTING_LIGHT : TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(opened, 1)
  }

  deinit {
    let handle = handle
    Self.library.withLock { _ in
      TTF_CloseFont(handle)
      TTF_Quit()
    }
  }

  /// Returns the names and versions of the libraries that draw text.
  ///
  /// Throws SDL's reason when SDL_ttf does not start.
  package static func libraryVersions() throws(SDLError) -> [(name: String, version: String)] {
    try library.withLock { _ throws(SDLError) in
      try SDLError.check(TTF_Init(), "TTF_Init")
      defer { TTF_Quit() }
      var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
      TTF_GetFreeTypeVersion(&major, &minor, &patch)
      let freeType = "\(major).\(minor).\(patch)"
      TTF_GetHarfBuzzVersion(&major, &minor, &patch)
      let harfBuzz = "\(major).\(minor).\(patch)"
      let linked = TTF_Linked_Version().pointee
      return [
        ("FreeType", freeType), ("HarfBuzz", harfBuzz),
        ("SDL_ttf", "\(linked.major).\(linked.minor).\(linked.patch)"),
      ]
    }
  }

  /// Changes the size; glyphs SDL_ttf has kept are thrown away.
  package func setPixelSize(_ pixels: Int) throws(SDLError) {
    try SDLError.check(
      TTF_SetFontSizeDPI(handle, Int32(clamping: pixels), horizontalDPI, verticalDPI),
      "TTF_SetFontSizeDPI")
  }

  /// Pixels from the baseline up to the top of the tallest usual glyph.
  package var ascent: Int { Int(TTF_FontAscent(handle)) }

  /// Pixels from the baseline down to the bottom of the lowest usual glyph, as a positive number.
  package var descent: Int { -Int(TTF_FontDescent(handle)) }

  /// Rows of a rendered line without glyphs that stick out.
  package var height: Int { Int(TTF_FontHeight(handle)) }

  /// Tells whether the font has a glyph of its own for a character.
  package func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(handle, scalar.value) != 0
  }

  /// Returns the columns from the pen to the first and behind the last column of a glyph's ink,
  /// and to the next pen; nil when the font has no such glyph.
  ///
  /// About 10 µs the first time.
  package func glyph(_ scalar: Unicode.Scalar) -> (inkStart: Int, inkEnd: Int, advance: Int)? {
    var (left, right, bottom, top, advance): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
    guard hasGlyph(scalar),
      TTF_GlyphMetrics32(handle, scalar.value, &left, &right, &bottom, &top, &advance) == 0
    else { return nil }
    return (Int(left), Int(right), Int(advance))
  }

  /// Sets how the next texts are shaped: their direction and their script.
  ///
  /// `script` is an ISO 15924 code, its first letter in the highest byte. Without it Arabic stays
  /// unjoined, and Indic vowels stand at the wrong side.
  package func setShaping(script: UInt32, rightToLeft: Bool) {
    TTF_SetFontDirection(handle, rightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    // The four letters in order, and the zero that ends a C string.
    withUnsafeBytes(of: (script.bigEndian, UInt8(0))) { bytes in
      let letters = bytes.assumingMemoryBound(to: CChar.self)
      _ = letters.baseAddress.map { TTF_SetFontScriptName(handle, $0) }
    }
  }

  /// Returns the columns and rows that a text would cover; (0, 0) for text that cannot be shaped.
  ///
  /// The columns reach from the leftmost to the rightmost of ink and pen. About 1 µs a word.
  package func size(of text: String) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard !text.isEmpty, TTF_SizeUTF8(handle, text, &width, &height) == 0 else { return (0, 0) }
    return (Int(width), Int(height))
  }

  /// Returns the columns that a text would cover.
  package func width(of text: String) -> Int { size(of: text).width }

  /// Draws a text as pixels of one colour whose alpha is the coverage (ARGB8888).
  ///
  /// Returns nil when there is nothing to draw: empty text, or text of zero width.
  package func render(_ text: String, color: SDL_Color) throws(SDLError) -> Surface? {
    if let surface = TTF_RenderUTF8_Blended(handle, text, color) {
      return try Surface(owning: surface, from: "TTF_RenderUTF8_Blended")
    }
    let error = SDLError("TTF_RenderUTF8_Blended")
    if width(of: text) == 0 { return nil }
    throw error
  }
}
