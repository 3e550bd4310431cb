public import PagerCore

extension TraceHeader {
  /// Rules with what the header says about them; where it says nothing they stay as they are.
  ///
  /// Another axis brings that axis's own following and inner axis, as a new configuration does.
  public func applied(to configuration: PagerConfiguration) -> PagerConfiguration {
    var result = configuration
    if let axis, axis != configuration.axis {
      let other = PagerConfiguration(axis: axis)
      result.axis = axis
      result.innerScrolling.axis = other.innerScrolling.axis
      result.gesture.following = other.gesture.following
    }
    result.layoutDirection = direction ?? result.layoutDirection
    result.boundary = boundary ?? result.boundary
    result.settle.style = settle ?? result.settle.style
    result.gesture.following = following ?? result.gesture.following
    result.innerScrolling.entry = entry ?? result.innerScrolling.entry
    result.reduceMotion = reducesMotion ?? result.reduceMotion
    return result
  }
}
