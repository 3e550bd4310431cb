import PagerCore
import PagerSDL
import Testing

@testable import PagerText

@Suite("Warnings about fonts")
struct FontWarningTests {
  private func warning(_ scalar: Unicode.Scalar, families: Set<String>) -> String {
    MissingCharacter(scalar, script: TextClusters.fontScript(of: scalar))
      .warning(hasFamily: families.contains)
  }

  @Test("A package that has the character and is not installed is named")
  func helpful() {
    #expect(warning("你", families: ["DejaVu Sans"]).hasSuffix("install fonts-noto-cjk"))
    #expect(warning("ส", families: ["DejaVu Sans"]).hasSuffix("install fonts-noto-core"))
    #expect(warning("🔒", families: []).hasSuffix("install fonts-symbola"))
    #expect(warning("λ", families: []).hasSuffix("install fonts-dejavu-core"))
    #expect(warning("λ", families: ["DejaVu Sans"]).hasSuffix("install fonts-noto-core"))
    // A rare letter that Noto CJK has not, with and without it.
    for families: Set<String> in [[], ["Noto Sans CJK SC"]] {
      #expect(warning("\u{2A6D0}", families: families).hasSuffix("install fonts-hanazono"))
    }
  }

  @Test("A package that is installed, or would not help, is not named")
  func useless() {
    #expect(
      warning("你", families: ["Noto Sans CJK SC"])
        == "no installed font has U+4F60 (Han), drawn as a box")
    #expect(warning("🔒", families: ["Symbola"]).hasPrefix("no installed font has U+1F512"))
    for scalar: Unicode.Scalar in ["\u{9FFC}", "\u{30000}", "\u{10FFFD}", "\u{378}", "\u{1FAE8}"] {
      let text = warning(scalar, families: [])
      #expect(text.hasPrefix("no installed font has U+"))
      #expect(!text.contains("install fonts"))
    }
  }

  @Test("A script whose characters are missing is reported once and takes room")
  func once() throws {
    var warnings: [String] = []
    let book = FontBook(usesOtherFamilies: false) { warnings.append($0) }
    let style = TextStyle(family: .named(["DejaVu Sans"]), size: 20)
    let layout = try LayoutSamples.layout("สวัสดี 你好 你们 Hi", width: 900, style: style, book: book)
    #expect(warnings.count == 2)
    // Nothing to install: the book was told to use one family.
    for text in ["U+0E2A (Thai)", "U+4F60 (Han)"] {
      #expect(
        warnings.contains(
          "the font DejaVu Sans lacks \(text), drawn as a box: other families are turned off"))
    }
    let latin = try LayoutSamples.layout("Hi", width: 900, style: style, book: book)
    #expect(layout.size.width > latin.size.width + 80)
  }

  @Test("The machine's own fonts decide: what they have is not reported, what is missing is")
  func ownFonts() throws {
    var warnings: [String] = []
    let book = FontBook { warnings.append($0) }
    _ = try LayoutSamples.layout("Hello, Привет, Γειά \u{10FFFD}\u{10FFFD}", width: 900, book: book)
    #expect(warnings == ["no installed font has U+10FFFD, drawn as a box"])
    let catalog = FontCatalog()
    #expect(catalog.hasFamily("dejavu sans"))
    #expect(!catalog.hasFamily("No Such Family"))
  }

  @Test("Hundreds of letters that no font has cost no more searches than one")
  func searches() throws {
    let catalog = FontCatalog()
    let key = FaceSet.Key(family: .sans, weight: .regular, italic: false, language: .chinese)
    let faces = try #require(FaceSet(key, catalog: catalog, usesOtherFamilies: true))
    #expect(faces.index(for: "汉", asEastAsian: false) >= 0)
    let before = catalog.matchCount
    for value in 0x30000..<(0x30000 + 600) as Range<UInt32> {
      let letter = try #require(Unicode.Scalar(value))
      #expect(faces.index(for: Character(letter), asEastAsian: false) == FaceSet.missing)
    }
    // Pairs of a letter and a mark that no font has together are not looked for one by one either.
    for value in 0x4E00..<(0x4E00 + 200) as Range<UInt32> {
      let letter = try #require(Unicode.Scalar(value))
      #expect(faces.index(for: Character("\(letter)\u{1D185}"), asEastAsian: false) >= 0)
    }
    #expect(catalog.matchCount <= before + 2)
  }
}
