import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerTrace

/// The two tables of words, and what is made of them.
@Suite struct TraceFormatTests {
  @Test func `No word stands twice in its table, and every row says what it is`() {
    for rows in [TraceFormat.headerWords, TraceFormat.actions] {
      #expect(Set(rows.map(\.word)).count == rows.count)
      #expect(rows.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    }
  }

  @Test func `The documentation has both tables as they are`() throws {
    let path = "\(Checkout.path)/Sources/PagerTrace/PagerTrace.docc/TraceFormat.md"
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    #expect(text.contains("### Header\n\n\(TraceFormat.table(TraceFormat.headerWords))\n\n"))
    #expect(text.contains("\n\n\(TraceFormat.table(TraceFormat.actions))\n\n"))
  }

  @Test func `Help lists every word with what stands after it, within 100 columns`() {
    let lines = TraceFormat.help.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    for row in TraceFormat.headerWords + TraceFormat.actions {
      #expect(lines.contains { $0.hasPrefix("  \(row.usage)") }, "\(row.word)")
      #expect(lines.contains { $0.hasSuffix("  \(row.summary)") }, "\(row.word)")
    }
  }

  @Test func `What help shows of an action is what its printer writes`() throws {
    let text = """
      vpage-trace 1
      0 down 50% 80%
      0 wheel 0 -0.1 precise
      0 key PageDown
      0 finger 1 cancel
      0 reduce-motion on
      0 goto 7 animated
      0 pages 3
      rest screenshot a.png
      0 end

      """
    let trace = try InputTrace(parsing: text)
    #expect(trace.text == text)
    for entry in trace.entries {
      let word = entry.action.text.split(separator: " ").first.map(String.init) ?? ""
      let row = try #require(TraceFormat.actions.first { $0.word == word })
      let operands = entry.action.text.split(separator: " ").count - 1
      let forms = row.form.split(separator: "|").map { $0.split(separator: " ").count }
      #expect((row.form.isEmpty && operands == 0) || forms.contains(operands), "\(word)")
    }
  }
}
