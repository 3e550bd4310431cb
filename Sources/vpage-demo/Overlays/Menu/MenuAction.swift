/// What can be chosen in the menu.
enum MenuAction: Hashable {
  /// Another scene.
  case scene(SceneName)
  /// The strip from outside, or not.
  case xRay
  /// The number of a page is typed.
  case goTo
  /// The card with the keys.
  case keys
  /// Where the colours come from.
  case theme(ThemeChoice)
  /// A step of the size of text; 0 goes to the normal size.
  case textSize(Int)
  /// A picture of the pages.
  case screenshot
  /// The whole screen, or a window.
  case fullscreen
  /// The end of the program.
  case quit
}

/// Where the colours come from.
enum ThemeChoice: String, Hashable, CaseIterable {
  /// The desktop says whether light or dark, also while the program runs.
  case desktop
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
