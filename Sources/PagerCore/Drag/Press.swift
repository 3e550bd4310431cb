/// A press that may become a drag or a click.
struct Press: Hashable, Sendable {
  /// Tells the drag from the click.
  var recognizer: PanRecognizer
  /// What the press met.
  var start: Start

  /// What a press meets.
  enum Start: Hashable, Sendable {
    /// A page at rest, whose content may have run on until the press stopped it.
    case page(stopsContent: Bool)
    /// A settle, which stands still now.
    case settle(Caught)
  }

  /// The settle that the press has stopped.
  var caught: Caught? {
    if case .settle(let caught) = start { return caught }
    return nil
  }

  /// Whether the press has stopped something that moved: then it is no click.
  var isStop: Bool {
    switch start {
    case .page(let stopsContent): stopsContent
    case .settle: true
    }
  }
}
