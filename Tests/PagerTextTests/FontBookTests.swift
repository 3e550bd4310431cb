import Glibc
import PagerTestSupport
import Testing

@testable import PagerText

/// Looking for fonts ahead of the first text.
@Suite struct FontBookTests {
  @Test func `Fonts looked for ahead are the ones found when needed`() throws {
    let (early, late) = (FontBook(), FontBook())
    early.prepare()
    early.prepare()
    for text in LayoutSamples.all {
      let ahead = try LayoutSamples.layout(text, width: 200, book: early)
      let whenNeeded = try LayoutSamples.layout(text, width: 200, book: late)
      #expect(LayoutSamples.lines(ahead) == LayoutSamples.lines(whenNeeded))
      #expect(ahead.size == whenNeeded.size)
    }
    #expect(early.fontVersions == late.fontVersions && !early.fontVersions.isEmpty)
    // Now it is too late, and changes nothing.
    late.prepare()
    #expect(try LayoutSamples.layout("again", width: 200, book: late).lineCount == 1)
  }

  @Test func `A book may be given up while it looks for fonts`() {
    for _ in 0..<8 { FontBook().prepare() }
  }

  @Test func `Looking ahead leaves the signals of the program as they were`() {
    var before = sigset_t()
    var after = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    FontBook().prepare()
    pthread_sigmask(SIG_BLOCK, nil, &after)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGUSR1] {
      #expect(sigismember(&before, signal) == sigismember(&after, signal))
    }
  }
}
