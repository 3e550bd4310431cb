import PagerCore
import PagerTrace

/// Rows of figures, each with its goal where it has one.
struct MeasurementTable {
  /// One figure.
  struct Row {
    /// What was measured.
    var name: String
    /// The figure.
    var value: Double
    /// Its unit.
    var unit: String
    /// What it must not exceed; nil for figures that only inform.
    var goal: Double?

    /// Whether the goal is met, if there is one.
    var isMet: Bool { goal.map { value <= $0 } ?? true }
  }

  /// The rows in their order.
  var rows: [Row] = []

  /// Adds a row.
  mutating func add(_ name: String, _ value: Double, _ unit: String, goal: Double? = nil) {
    rows.append(Row(name: name, value: value, unit: unit, goal: goal))
  }

  /// Whether every goal is met.
  var meetsGoals: Bool { rows.allSatisfy(\.isMet) }

  /// The table for people.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.reduce(into: "") { text, row in
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      let value = Self.padded(decimal(row.value, places: row.value < 100 ? 2 : 0), to: 12)
      let goal = row.goal.map { "  goal <= \(decimal($0, places: 2))" } ?? ""
      text += "\(name) \(value) \(row.unit)\(goal)\(row.isMet ? "" : "  MISSED")\n"
    }
  }

  /// The table as JSON Lines.
  var json: String {
    rows.reduce(into: "") { text, row in
      let goal = row.goal.map { decimal($0, places: 4) } ?? "null"
      text +=
        "{\"name\":\"\(row.name)\",\"value\":\(decimal(row.value, places: 4)),"
        + "\"unit\":\"\(row.unit)\",\"goal\":\(goal),\"met\":\(row.isMet)}\n"
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
