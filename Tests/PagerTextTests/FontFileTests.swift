import Glibc
import PagerCore
import Testing

@testable import PagerText

/// Machines whose fonts are missing or broken, each in a process of its own.
@Suite("Font files")
struct FontFileTests {
  /// Lets fontconfig see a folder of fonts and nothing else; to be called before the first text.
  private static func useFonts(in folder: String) throws {
    // Beside the fonts: their folder must stay as it was when fontconfig looked at it.
    let file = folder + ".conf"
    let text =
      "<fontconfig><dir>\(folder)</dir><cachedir>\(folder).cache</cachedir></fontconfig>"
    try write(Array(text.utf8), to: file)
    setenv("FONTCONFIG_FILE", file, 1)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  private static func copy(_ path: String, to folder: String, as name: String) throws {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8 << 20)
    bytes.removeSubrange(fread(&bytes, 1, bytes.count, file)...)
    try write(bytes, to: folder + "/" + name)
  }

  private static func makeFolder() throws -> String {
    var template = Array("/tmp/vpage-fonts-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    return String(cString: made)
  }

  /// Makes fontconfig remember a folder's fonts, and then empties a file behind its back.
  private static func breakFile(_ name: String, in folder: String) throws {
    let families = FontCatalog()
    _ = families.hasFamily("DejaVu Sans")
    try write([], to: folder + "/" + name)
  }

  @Test("A style whose font cannot be read is set in the next family, with one warning")
  func unreadableStyle() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeFolder()
      try Self.copy(
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf", to: folder, as: "inter.otf")
      try Self.copy(
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", to: folder, as: "dejavu.ttf")
      try Self.useFonts(in: folder)
      try Self.breakFile("inter.otf", in: folder)
      var warnings: [String] = []
      let book = FontBook { warnings.append($0) }
      for size in [12.0, 20] {
        let layout = try LayoutSamples.layout(
          "Hello", width: 400, style: TextStyle(size: size), book: book)
        #expect(layout.size.width > 2 * size)
      }
      #expect(book.fontVersions.dropFirst(3).map { $0.hasPrefix("dejavu.ttf") } == [true])
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("\(folder)/inter.otf cannot be opened") == true)
    }
  }

  @Test("Letters whose font cannot be read come from another one that has them")
  func unreadableFallback() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeFolder()
      try Self.copy(
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf", to: folder, as: "inter.otf")
      for name in ["dejavu.ttf", "other.ttf"] {
        try Self.copy("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", to: folder, as: name)
      }
      try Self.useFonts(in: folder)
      var warnings: [String] = []
      let book = FontBook { warnings.append($0) }
      let first = try #require(
        FontCatalog().match(
          families: ["Inter"], weight: .regular, italic: false, characters: ["ש"]))
      try Self.breakFile(String(first.name.dropFirst(folder.count + 1)), in: folder)
      let layout = try LayoutSamples.layout("Hi שלום", width: 400, book: book)
      #expect(!layout.items.contains { $0.kind == .box })
      #expect(book.fontVersions.count == 5)
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("\(first.name) cannot be opened") == true)
    }
  }

  @Test("Without any font that can be read the reason says what to install")
  func noneReadable() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeFolder()
      try Self.copy(
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", to: folder, as: "dejavu.ttf")
      try Self.useFonts(in: folder)
      try Self.breakFile("dejavu.ttf", in: folder)
      var warnings: [String] = []
      let book = FontBook { warnings.append($0) }
      #expect(throws: FontError.noFont(family: "Inter")) {
        try LayoutSamples.layout("Hello", width: 400, book: book)
      }
      #expect(warnings.count == 1)
    }
  }
}
