extension Pager {
  /// Sends the strip from where it stands to a step, at a velocity in pages per second.
  mutating func settle(
    toStep target: Int, velocity: Double, cause: Settling.Cause = .turn
  ) {
    track.head(toStep: target)
    let step = track.strip.step
    let displacement = displacementFraction
    let distance = displacement - Double(target - step)
    let settle = Settle(
      from: distance, velocity: velocity, toStep: target, at: now, extentPoints: extent,
      scale: scale, outwardRoom: room(from: displacement, toward: distance > 0 ? .next : .previous),
      configuration: configuration)
    // Asked of the settle, in which a displacement of a rounding error may have vanished.
    if distance == Double(step - target), let side = settle.initialSide { track.leave(side) }
    become(
      .settling(
        Settling(
          settle: settle, cause: cause,
          crossing: settle.crossing(after: now, position: distance))))
  }

  /// Settles to a step, or comes to rest at once when the strip stands there already.
  mutating func settleOrRest(toStep step: Int, velocity: Double, cause: Settling.Cause) {
    if step == track.strip.step, displacementFraction == 0 {
      rest()
    } else {
      settle(toStep: step, velocity: velocity, cause: cause)
    }
  }

  /// How far the strip may go from a displacement toward a side: past a bound, no full page.
  private func room(from displacement: Double, toward side: PageSide) -> Double {
    let rest = displacement.rounded(side == .next ? .up : .down)
    let hasPage = track.strip.page(atStep: track.strip.step + Int(rest)) != nil
    return hasPage ? .infinity : (rest - displacement).magnitude
  }
}
