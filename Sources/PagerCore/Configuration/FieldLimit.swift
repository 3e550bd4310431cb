/// The range of one field of a configuration group.
enum FieldLimit<Group: ConfigurationGroup> {
  /// A number, with or without unit.
  case number(WritableKeyPath<Group, Double>, ClosedRange<Double>)
  /// A length of time.
  case duration(WritableKeyPath<Group, Duration>, ClosedRange<Duration>)

  /// Brings the field into its range; what is not a number becomes the default.
  func apply(to group: inout Group) {
    switch self {
    case .number(let field, let range):
      let value = group[keyPath: field]
      group[keyPath: field] = Math.value(value, in: range, orNaN: Group()[keyPath: field])
    case .duration(let field, let range):
      group[keyPath: field] = min(max(group[keyPath: field], range.lowerBound), range.upperBound)
    }
  }
}
