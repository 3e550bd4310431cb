/// A row of the menu.
struct MenuItem: Hashable {
  /// What stands before the title.
  enum Mark: Hashable {
    case none
    /// One of several that exclude each other.
    case choice(isChosen: Bool)
    /// Something that is on or off.
    case check(isOn: Bool)
  }

  /// What it is called.
  let title: String
  /// What it is called where there is little room; empty for the same.
  var compactTitle = ""
  /// The key that does the same; empty for none.
  var shortcut = ""
  /// What it does.
  let action: MenuAction
  var mark = Mark.none
  /// The value between a minus and a plus; nil for a row without them.
  var value: String?
  /// Whether a line stands above it.
  var beginsGroup = false

  /// The rows for what is so at present.
  static func all(_ state: MenuState) -> [MenuItem] {
    let scenes: [SceneName] = [.vertical, .lifecycle, .loop]
    var items = scenes.enumerated().map { index, scene in
      MenuItem(
        title: scene.title, shortcut: "\(index + 1)", action: .scene(scene),
        mark: .choice(isChosen: state.scene == scene))
    }
    items += [
      MenuItem(
        title: "X-ray", shortcut: "Tab", action: .xRay, mark: .check(isOn: state.showsXRay),
        beginsGroup: true),
      MenuItem(title: "Go to page", shortcut: "Ctrl G", action: .goTo),
      MenuItem(title: "Keys", shortcut: "?", action: .keys),
    ]
    let themes: [(ThemeChoice, String)] = [
      (.desktop, "Follow the desktop"), (.light, "Light"), (.dark, "Dark"),
    ]
    items += themes.map { theme, title in
      MenuItem(
        title: title, action: .theme(theme), mark: .choice(isChosen: state.theme == theme),
        beginsGroup: theme == .desktop)
    }
    items += [
      MenuItem(
        title: "Text size", compactTitle: "Text", action: .textSize(0), value: state.textSize.text,
        beginsGroup: true),
      MenuItem(title: "Take a picture", shortcut: "F12", action: .screenshot, beginsGroup: true),
      MenuItem(title: "Full screen", shortcut: "F11", action: .fullscreen),
      MenuItem(title: "Quit", shortcut: "Ctrl Q", action: .quit),
    ]
    return items
  }
}

/// What the menu tells about the program.
struct MenuState: Hashable {
  var scene = SceneName.vertical
  var showsXRay = false
  var theme = ThemeChoice.desktop
  var textSize = TextSize.normal
}
