import PagerCore
import SDLVideo

/// Where the window's points, its events' unit and its pixels meet.
extension PagerWindow {
  /// What SDL measures the window in, per point: 1 but where SDL does not know the scale.
  private var unitsPerPoint: Double {
    Self.unitsPerPoint(of: window, wanted: wantedScale, desktop: desktopScale)
  }

  /// What SDL measures a window in, per point, with a scale that is wanted or the desktop's.
  static func unitsPerPoint(
    of window: borrowing Window, wanted: Double?, desktop: Double?
  ) -> Double {
    guard let wanted else { return desktop ?? 1 }
    let (units, pixels) = (window.size.width, window.sizeInPixels.width)
    return units > 0 && pixels > 0 ? wanted * Double(units) / Double(pixels) : wanted
  }

  /// A size in points in what SDL measures the window in.
  func units(of size: Size) -> (width: Int, height: Int) {
    func whole(_ points: Double) -> Int {
      min(max(1, PageCanvas.whole(points * unitsPerPoint)), Self.maximumSide)
    }
    return (whole(size.width), whole(size.height))
  }

  /// Gives the window its first size and position: in the middle of what panels leave free, no larger.
  func place(_ size: Size) {
    var units = units(of: size)
    if let area = window.usableArea {
      units = (min(units.width, area.width), min(units.height, area.height))
      if units != window.size { window.setSize(width: units.width, height: units.height) }
      window.setPosition(
        x: area.x + (area.width - units.width) / 2, y: area.y + (area.height - units.height) / 2)
    } else if units != window.size {
      window.setSize(width: units.width, height: units.height)
    }
    let scale = unitsPerPoint
    minimumSize.width = min(minimumSize.width, Double(units.width) / scale)
    minimumSize.height = min(minimumSize.height, Double(units.height) / scale)
    limitSize()
    // Only X tells of frames.
    mayOutgrowDesktop = desktopScale != nil
  }

  /// Once the desktop has put its frame around the window, makes it fit with the frame.
  ///
  /// To be called at events of the window: the frame comes some time after the window is shown.
  func fitIntoDesktop() {
    guard mayOutgrowDesktop else { return }
    let borders = window.borders
    guard borders != (0, 0, 0, 0) else { return }
    mayOutgrowDesktop = false
    guard !window.isFullscreen, !window.isMaximised, let area = window.usableArea else { return }
    let size = window.size
    let width = min(size.width, area.width - borders.left - borders.right)
    let height = min(size.height, area.height - borders.top - borders.bottom)
    guard width < size.width || height < size.height, width > 0, height > 0 else { return }
    window.setSize(width: width, height: height)
    window.setPosition(
      x: area.x + borders.left + (area.width - borders.left - borders.right - width) / 2,
      y: area.y + borders.top + (area.height - borders.top - borders.bottom - height) / 2)
  }

  /// Tells the desktop how small the window may be made by the user.
  func limitSize() {
    let units = units(of: minimumSize)
    window.setMinimumSize(width: units.width, height: units.height)
  }

  /// Asks an X desktop for its scale again, and keeps the window's size in points if it has changed.
  func followDesktopScale() {
    guard wantedScale == nil, let former = desktopScale,
      let scale = DesktopScale.current(of: window), scale != former
    else { return }
    desktopScale = scale
    // SDL brings a window into a new limit at once, which would make it neither size.
    let size = window.size
    window.setMinimumSize(width: 1, height: 1)
    if !window.isFullscreen, !window.isMaximised {
      window.setSize(
        width: Int((Double(size.width) * scale / former).rounded()),
        height: Int((Double(size.height) * scale / former).rounded()))
    }
    limitSize()
    fitPager()
  }

  /// Tells the pager the size of the window, asked for anew.
  ///
  /// Here alone points and pixels of the window meet.
  func fitPager(at time: Timestamp? = nil) {
    let pixels = renderer.outputSize
    fittedPixels = pixels
    let units = window.size
    guard units.width > 0, pixels.width > 0, pixels.height > 0 else { return }
    let scale =
      assumedScale ?? wantedScale
      ?? Double(pixels.width) / Double(units.width) * (desktopScale ?? 1)
    let isPlain = assumedScale == nil && wantedScale == nil && desktopScale ?? 1 == 1
    let size = Size(
      width: isPlain ? Double(units.width) : Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
    pager.mapping.region = Rect(x: 0, y: 0, width: size.width, height: size.height)
    // Tests that assume a scale push events in points, as Wayland has them.
    pager.mapping.pointsPerUnit = assumedScale == nil ? size.width / Double(units.width) : 1
    pager.mapping.windowSize =
      assumedScale == nil
      ? Size(width: Double(units.width), height: Double(units.height)) : size
    pager.mapping.origin = Point(x: 0, y: 0)
    pacer.follow(rate: window.displayRefreshRate, hasVsync: renderer.hasVsync)
    pager.open(size: size, scale: scale, at: time ?? pager.clock.now)
  }
}
