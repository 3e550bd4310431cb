/// The words of an article page.
struct Article: Sendable {
  /// A few words over the title.
  let kicker: String
  /// The title.
  let title: String
  /// The sentence under the title.
  let lead: String
  /// The running text.
  let paragraphs: [String]
  /// The language of all of it.
  let language: TextLanguage
  /// A drawing, and how many paragraphs come before it.
  var figure: (kind: StripFigure.Kind, after: Int)?
}
