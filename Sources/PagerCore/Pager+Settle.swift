extension Pager {
  /// Sends the strip from where it stands to a step, at a velocity in pages per second.
  mutating func settle(
    toStep target: Int, velocity: Double, cause: Settling.Cause = .turn
  ) {
    // A far page that the strip does not head to any more is no detour; on show it stays bound.
    let way = min(strip.step, target)...max(strip.step, target)
    if let detour = strip.detour, !way.contains(detour.step) { strip.detour = nil }
    let displacement = displacementFraction
    let distance = displacement - Double(target - strip.step)
    let settle = Settle(
      from: distance, velocity: velocity, toStep: target, at: now, extentPoints: extent,
      scale: scale, outwardRoom: room(from: displacement, toward: distance > 0 ? .next : .previous),
      configuration: configuration)
    // Asked of the settle, in which a displacement of a rounding error may have vanished.
    if distance == Double(strip.step - target), let side = settle.initialSide {
      leave(side)
    }
    motion = .settling(
      Settling(
        settle: settle, cause: cause, crossing: settle.crossing(after: now, position: distance)))
  }

  /// How far the strip may go from a displacement toward a side: past a bound, no full page.
  private func room(from displacement: Double, toward side: PageSide) -> Double {
    let rest = displacement.rounded(side == .next ? .up : .down)
    let hasPage = strip.page(atStep: strip.step + Int(rest)) != nil
    return hasPage ? .infinity : (rest - displacement).magnitude
  }

  /// The velocity at which the strip moves by itself, in pages per second.
  var settleVelocity: Double {
    if case .settling(let settling) = motion { return settling.settle.velocity(at: now) }
    return 0
  }

  /// The step at or nearest to `wanted`, on the way from the base, that carries a page.
  func existingStep(_ wanted: Int) -> Int {
    var step = wanted
    while step != strip.step, strip.page(atStep: step) == nil {
      step += step > strip.step ? -1 : 1
    }
    return step
  }
}
