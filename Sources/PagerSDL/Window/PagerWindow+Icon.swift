import SDLVideo

extension PagerWindow {
  /// Shows a picture of the program in title bar and task bar.
  ///
  /// Make it with `Picture(width:height:scale:onNothing:)`, about 128 pixels wide. On Wayland the
  /// desktop takes the icon of the desktop file `Options.applicationID` names instead.
  public func setIcon(_ icon: Picture) { window.setIcon(icon.surface) }
}
