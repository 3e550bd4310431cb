/// The line breaks of plain text without a library: the rules of ICU 72 for some classes.
///
/// A test compares every text of some letters with ICU. It is there since ICU costs a program 2 ms
/// at its start and 1.6 MB, which most pages of Latin or Chinese text need not pay.
struct PlainLineBreaks {
  private var classes: [LineBreakClass] = []
  /// The last byte of each character.
  private var ends: [Int] = []

  /// Sets `marks` at the bytes after which a line may end; false when the text is not plain.
  ///
  /// `bytes` are UTF-8, `marks` has as many elements or more. About 5 ns a byte.
  mutating func find(in bytes: UnsafeBufferPointer<UInt8>, _ marks: inout [Bool]) -> Bool {
    guard classify(bytes, unknown: { _ in nil }) else { return false }
    mark(&marks, bytes.count)
    return true
  }

  /// Sets `marks` in any text, where what is not plain counts as a letter or as an ideograph.
  mutating func guess(in bytes: UnsafeBufferPointer<UInt8>, _ marks: inout [Bool]) {
    _ = classify(bytes) { scalar in
      Unicode.Scalar(scalar).map { Script($0).isEastAsian ? .ideograph : .letter }
        ?? .letter
    }
    mark(&marks, bytes.count)
  }

  /// Finds the class of each character; false when one has none.
  private mutating func classify(
    _ bytes: UnsafeBufferPointer<UInt8>, unknown: (UInt32) -> LineBreakClass?
  ) -> Bool {
    classes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    let ascii = LineBreakClass.ascii
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80, let own = ascii[Int(byte)] {
        classes.append(own)
        ends.append(index)
        index += 1
        continue
      }
      var scalar = UInt32(byte)
      var last = index
      if byte >= 0xC0 {
        // The lead byte's own bits: one fewer for each byte that follows.
        let following = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
        scalar &= 0x3F >> UInt32(following)
        last = min(index + following, bytes.count - 1)
        for next in (index + 1)..<(last + 1) { scalar = scalar << 6 | UInt32(bytes[next] & 0x3F) }
      }
      guard let found = LineBreakClass(scalar) ?? unknown(scalar) else { return false }
      classes.append(found)
      ends.append(last)
      index = last + 1
    }
    return true
  }

  private func mark(_ marks: inout [Bool], _ count: Int) {
    for index in 0..<count { marks[index] = false }
    /// The last class that is no space, and whether spaces came after it.
    var before: LineBreakClass?
    var hasSpaces = false
    var breaksBefore = true
    /// Tells whether a hyphen before starts a line or follows a break, as a minus sign does.
    var isSign = false
    /// Tells whether a number goes on here, or has just been closed by a bracket.
    var isInNumber = false
    var isAfterNumber = false
    for index in classes.indices {
      let next = classes[index]
      if index > 0 {
        let joins =
          next == .space
          || (hasSpaces
            ? joinsOverSpaces(before, index)
            : self.joins(
              before, index, isSign: isSign, isNumber: isInNumber || isAfterNumber,
              isInNumber: isInNumber))
        breaksBefore = !joins
        marks[ends[index - 1]] = breaksBefore
      }
      if next == .space {
        hasSpaces = true
        isInNumber = false
        isAfterNumber = false
        continue
      }
      isSign = next == .hyphen && breaksBefore
      let goesOn = isInNumber && !hasSpaces
      isInNumber = next == .number || goesOn && (next == .slash || next == .infixSeparator)
      isAfterNumber = goesOn && (next == .close || next == .closeParenthesis)
      before = next
      hasSpaces = false
    }
  }

  /// Tells whether a line may not end before a character though spaces are: rules LB13 to LB17.
  private func joinsOverSpaces(_ before: LineBreakClass?, _ index: Int) -> Bool {
    switch (before, classes[index]) {
    case (.open, _), (.wideOpen, _): true
    // LB25 of ICU: ".5" is a number.
    case (_, .infixSeparator): !isNumber(at: index + 1)
    case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .slash): true
    case (.quotation, .open), (.quotation, .wideOpen): true
    case (.close, .nonstarter), (.closeParenthesis, .nonstarter): true
    case (.dash, .dash): true
    default: false
    }
  }

  /// Tells whether a line may not end between two characters side by side: the rules from LB11 on.
  private func joins(
    _ before: LineBreakClass?, _ index: Int, isSign: Bool, isNumber: Bool, isInNumber: Bool
  ) -> Bool {
    let next = classes[index]
    switch next {
    case .nonstarter, .breakAfter, .hyphen, .quotation, .inseparable, .close, .closeParenthesis,
      .exclamation, .infixSeparator, .slash:
      return true
    case .glue: return before != .breakAfter && before != .hyphen
    case .prefix where isNumber || before == .letter,
      .postfix where isNumber || before == .letter || before == .ideograph:
      return true
    default: break
    }
    let isWord = next == .letter || next == .number
    switch before {
    case .glue, .open, .wideOpen, .quotation: return true
    case .letter, .number: return isWord || next == .open
    case .closeParenthesis, .infixSeparator: return isWord
    case .prefix, .postfix:
      if next == .ideograph { return before == .prefix }
      return isWord || (next == .open || next == .wideOpen) && isNumberAhead(index + 1)
    case .hyphen: return next == .number || isSign && next == .letter
    case .slash: return next == .number && isInNumber
    case .dash: return next == .dash
    default: return false
    }
  }

  /// Tells whether a number starts at a character, with or without a point before its digits.
  private func isNumberAhead(_ index: Int) -> Bool {
    isNumber(at: index)
      || classes.indices.contains(index) && classes[index] == .infixSeparator
        && isNumber(at: index + 1)
  }

  private func isNumber(at index: Int) -> Bool {
    index < classes.count && classes[index] == .number
  }
}
