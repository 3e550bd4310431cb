/// The words of the trace format, for help and documentation.
public enum TraceFormat {
  /// A word, what stands after it, and what it says.
  public struct Entry: Hashable, Sendable {
    /// The word.
    public let word: String
    /// What stands after the word: nothing, or alternatives with bars between them.
    public let form: String
    /// What it says, without a full stop.
    public let summary: String

    /// The word and what stands after it.
    public var usage: String { form.isEmpty ? word : "\(word) \(form)" }
  }

  /// The words that begin header lines, in the order in which they are written.
  public static var headerWords: [Entry] {
    TraceHeaderWord.all.map { Entry(word: $0.word, form: $0.form, summary: $0.summary) }
  }

  /// The words that begin actions, in the order of the manual; all but `rest` stand after a time.
  public static var actions: [Entry] {
    TraceVerb.all.map { Entry(word: $0.word, form: $0.form, summary: $0.summary) }
  }

  /// The format as people read it in a terminal of 100 columns.
  public static var help: String {
    """
    A trace begins with 'vpage-trace 1'. Header lines follow, then lines with a time in milliseconds
    and an action. X and Y are points or, as in 50%, hundredths of the window; # begins a comment;
    names with spaces stand in "quotes".

    Header
    \(lines(headerWords))

    Actions
    \(lines(actions))

    """
  }

  /// The words as a table in Markdown, as the documentation has it.
  package static func table(_ entries: [Entry]) -> String {
    let rows = entries.map { entry in
      let usage = entry.usage.split(separator: "|").joined(separator: "` or `")
      return "| `\(usage)` | \(entry.summary) |"
    }
    return (["| line | what |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func lines(_ entries: [Entry]) -> String {
    entries.map { entry in
      let usage = entry.usage
      let room = 24
      let gap =
        usage.count < room
        ? String(repeating: " ", count: room - usage.count)
        : "\n" + String(repeating: " ", count: room + 2)
      return "  \(usage)\(gap)\(entry.summary)"
    }.joined(separator: "\n")
  }
}
