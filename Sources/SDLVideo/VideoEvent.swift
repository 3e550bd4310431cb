/// Something that happened to a window or its input devices, with the time it happened.
package struct VideoEvent: Equatable, Sendable {
  /// Nanoseconds since SDL's start, in steps of a millisecond, never less than the event before.
  package var time: Int64
  /// The window it belongs to; 0 when none or unknown.
  package var windowID: UInt32
  package var kind: Kind

  package init(time: Int64, windowID: UInt32, kind: Kind) {
    self.time = time
    self.windowID = windowID
    self.kind = kind
  }

  /// What happened.
  ///
  /// `x` and `y` of the mouse are points from the window's top left corner, and may lie outside
  /// while a button is held. Those of fingers are fractions of the window's width and height.
  package enum Kind: Equatable, Sendable {
    /// A button went down; `clicks` is 2 for a double click.
    case mouseDown(MouseButton, x: Double, y: Double, clicks: Int)
    /// A button came up. It can be missing when the window lost the focus meanwhile.
    case mouseUp(MouseButton, x: Double, y: Double)
    /// The mouse moved; `held` tells that a button came up unseen.
    case mouseMove(x: Double, y: Double, held: MouseButtons)
    case wheel(WheelMotion)
    case fingerDown(id: Int64, x: Double, y: Double)
    case fingerMove(id: Int64, x: Double, y: Double)
    case fingerUp(id: Int64, x: Double, y: Double)
    /// A key went down; `key` is the character it types, or SDL's English name: `K`, `?`, `PageDown`.
    ///
    /// Modifiers that the character has in it already are left out.
    case keyDown(key: String, modifiers: HeldModifiers, isRepeat: Bool)
    case keyUp(key: String, modifiers: HeldModifiers)

    /// The size, the scale or the display may be another: ask the window and the renderer.
    case sizeMayHaveChanged
    case focusGained
    case focusLost
    case minimised
    case restored
    case hidden
    case shown
    /// The picture in the window is gone: draw and present again.
    case exposed
    /// The pointer left the window.
    case pointerLeft
    case closeRequested

    /// The pixels of textures may be gone.
    case targetsReset
    /// The textures themselves are gone.
    case deviceReset
    /// The program shall end.
    case quit
    /// An event of the program's own, such as one from `EventWaker`.
    case user(code: Int)
  }
}
