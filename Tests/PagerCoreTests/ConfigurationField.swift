@testable import PagerCore

/// A number or a length of time of a configuration, as the table of its group has it.
enum ConfigurationField {
  case number(WritableKeyPath<PagerConfiguration, Double>)
  case duration(WritableKeyPath<PagerConfiguration, Duration>)

  /// Every field that the tables of the groups have.
  static var all: [ConfigurationField] {
    fields(of: \.gesture) + fields(of: \.turn) + fields(of: \.settle)
      + fields(of: \.innerScrolling) + fields(of: \.wheel)
  }

  private static func fields<Group: ConfigurationGroup>(
    of group: WritableKeyPath<PagerConfiguration, Group>
  ) -> [ConfigurationField] {
    Group.limits.map {
      switch $0 {
      case .number(let field, _): .number(group.appending(path: field))
      case .duration(let field, _): .duration(group.appending(path: field))
      }
    }
  }

  /// Group and name as the type declares them, "turn.flickVelocity": what a change of it changes.
  var name: String {
    var changed = PagerConfiguration()
    // Within the range of every field, and the default of none.
    switch self {
    case .number(let field):
      changed[keyPath: field] = field == \.turn.maximumStepPages ? 1.5 : 0.513
    case .duration(let field): changed[keyPath: field] = .nanoseconds(7_654_321)
    }
    let before = Self.declared(in: PagerConfiguration())
    let names = Self.declared(in: changed).filter { before[$0.key] != $0.value }.map(\.key)
    return names.joined(separator: ", ")
  }

  /// Every number and length of time that a configuration declares, with its value, at any depth.
  static func declared(in value: Any, under path: String = "") -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      let name = path + (child.label ?? "")
      if child.value is Double || child.value is Duration {
        result[name] = "\(child.value)"
      } else {
        result.merge(declared(in: child.value, under: name + ".")) { first, _ in first }
      }
    }
    return result
  }
}
