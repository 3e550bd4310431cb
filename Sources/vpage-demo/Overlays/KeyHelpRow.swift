import PagerCore

/// A row of the card with the keys: caps, and what they do.
struct KeyHelpRow: Hashable {
  let keys: [String]
  let text: String

  /// The rows for pages that follow each other along an axis, in a direction.
  static func all(_ ways: DirectionWords, _ axis: Axis) -> [KeyHelpRow] {
    var rows = [KeyHelpRow(keys: ways.arrows, text: "Previous, next page")]
    if axis == .horizontal { rows.append(KeyHelpRow(keys: ["↑", "↓"], text: "Scroll the page")) }
    return rows + common
  }

  private static let common: [KeyHelpRow] =
    [
      KeyHelpRow(keys: ["Space"], text: "On by a screen"),
      KeyHelpRow(keys: ["Home", "End"], text: "First, last page"),
      KeyHelpRow(keys: ["Ctrl", "G"], text: "Go to a page"),
    ]
    + [SceneName.vertical, .lifecycle, .loop].enumerated().map { index, scene in
      KeyHelpRow(keys: ["\(index + 1)"], text: scene.title)
    }
    + [
      KeyHelpRow(keys: ["Tab"], text: "X-ray of the strip"),
      KeyHelpRow(keys: ["Ctrl", "+"], text: "Larger text"),
      KeyHelpRow(keys: ["Ctrl", "−"], text: "Smaller text"),
      KeyHelpRow(keys: ["Ctrl", "0"], text: "Normal text"),
      KeyHelpRow(keys: ["F10"], text: "Menu"),
      KeyHelpRow(keys: ["F11"], text: "Full screen"),
      KeyHelpRow(keys: ["F12"], text: "Take a picture"),
      KeyHelpRow(keys: ["?", "F1"], text: "These keys"),
      KeyHelpRow(keys: ["Esc"], text: "Close, or quit"),
      KeyHelpRow(keys: ["Ctrl", "Q"], text: "Quit"),
    ]
}
