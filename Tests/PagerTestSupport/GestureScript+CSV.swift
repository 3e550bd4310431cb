extension GestureScript {
  /// Why a text is no gesture.
  public struct CSVError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What is in that line.
    public let content: String
    /// The error as a message shows it.
    public var description: String {
      "line \(line): expected 'ms,what,x,y' with what = down, move, up or 'wheel N', "
        + "found '\(content)'"
    }
  }

  /// Reads a gesture from lines `ms,what,x,y` after a heading of those names.
  ///
  /// `what` is down, move, up or `wheel N` with N in notches; x and y are fractions of the window.
  public init(name: String, csv: String) throws(CSVError) {
    var steps: [Step] = []
    var number = 0
    for line in csv.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if line.isEmpty || number == 1 && line == "ms,what,x,y" { continue }
      guard number > 1, let step = Step(line) else {
        throw CSVError(line: number, content: String(line))
      }
      steps.append(step)
    }
    self.init(name: name, steps: steps)
  }
}

extension GestureScript.Step {
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 4, let time = Double(fields[0]), time >= 0,
      let kind = GestureScript.Kind(fields[1]), let x = Double(fields[2]), let y = Double(fields[3])
    else { return nil }
    self.init(time, kind, x, y)
  }
}

extension GestureScript.Kind {
  fileprivate init?(_ text: Substring) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("down", 1): self = .down
    case ("move", 1): self = .move
    case ("up", 1): self = .up
    case ("wheel", 2):
      guard let notches = Double(words[1]) else { return nil }
      self = .wheel(notches)
    default: return nil
    }
  }
}
