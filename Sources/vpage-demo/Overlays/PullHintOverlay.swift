import PagerCore
import PagerSDL

/// Tells how far a pull is: "pull for the next page", "release for the next page", or that there
/// is none.
///
/// It rides on the seam between the pages, in the margin of the page that comes in.
final class PullHintOverlay: FrameOverlay {
  /// What is on show.
  private struct Hint: Hashable {
    var direction: Int
    var hasPage: Bool
    var isReady: Bool
    /// How full the ring is, in steps.
    var step: Int
    /// The seam, in points from the top or left edge of the viewport.
    var seam: Double
    /// The side of the seam on which the hint stands: 1 below or to the right, −1 above or left.
    var side: Int
  }

  private let art: PullHintArt
  private var hint: Hint?
  private var lastShift = 0.0

  /// Makes the hint.
  init(context: DemoContext) { art = PullHintArt(context: context) }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let former = hint
    let extent = pager.size[pager.configuration.axis]
    let shift = extent * Double(frame.displacementPixels) / Double(max(1, frame.extentPixels))
    hint = next(after: former, frame, shift, pager)
    lastShift = shift
    art.scale = pager.scale
    art.refresh()
    return hint != former
  }

  /// The hint for a frame: as pulled, or sliding away with a pull that was let go too early.
  private func next(
    after former: Hint?, _ frame: PagerFrame, _ shift: Double, _ pager: PageContainer
  ) -> Hint? {
    guard let seamPixels = frame.seamPixels else { return nil }
    let seam = Double(seamPixels) / pager.scale
    if let pull = frame.pull {
      // What follows the hand point for point needs no hint but at its ends.
      guard !pull.hasPage || pager.configuration.response == .damped else { return nil }
      return Hint(
        direction: pull.direction, hasPage: pull.hasPage, isReady: pull.share >= 1,
        step: Int((min(pull.share, 1) * Double(PullHintArt.steps)).rounded(.down)), seam: seam,
        side: frame.isMirrored ? -pull.direction : pull.direction)
    }
    guard var kept = former, !kept.isReady || !kept.hasPage, (shift > 0) == (kept.direction > 0),
      shift.magnitude <= lastShift.magnitude
    else { return nil }
    kept.seam = seam
    return kept
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let hint else { return }
    let isVertical = pager.configuration.axis == .vertical
    let size = canvas.size
    let words = art.words(hint.direction, hasPage: hint.hasPage, isReady: hint.isReady)
    let box = words.size
    // Far enough from the seam to stand clear of its shadow.
    let along =
      hint.seam
      + Double(hint.side) * (16 + (isVertical ? box.height : box.width) / 2)
    let corner = Point(
      x: ((isVertical ? size.width / 2 : along) - box.width / 2).rounded(),
      y: ((isVertical ? along : size.height / 2) - box.height / 2).rounded())
    words.draw(on: canvas, at: corner)
    guard hint.hasPage, !hint.isReady else { return }
    canvas.draw(art.ring(hint.step), at: Point(x: corner.x + 8, y: corner.y + 8))
  }
}
