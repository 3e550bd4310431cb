/// Questions with their answers, and which answers are unfolded.
///
/// Views come and go with their pages; what the reader has unfolded stays here.
final class QuestionSet {
  /// A question and what is said to it.
  struct Question: Sendable {
    let question: String
    let answer: String
  }

  let kicker: String
  let title: String
  let lead: String
  let language: TextLanguage
  let questions: [Question]
  /// The questions whose answers are on show.
  private(set) var unfolded: Set<Int> = []

  /// Makes a set with all answers folded.
  init(
    kicker: String, title: String, lead: String, language: TextLanguage, questions: [Question]
  ) {
    self.kicker = kicker
    self.title = title
    self.lead = lead
    self.language = language
    self.questions = questions
  }

  /// Shows or hides an answer.
  func toggle(_ number: Int) {
    if unfolded.remove(number) == nil { unfolded.insert(number) }
  }
}
