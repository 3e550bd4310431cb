/// A turn of the wheel, or a stroke of two fingers that the desktop shows as one.
package struct WheelMotion: Equatable, Sendable {
  /// Notches to the right; on Wayland 1 is about 10 px of finger.
  package var x: Double
  /// Notches away from the user, which shows what is above.
  ///
  /// "Natural" scrolling is already in it.
  package var y: Double
  /// Tells whether it is finer than notches.
  ///
  /// X11 has whole notches only, from any device.
  package var isPrecise: Bool
  /// Where the pointer is, in points from the window's top left corner.
  package var pointerX: Double
  package var pointerY: Double

  /// The keys held down meanwhile, as far as SDL knows: the event itself has none.
  package var modifiers: HeldModifiers

  package init(
    x: Double, y: Double, isPrecise: Bool, pointerX: Double, pointerY: Double,
    modifiers: HeldModifiers = []
  ) {
    self.modifiers = modifiers
    self.x = x
    self.y = y
    self.isPrecise = isPrecise
    self.pointerX = pointerX
    self.pointerY = pointerY
  }
}
