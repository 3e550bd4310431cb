/// The English articles of the vertical scene.
enum EnglishArticles {
  /// How three surfaces carry any number of pages.
  static let strip = Article(
    kicker: "The strip",
    title: "Three surfaces, any number of pages",
    lead: """
      A pager of a thousand pages does not need a thousand pictures. It needs the page you look \
      at, and the two you might look at next.
      """,
    paragraphs: [
      """
      Think of a strip of paper three pages long, moving behind a window one page high. The page \
      in the middle is on show. Above it waits the one before, below it the one after. Whichever \
      way you pull, what comes into view is already there.
      """,
      """
      When the turn is complete, the strip has run out on one side. Now comes the only trick: the \
      surface that has just gone out of sight is carried to the other end, and the next page is \
      drawn on it. One page drawn, two kept, and the window stands in the middle again.
      """,
      """
      A turn therefore costs the same on page three as on page three million, and so does the \
      memory: three surfaces, never a fourth. Even a jump from one end of the book to the other \
      brings its target in as a direct neighbour. The pages in between are never asked for.
      """,
      "Press Tab now, and turn a page: you will see it happen from outside.",
    ],
    language: .english, figure: (.turn, 2))

  /// Why nobody sees the strip move back.
  static let recentring = Article(
    kicker: "Re-centring",
    title: "The jump nobody sees",
    lead: """
      After every turn the strip moves back by a whole page. You are not meant to notice, and you \
      cannot.
      """,
    paragraphs: [
      """
      A turn ends with the window on the third page of the strip. To be ready for the next one it \
      must stand on the second again. So two things happen at once: the surfaces trade places, \
      and the offset loses exactly one page.
      """,
      """
      Either of them alone would show. Trade the surfaces without moving the strip, and another \
      page flashes up. Move the strip without trading, and the page jumps. Done between the same \
      two frames they cancel out, to the last pixel.
      """,
      """
      There is no pause in it and no timer that hopes you blink. The picture before and the \
      picture after are compared by a test of this program; they differ in no pixel at all.
      """,
      """
      It even happens in motion. Swipe again before a turn has landed, and the strip passes the \
      page without stopping: it re-centres in passing, and runs on at the same speed.
      """,
    ],
    language: .english, figure: (.recentring, 2))
}
