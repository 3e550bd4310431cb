import PagerCore
public import PagerTrace

extension InputTrace {
  /// What the trace means to a pager that stands in a viewport.
  ///
  /// The header's size, scale and pages count before those of the viewport.
  public func timedInputs(in viewport: TraceViewport = TraceViewport()) -> [TimedInput] {
    var viewport = viewport
    viewport.size = header.size ?? viewport.size
    viewport.scale = header.scale ?? viewport.scale
    viewport.pageCount = header.pages ?? viewport.pageCount
    return entries.flatMap { entry in
      viewport.inputs(for: entry.action).map { TimedInput(time: entry.time, input: $0) }
    }
  }
}
