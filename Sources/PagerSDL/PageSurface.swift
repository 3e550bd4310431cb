import PagerCore
import SDLVideo

/// One of the three surfaces: the view bound to it, drawn in tiles as large as the viewport.
///
/// A page that fits has one tile. One that scrolls inside has the tiles about its viewport, three at
/// most, so that its cost does not depend on its length.
package final class PageSurface {
  /// The view bound to the surface.
  package private(set) var view: PageView?
  /// How often the surface has been bound: its age.
  package private(set) var bindings = 0
  /// What stays the same about the view's page when the data changes.
  private(set) var identity: AnyHashable?
  /// Whether the view or its content has changed since the page was last shown.
  private(set) var hasChanged = true
  /// Whether a blank view stands in for one that the data source could not give.
  private(set) var isStandIn = false
  /// The length of the view's content, in points.
  package var contentPoints = 0.0

  private static let maximumTiles = 3
  private(set) var tiles: [PageTile] = []
  private var uses = 0

  /// Binds a view; what was drawn before is forgotten.
  func bind(_ view: PageView, identity: AnyHashable?, isStandIn: Bool) {
    self.view = view
    self.identity = identity
    self.isStandIn = isStandIn
    bindings += 1
    invalidate()
  }

  /// Gives the view up.
  func unbind() -> PageView? {
    defer { view = nil }
    contentPoints = 0
    identity = nil
    invalidate()
    return view
  }

  /// Has everything drawn anew before it is next shown.
  func invalidate() {
    hasChanged = true
    for tile in tiles { tile.part = nil }
  }

  /// Gives up the textures: the renderer is going, or has lost them.
  func dropTiles() { tiles.removeAll() }

  /// Copies the part of the page that is on show; draws what is missing of it.
  ///
  /// - Returns: How many tiles had to be drawn.
  func show(
    in area: PixelRect, innerPixels: Int, innerAxis: Axis, on renderer: borrowing Renderer
  ) throws(SDLError) -> Int {
    // First, so that a page which asks for another drawing while it is drawn gets one.
    hasChanged = false
    guard let view else { return 0 }
    let length = innerAxis == .vertical ? area.height : area.width
    guard length > 0 else { return 0 }
    let last = Int((contentPoints * view.scale).rounded(.up))
    let parts = max(1, (last + length - 1) / length)
    // Beyond its content a page shows its background.
    if innerPixels < 0 || innerPixels + length > parts * length {
      try renderer.fill(area, view.background.sdl)
    }
    var drawn = 0
    let first = max(0, Self.floorDivide(innerPixels, length))
    let end = min(parts - 1, Self.floorDivide(innerPixels + length - 1, length))
    guard first <= end else { return 0 }
    for part in first...end {
      let (tile, isNew) = try tile(
        for: part, size: (area.width, area.height), innerAxis: innerAxis, on: renderer)
      drawn += isNew ? 1 : 0
      let shift = part * length - innerPixels
      let whole = area.offsetBy(
        x: innerAxis == .horizontal ? shift : 0, y: innerAxis == .vertical ? shift : 0)
      let part = whole.intersection(area)
      try renderer.copy(
        tile.texture, source: part.offsetBy(x: -whole.x, y: -whole.y), destination: part)
    }
    return drawn
  }

  /// Whether the part at an offset needs no drawing before it is shown.
  func isPrepared(
    size: (width: Int, height: Int), innerPixels: Int, innerAxis: Axis
  ) -> Bool {
    let length = innerAxis == .vertical ? size.height : size.width
    guard view != nil, length > 0 else { return true }
    let part = Self.floorDivide(max(0, innerPixels), length)
    return tiles.contains {
      $0.part == part && $0.texture.width == size.width && $0.texture.height == size.height
    }
  }

  /// Draws the part at an offset ahead of its being shown, if it has not been drawn.
  func prepare(
    size: (width: Int, height: Int), innerPixels: Int, innerAxis: Axis,
    on renderer: borrowing Renderer
  ) throws(SDLError) {
    let length = innerAxis == .vertical ? size.height : size.width
    guard view != nil, length > 0 else { return }
    let part = Self.floorDivide(max(0, innerPixels), length)
    _ = try tile(for: part, size: size, innerAxis: innerAxis, on: renderer)
  }

  /// Copies a drawn part, scaled, to an area; false when it has not been drawn.
  func copyTile(_ part: Int, to area: PixelRect, on renderer: borrowing Renderer) -> Bool {
    guard let tile = tiles.first(where: { $0.part == part }) else { return false }
    do { try renderer.copy(tile.texture, destination: area) } catch { return false }
    return true
  }

  /// The tile of a part, drawn.
  private func tile(
    for part: Int, size: (width: Int, height: Int), innerAxis: Axis,
    on renderer: borrowing Renderer
  ) throws(SDLError) -> (tile: PageTile, isNew: Bool) {
    uses += 1
    if let tiles = tiles.first,
      tiles.texture.width != size.width
        || tiles.texture.height != size.height
    {
      dropTiles()
    }
    if let tile = tiles.first(where: { $0.part == part }) {
      tile.lastUse = uses
      return (tile, false)
    }
    let tile: PageTile
    if let free = tiles.first(where: { $0.part == nil }) {
      tile = free
    } else if tiles.count < Self.maximumTiles {
      tile = PageTile(
        texture: try Texture(renderer: renderer, width: size.width, height: size.height))
      tiles.append(tile)
    } else if let oldest = tiles.min(by: { $0.lastUse < $1.lastUse }) {
      tile = oldest
    } else {
      throw SDLError("PageSurface", message: "no tile")
    }
    // First, so that a page which asks for another drawing while it is drawn gets one.
    tile.part = part
    try draw(part, on: tile, innerAxis: innerAxis)
    tile.lastUse = uses
    return (tile, true)
  }

  private func draw(_ part: Int, on tile: PageTile, innerAxis: Axis) throws(SDLError) {
    guard let view else { return }
    let points =
      Double(part * (innerAxis == .vertical ? tile.texture.height : tile.texture.width))
      / view.scale
    let origin = Point(
      x: innerAxis == .horizontal ? points : 0, y: innerAxis == .vertical ? points : 0)
    try tile.texture.withSurface { surface throws(SDLError) in
      surface.fill(view.background.sdl)
      let canvas = try PageCanvas(over: surface, scale: view.scale, origin: origin)
      view.draw(on: canvas, visible: canvas.visible)
    }
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }
}
