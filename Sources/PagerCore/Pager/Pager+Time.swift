extension Pager {
  /// Asks for the first pages and shows the one at the start; a pager is started once.
  public mutating func start(at time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { $0.track.start() }
  }

  /// Ends the run: whatever is on show disappears.
  public mutating func stop(at time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { pager in
      pager.track.stop()
      pager.become(.idle)
      pager.pointers.ignoreUntilUp()
    }
  }

  /// Goes on to an instant and emits, in order, what fell due until then.
  ///
  /// An instant in the past changes nothing.
  public mutating func advance(to time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { _ in }
  }

  /// Advances to an instant, then runs an action there; events go to the caller's buffer.
  mutating func perform(
    at time: Timestamp, into events: inout [PagerEvent], _ action: (inout Pager) -> Void
  ) {
    track.exchangeEvents(with: &events)
    runDue(until: time)
    if motion.isAtRest {
      track.adopt(isLooping: configuration.boundary == .looping, &contents)
    }
    action(&self)
    runDue(until: now)
    track.exchangeEvents(with: &events)
  }

  /// Emits everything due up to an instant, each at its own.
  mutating func runDue(until time: Timestamp) {
    while let due = nextDue, due <= time {
      track.advance(to: due)
      fallDue()
    }
    track.advance(to: time)
  }

  /// The next instant at which something falls due by itself.
  private var nextDue: Timestamp? {
    let inner = content.motionEnd
    guard case .settling(let settling) = motion else { return inner }
    let due = settling.crossing?.time ?? settling.settle.end
    return inner.map { min($0, due) } ?? due
  }

  /// Carries out the next thing that is due, the strip's before the content's.
  private mutating func fallDue() {
    if case .settling(var settling) = motion {
      if let crossing = settling.crossing, crossing.time <= now {
        track.reach(step: crossing.step, &contents)
        track.leave(crossing.side)
        settling.crossing = settling.settle.crossing(
          after: crossing.time, position: Double(crossing.step - settling.settle.target))
        become(.settling(settling))
        return
      }
      if settling.crossing == nil, settling.settle.end <= now {
        // Just before its end the strip stands on the side that is on show.
        track.move(
          from: track.announcedSide?.outward(0.5) ?? 0,
          to: Double(settling.settle.target - track.strip.step), &contents)
        rest()
        return
      }
    }
    let surface = track.strip.current.surface
    if let end = contents[surface].motionEnd, end <= now {
      contents.finishMotion(of: surface, at: end)
    }
  }

  /// The strip has come to rest on its page.
  mutating func rest() {
    become(.idle)
    guard page != nil else { return }
    track.rest(&contents)
    settleContent(velocity: 0)
  }
}
