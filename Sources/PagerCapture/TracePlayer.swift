package import PagerCore
package import PagerSDL
package import PagerTrace

/// Carries out the entries of a trace on a pager, each at its own time: what replays have in common.
package final class TracePlayer {
  /// What an entry asks of its surroundings.
  package struct Sinks {
    /// A program's own part: keys that are not the pager's, extra buttons, typed text, its data.
    package var program: ((TraceAction) -> Void)?
    /// Hears what is no input of the pager: a command, or the program's own part.
    package var command: ((TraceAction) -> Void)?
    /// A command that was refused, with the words for where its entry stands.
    package var refusal: ((_ reason: String, _ origin: String) -> Void)?
    /// A picture for a file: of this instant, or of the first rest from here on.
    package var picture: ((_ file: String, _ atRest: Bool) throws -> Void)?
    /// The trace is over.
    package var end: (() -> Void)?
    /// The window has another size or scale.
    package var resize: ((TraceViewport, Timestamp) throws -> Void)?

    package init() {}
  }

  /// An expectation of the trace that did not hold.
  package struct UnmetExpectation: Error, CustomStringConvertible {
    /// Where it stands: its line, or its time in a trace that was never text.
    package let origin: String
    /// What was expected and what was found instead.
    package let description: String
  }

  /// The window that the trace plays in.
  package private(set) var viewport: TraceViewport
  /// Whether the trace has hidden the window.
  package private(set) var isHidden = false

  private let pager: PageContainer
  private let sinks: Sinks

  package init(_ pager: PageContainer, viewport: TraceViewport, sinks: Sinks) {
    self.pager = pager
    self.viewport = viewport
    self.sinks = sinks
  }

  /// Carries out an entry at its time.
  ///
  /// - Throws: An `UnmetExpectation`, or what a sink threw.
  package func play(_ entry: TraceEntry) throws {
    let time = entry.time
    pager.clock.move(to: time)
    pager.advance(to: time)
    switch entry.action {
    case .screenshot(let file): try sinks.picture?(file, false)
    case .restScreenshot(let file): try sinks.picture?(file, true)
    case .expect(let expectation): try check(expectation, entry)
    case .end: sinks.end?()
    case .goTo(let page, let isAnimated):
      sinks.command?(entry.action)
      do {
        try pager.during(time) { () -> Result<Void, PagerError> in
          Result { () throws(PagerError) in try pager.goTo(page, animated: isAnimated) }
        }.get()
      } catch {
        sinks.refusal?(error.description, entry.origin)
      }
    case .reload, .pages:
      _ = viewport.inputs(for: entry.action)
      sinks.command?(entry.action)
      pager.during(time) { sinks.program?(entry.action) }
    case .reduceMotion(let isOn):
      sinks.command?(entry.action)
      pager.during(time) {
        if pager.configuration.reduceMotion != isOn { pager.configuration.reduceMotion = isOn }
        sinks.program?(entry.action)
      }
    case .resize, .scale:
      _ = viewport.inputs(for: entry.action)
      try sinks.resize?(viewport, time)
    default:
      if case .window(let isShown) = entry.action { isHidden = !isShown }
      let inputs = viewport.inputs(for: entry.action)
      for input in inputs { pager.take(input, at: time) }
      guard inputs.isEmpty else { return }
      sinks.command?(entry.action)
      pager.during(time) { sinks.program?(entry.action) }
    }
  }

  private func check(_ expectation: TraceExpectation, _ entry: TraceEntry) throws {
    let found: TraceExpectation
    switch expectation {
    case .page: found = .page(pager.page ?? -1)
    case .phase: found = .phase(pager.phase)
    }
    if found != expectation {
      throw UnmetExpectation(
        origin: entry.origin, description: "expected \(expectation.text), found \(found.text)")
    }
  }
}
