extension TraceHeader {
  /// Rules with what the header says about them; where it says nothing they stay as they are.
  ///
  /// Another axis brings that axis's own response and inner axis, as a new configuration does.
  public func applied(to configuration: PagerConfiguration) -> PagerConfiguration {
    var result = configuration
    if let axis, axis != configuration.axis {
      let other = PagerConfiguration(axis: axis)
      result.axis = axis
      result.innerAxis = other.innerAxis
      result.response = other.response
    }
    result.layoutDirection = direction ?? result.layoutDirection
    result.boundary = boundary ?? result.boundary
    result.settle = settle ?? result.settle
    result.response = response ?? result.response
    result.entry = entry ?? result.entry
    result.reduceMotion = reducesMotion ?? result.reduceMotion
    return result
  }
}
