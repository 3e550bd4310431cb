import PagerCore
import PagerSDL

/// Tells what a release now would do: "pull for the next page", "release for the next page", or that
/// there is none.
///
/// It fades in and out, and from one to the other, on the pager's clock.
final class PullHintOverlay: FrameOverlay {
  /// What is on show.
  private struct Shown: Hashable {
    var hint: PullHint
    var shape: PullHint.Shape
    var corner: Point
    /// How strongly the hint is drawn, 0...255.
    var opacity: Int
    /// How far it has changed from "pull" to "release", 0...255.
    var readiness: Int
    /// How full the ring is, in steps.
    var step: Int
  }

  private let art: PullHintArt
  private var hint: PullHint?
  private var shape = PullHint.Shape.line
  private var presence = Fade()
  private var readiness = Fade()
  private var fraction = 0.0
  private var edge = 0.0
  private var layout: PullHintLayout?
  private var shown: Shown?

  /// Makes the hint.
  init(context: DemoContext) { art = PullHintArt(context: context) }

  func advance(to frame: PagerFrame, of pager: PageContainer) {
    let time = frame.time
    guard let edgePixels = frame.edgePixels else {
      // At rest there is no edge to stand at.
      if hint != nil { forget(at: time) }
      return
    }
    edge = Double(edgePixels) / pager.scale
    let isInstant = pager.configuration.reduceMotion
    guard let pull = frame.pull, !pull.hasPage || pager.configuration.gesture.following == .damped
    else {
      presence.go(to: 0, at: time, isInstant: isInstant)
      return
    }
    let current = PullHint(message: pull.hasPage ? .turn : .end, side: pull.side)
    if current != hint {
      forget(at: time)
      hint = current
    }
    let layout = PullHintLayout(
      size: pager.size, area: pager.pageArea, configuration: pager.configuration)
    self.layout = layout
    art.refresh(pager)
    if presence.value(at: time) == 0 {
      shape = layout.shape(
        of: current, line: art.size(current, .line), block: art.size(current, .block),
        isScrolled: frame.innerOffset > 0 && pager.configuration.axis != .vertical)
    }
    let distance = Double(frame.displacementPixels.magnitude) / pager.scale
    let hasRoom = layout.hasRoom(
      for: current, box: art.size(current, shape), distance: distance,
      isOnShow: presence.target == 1)
    fraction = min(pull.fraction, 1)
    presence.go(to: hasRoom ? 1 : 0, at: time, isInstant: isInstant)
    // What is not yet on show has nothing to change from.
    readiness.go(
      to: pull.turnsOnRelease ? 1 : 0, at: time,
      isInstant: isInstant || presence.value(at: time) == 0)
  }

  private func forget(at time: Timestamp) {
    hint = nil
    presence.go(to: 0, at: time, isInstant: true)
    readiness.go(to: 0, at: time, isInstant: true)
  }

  /// What it says at an instant and how strongly it is drawn, for trying it out; nil without a hint.
  func reading(at time: Timestamp) -> (hint: PullHint, isReady: Bool, opacity: Double)? {
    hint.map { ($0, readiness.target == 1, presence.value(at: time)) }
  }

  func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp? {
    guard hint != nil else { return nil }
    return presence.isMoving(at: time) || readiness.isMoving(at: time) ? time : nil
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    art.refresh(pager)
    let former = shown
    shown = nil
    if let hint, let layout {
      let opacity = Int((presence.value(at: frame.time) * 255).rounded())
      if opacity > 0 {
        shown = Shown(
          hint: hint, shape: shape,
          corner: layout.corner(of: hint, shape, box: art.size(hint, shape), edge: edge),
          opacity: opacity, readiness: Int((readiness.value(at: frame.time) * 255).rounded()),
          step: Int((fraction * Double(PullHintArt.steps)).rounded(.down)))
      }
    }
    return shown != former
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let shown else { return }
    let opacity = Double(shown.opacity) / 255
    let ready = Double(shown.readiness) / 255
    // Both have the same size: the one that comes is laid over the one that goes.
    if shown.readiness < 255 {
      art.card(shown.hint, shown.shape, isReady: false).draw(
        on: canvas, at: shown.corner, opacity: opacity)
      if let position = art.ring(of: shown.hint, in: shown.shape) {
        canvas.draw(
          art.ring(shown.step),
          at: Point(x: shown.corner.x + position.x, y: shown.corner.y + position.y),
          opacity: opacity)
      }
    }
    if shown.readiness > 0 {
      art.card(shown.hint, shown.shape, isReady: true).draw(
        on: canvas, at: shown.corner, opacity: opacity * ready)
    }
  }
}
