public import PagerCore

/// What a trace expects at an instant; a replay fails when it is not so.
public enum TraceExpectation: Hashable, Sendable {
  /// The base is this page, counted from 0.
  case page(Int)
  /// The pager is in this phase.
  case phase(PagerPhase)

  /// The expectation as a trace writes it: "page 7".
  public var text: String {
    switch self {
    case .page(let page): "page \(page)"
    case .phase(let phase): "phase \(phase.rawValue)"
    }
  }
}
