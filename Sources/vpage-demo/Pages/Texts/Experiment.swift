/// The experiments of the life-cycle scene: one a page.
struct Experiment: Sendable {
  /// What it is called.
  let title: String
  /// What to do, and what to see, with signs in the place of directions.
  private let pattern: String

  private init(title: String, text: String) {
    self.title = title
    pattern = text
  }

  /// What to do, and what to see, in a pager whose pages follow each other in certain ways.
  func text(_ ways: DirectionWords) -> String {
    var words = ""
    for character in pattern {
      switch character {
      case ">": words += ways.towardNext
      case "<": words += ways.towardPrevious
      default: words.append(character)
      }
    }
    return words
  }

  /// All of them, in order.
  static let all = [
    Experiment(
      title: "Turn the page",
      text: "Swipe > and let it land. Two pages speak: one comes, one goes."),
    Experiment(
      title: "Change your mind",
      text: "Swipe a third of the way and let go. What was about to happen is taken back."),
    Experiment(
      title: "There and back",
      text: "Drag >, then < beyond the start, in one go. At rest one pair ends, one begins."),
    Experiment(
      title: "Catch it",
      text: "Press while the page moves. Nothing becomes visible or hidden, so nothing is said."),
    Experiment(
      title: "Jump far",
      text: "Press Home. The first page comes in as a neighbour; those between never hear of it."),
    Experiment(
      title: "Pull at the end",
      text: """
        There is no page after this one. Pull as hard as you like: none appears, none disappears.
        """),
  ]
}
