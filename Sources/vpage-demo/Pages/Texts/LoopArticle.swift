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

  /// All of them, in the order of the ring.
  static let all = [
    LoopArticle(
      title: "A ring has no first page", chinese: "环没有起点",
      text: """
        Five cards lie in a ring. After the fifth comes the first, before the first the fifth, \
        as often as you like.
        """,
      art: .ring),
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
