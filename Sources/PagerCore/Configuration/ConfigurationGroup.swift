/// A group of a configuration's fields, which knows the range of each of its numbers.
protocol ConfigurationGroup: Hashable, Sendable {
  /// Makes the group with the defaults of the manual.
  init()

  /// The range of every number and duration of the group.
  static var limits: [FieldLimit<Self>] { get }
}

extension ConfigurationGroup {
  /// The group with every number in its range, or at its default when it is not a number.
  func inRange() -> Self {
    var result = self
    for limit in Self.limits { limit.apply(to: &result) }
    return result
  }
}
