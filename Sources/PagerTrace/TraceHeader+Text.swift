extension TraceHeader {
  /// The header as a trace writes it, from `vpage-trace 1` on, every line with its line end.
  public var text: String {
    TraceHeaderWord.all.reduce(
      into: "\(TraceReader.magic) \(TraceReader.version)\n"
    ) { result, row in
      if let value = row.value(self) { result += "\(row.word) \(value)\n" }
    }
  }
}
