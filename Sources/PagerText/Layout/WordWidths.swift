/// Widths of words by their bytes: a table of one size in which a new word may push an old one out.
struct WordWidths {
  /// Quarter pixels of a word: up to the end of its ink, and with the spaces after it.
  struct Entry {
    var ink = 0
    var total = 0
    /// Quarter pixels without ink before its first mark and behind its last one.
    var startBlank = 0
    var endBlank = 0
    /// Tells whether it takes such a blank from the word before it, or from the one after.
    var squeezesBefore = false
    var squeezesAfter = false

    /// Leaves the blank at its start out.
    mutating func trimStart() {
      ink -= startBlank
      total -= startBlank
      startBlank = 0
    }
  }

  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count = 0
    var ink: Int32 = 0
    var total: Int32 = 0
    var startBlank: Int16 = 0
    var endBlank: Int16 = 0
    var squeezesBefore = false
    var squeezesAfter = false
  }

  /// Bytes in a word at most; longer ones are not kept.
  private static let maximumBytes = 16
  private static let slots = 16384

  private var table = [Slot](repeating: Slot(), count: Self.slots)

  /// The widths of a word, if they are known.
  subscript(word: UnsafeBufferPointer<UInt8>) -> Entry? {
    get {
      guard let key = Self.key(word) else { return nil }
      let slot = table[Self.slot(of: key)]
      guard slot.low == key.low, slot.high == key.high, slot.count == word.count else {
        return nil
      }
      return Entry(
        ink: Int(slot.ink), total: Int(slot.total), startBlank: Int(slot.startBlank),
        endBlank: Int(slot.endBlank), squeezesBefore: slot.squeezesBefore,
        squeezesAfter: slot.squeezesAfter)
    }
    set {
      guard let key = Self.key(word), let newValue, let ink = Int32(exactly: newValue.ink),
        let total = Int32(exactly: newValue.total),
        let startBlank = Int16(exactly: newValue.startBlank),
        let endBlank = Int16(exactly: newValue.endBlank)
      else { return }
      table[Self.slot(of: key)] = Slot(
        low: key.low, high: key.high, count: word.count, ink: ink, total: total,
        startBlank: startBlank, endBlank: endBlank, squeezesBefore: newValue.squeezesBefore,
        squeezesAfter: newValue.squeezesAfter)
    }
  }

  private static func key(_ word: UnsafeBufferPointer<UInt8>) -> (low: UInt64, high: UInt64)? {
    if word.count > maximumBytes { return nil }
    var low: UInt64 = 0
    var high: UInt64 = 0
    var index = 0
    while index < word.count {
      if index < 8 {
        low |= UInt64(word[index]) &<< UInt64(index &* 8)
      } else {
        high |= UInt64(word[index]) &<< UInt64((index &- 8) &* 8)
      }
      index += 1
    }
    return (low, high)
  }

  private static func slot(of key: (low: UInt64, high: UInt64)) -> Int {
    let mixed = (key.low ^ (key.high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> 50)
  }
}
