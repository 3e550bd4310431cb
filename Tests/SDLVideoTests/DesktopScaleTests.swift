import Testing

@testable import SDLVideo

/// What the environment and an X desktop's settings say about scale and displays.
@Suite struct DesktopScaleTests {
  @Test(
    arguments: [
      (nil, nil, 1), (nil, "", 1), (nil, "Xft.dpi:\t96\n", 1), (nil, "Xft.dpi:\t192\n", 2),
      (nil, "Xcursor.size:\t24\nXft.dpi: 120\nXft.rgba:\tnone\n", 1.25), (nil, "*dpi: 144", 1.5),
      ("2", nil, 2), ("2", "Xft.dpi:\t96\n", 2), ("1", "Xft.dpi:\t192\n", 1),
      // Nonsense counts as nothing.
      ("", "Xft.dpi:\t192\n", 2), ("large", "Xft.dpi:\t192\n", 2), ("0", nil, 1),
      (nil, "Xft.dpi:\tlarge\n", 1), (nil, "Xft.dpi:\t-192\n", 1), (nil, "Xft.dpi:\t1e9\n", 1),
      (nil, "Xft.dpi:\tnan\n", 1), ("inf", nil, 1), (nil, "Xft.dpi\n:192\n", 1),
    ] as [(String?, String?, Double)])
  func `GDK_SCALE counts, else the resource Xft.dpi by 96, else 1`(
    gdkScale: String?, resources: String?, scale: Double
  ) {
    #expect(DesktopScale.scale(gdkScale: gdkScale, resources: resources) == scale)
  }

  @Test(
    arguments: [
      (":0", "wayland-0", nil, "wayland,x11"), (":0", nil, nil, "x11"), (":0", "", "", "x11"),
      (nil, "wayland-0", nil, nil), (":0", "wayland-0", "x11", nil), (":0", nil, "dummy", nil),
    ] as [(String?, String?, String?, String?)])
  func `Where Wayland and X are both there Wayland comes first, unless a driver is named`(
    display: String?, wayland: String?, driver: String?, drivers: String?
  ) {
    let environment = DisplayEnvironment(
      display: display, waylandDisplay: wayland, videoDriver: driver)
    #expect(environment.wantedDrivers == drivers)
  }
}
