/// The versions of all that text in a picture depends on: libraries and font files.
///
/// They are kept beside the golden, one a line: `FreeType 2.13.2`, `Inter-Regular.otf 4.000`.
struct TextVersions: Equatable {
  /// A library or a font file with its version.
  struct Part: Equatable {
    var name: String
    var version: String
  }

  /// Libraries first, then fonts.
  private(set) var parts: [Part]

  /// What text has been drawn with, each given as `name version`.
  init(_ versions: [String]) { parts = versions.compactMap(Self.part) }

  /// Reads what was kept beside a golden; what is no pair of words is left out.
  init(text: String) {
    parts = text.split(separator: "\n").compactMap { Self.part(String($0)) }
  }

  /// The text that is kept beside a golden.
  var text: String { parts.map { "\($0.name) \($0.version)\n" }.joined() }

  /// Why a picture made here need not be equal to one made there; nil when it must.
  func reasonAgainst(golden wanted: TextVersions) -> String? {
    var reasons: [String] = []
    for part in wanted.parts {
      let here = version(of: part.name)
      if here != part.version {
        reasons.append("\(part.name) \(here ?? "missing"), wanted \(part.version)")
      }
    }
    for part in parts where wanted.version(of: part.name) == nil {
      reasons.append("\(part.name) \(part.version), which the golden was made without")
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  private func version(of name: String) -> String? { parts.first { $0.name == name }?.version }

  /// A line: the version is its last word, since names of files may have spaces.
  private static func part(_ line: String) -> Part? {
    guard let space = line.lastIndex(of: " "), space > line.startIndex else { return nil }
    return Part(name: String(line[..<space]), version: String(line[line.index(after: space)...]))
  }
}
