extension VideoEvent.Kind {
  /// Whether it comes from the user: pointer, finger, wheel, key, or the focus that these follow.
  package var isInput: Bool {
    switch self {
    case .mouseDown, .mouseUp, .mouseMove, .wheel, .fingerDown, .fingerMove, .fingerUp, .keyDown,
      .keyUp, .focusGained, .focusLost, .pointerLeft:
      true
    default: false
    }
  }
}
