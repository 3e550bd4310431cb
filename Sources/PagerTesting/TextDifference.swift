/// The lines in which two texts differ.
public enum TextDifference {
  /// How many lines from the first different one on are compared; more would take too long.
  private static let maximumLength = 1000

  /// Lists lines that went as "-2: …" and lines that came as "+2: …", in the order of the texts.
  ///
  /// - Parameters:
  ///   - old: The text that was expected.
  ///   - new: The text that was found.
  /// - Returns: One line for each, numbered from 1 in its own text; empty for equal texts.
  public static func listing(from old: String, to new: String) -> String {
    let oldAll = lines(old)
    let newAll = lines(new)
    let same = zip(oldAll, newAll).prefix { $0 == $1 }.count
    let oldLines = Array(oldAll.prefix(same + maximumLength))
    let newLines = Array(newAll.prefix(same + maximumLength))
    let changes = newLines.dropFirst(same).difference(from: oldLines.dropFirst(same))
    let removed = Set(changes.removals.map { same + index(of: $0) })
    let inserted = Set(changes.insertions.map { same + index(of: $0) })
    var result = ""
    var oldIndex = same
    var newIndex = same
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        result += "-\(oldIndex + 1): \(text(oldLines[oldIndex]))\n"
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        result += "+\(newIndex + 1): \(text(newLines[newIndex]))\n"
        newIndex += 1
      } else {
        oldIndex += 1
        newIndex += 1
      }
    }
    let isCut = oldLines.count < oldAll.count || newLines.count < newAll.count
    return isCut ? result + "… the lines after these were not compared\n" : result
  }

  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self)
  }

  private static func index(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
