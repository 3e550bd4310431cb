import PagerSDL

/// The words and the picture of a card in the loop scene.
struct LoopArticle: Sendable {
  /// The title in English.
  let title: String
  /// The title in Chinese.
  let chinese: String
  /// The running text.
  let text: String
  /// The picture.
  let art: LoopArt

  /// The article of a page, in a scene of so many pages: past the last the ring begins again.
  static func at(_ index: Int, of count: Int) -> LoopArticle {
    if count == 1 { return single }
    let place = index % (others.count + 1)
    return place == 0 ? ring(of: count) : others[place - 1]
  }

  /// How many different articles there are.
  static let count = 5

  /// What is said of a card that has no neighbours.
  private static let single = LoopArticle(
    title: "One card is no ring", chinese: "一张不成环",
    text: "There is nothing on either side of it. Pull, and it gives a little and comes back.",
    art: .disc)

  private static func ring(of count: Int) -> LoopArticle {
    let words = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    let number = words.indices.contains(count - 2) ? words[count - 2] : count.grouped
    return LoopArticle(
      title: "A ring has no first page", chinese: "环没有起点",
      text: """
        \(number) cards lie in a ring. After the last comes the first, before the first the last, \
        as often as you like.
        """,
      art: .ring)
  }

  /// Those after the first, in the order of the ring.
  private static let others = [
    LoopArticle(
      title: "Three sheets of paper", chinese: "只有三张纸",
      text: """
        Only three of the cards exist at a time: the one you read and one on either side. The \
        next is drawn while nobody looks.
        """,
      art: .sheets),
    LoopArticle(
      title: "Numbers that do not grow", chinese: "数字不会变大",
      text: """
        The place is counted from the card on show and begins at nought with every turn. After a \
        million turns it is as exact as after one.
        """,
      art: .spiral),
    LoopArticle(
      title: "From the side you swipe", chinese: "从手来的那一边",
      text: """
        After the last card the first one does not fly back across the others. It comes in from \
        the right, like any other.
        """,
      art: .waves),
    LoopArticle(
      title: "Two make a ring", chinese: "两张也成环",
      text: """
        With two cards the neighbours on both sides are the same one, on two surfaces. A single \
        card is no ring: it gives a little and comes back.
        """,
      art: .links),
  ]
}
