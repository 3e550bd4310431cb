import DesktopSettings
import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// Colours, the size of text, and motion, which may change while the program runs.
extension DemoController {
  /// Takes what the desktop wants, unless an option or the menu says otherwise.
  ///
  /// Changes are written down, so that a recorded run looks the same when it is played.
  func follow(_ look: DesktopLook) {
    if (look.prefersDark == true) != (desktop.prefersDark == true) {
      recorder?.record(.theme(look.prefersDark == true ? .dark : .light), at: pager.time)
    }
    desktop = look
    applyTheme()
    guard options.run.reducesMotion == nil else { return }
    let reduces = look.reducesMotion ?? false
    guard pager.configuration.reduceMotion != reduces else { return }
    recorder?.record(.reduceMotion(reduces), at: pager.time)
    pager.configuration.reduceMotion = reduces
  }

  /// Takes the colours that the desktop had in a recorded run.
  func replay(_ theme: TraceHeader.Theme) {
    desktop.prefersDark = theme == .dark
    applyTheme()
  }

  /// Chooses where the colours come from.
  func use(_ choice: ThemeChoice) {
    themeChoice = choice
    applyTheme()
  }

  private func applyTheme() {
    let isDark =
      switch themeChoice {
      case .desktop: desktop.prefersDark ?? false
      case .light: false
      case .dark: true
      }
    let revision = context.revision
    context.use(isDark ? .dark : .light)
    if context.revision != revision { redraw() }
  }

  /// Makes the text of pages a step larger (1) or smaller (−1), or of normal size (0).
  ///
  /// What was at the top of the page stays there as nearly as its new length allows.
  func changeTextSize(by direction: Int) {
    let size = context.textSize
    context.use(direction == 0 ? .normal : direction > 0 ? size.larger : size.smaller)
    if context.textSize != size {
      let fraction = pager.innerOffset / max(1, pager.innerLength)
      redraw()
      if fraction > 0 { pager.innerOffset = fraction * pager.innerLength }
    }
    say("Text \(context.textSize.text)")
  }

  /// Shows a short message, in a window.
  func say(_ text: String) {
    guard showsToasts, hasPanels else { return }
    overlays.toast.show(text, at: pager.time)
    pager.setNeedsDisplay()
  }

  /// Has everything drawn anew in other colours or sizes.
  private func redraw() {
    if hasPanels { pager.background = context.palette.background }
    for surface in pager.surfaces { (surface.view as? DemoPage)?.recompose() }
    pager.setNeedsDisplay()
  }
}
