extension Int {
  /// The number as people read it: thousands apart from 1,000 on, as in `2,000,000,000`.
  ///
  /// For titles, panels and messages; logs and traces have plain digits.
  package var grouped: String {
    let digits = String(magnitude)
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
