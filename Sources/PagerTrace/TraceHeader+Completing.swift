extension TraceHeader {
  /// The header with what another one says where this one says nothing.
  public func completed(by other: TraceHeader) -> TraceHeader {
    var result = self
    for row in TraceHeaderWord.all { row.complete(&result, other) }
    return result
  }
}
