/// What the menu tells and does.
extension DemoController {
  /// What the menu tells about the program.
  var menuState: MenuState {
    MenuState(
      scene: scene.name, showsXRay: overlays.showsXRay, theme: themeChoice,
      textSize: context.textSize)
  }

  /// Does what was chosen in the menu.
  func choose(_ action: MenuAction) {
    switch action {
    case .scene(let name): show(name)
    case .xRay: overlays.toggleXRay()
    case .goTo: overlays.askForPage()
    case .keys: overlays.showKeys()
    case .theme(let choice): use(choice)
    case .textSize(let direction): changeTextSize(by: direction)
    case .screenshot: request?(.screenshot)
    case .fullscreen: request?(.toggleFullscreen)
    case .quit: request?(.quit)
    }
  }
}
