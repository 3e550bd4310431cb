internal import Glibc

/// Properties of the windows of an X server: what programs and desktops tell each other.
///
/// It uses the library that SDL itself loads, so that no further program is needed.
public final class XProperties {
  private typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias RootWindow = @convention(c) (OpaquePointer) -> UInt
  private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (
      OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Int32
  private typealias Get =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  private typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private let library: UnsafeMutableRawPointer
  private let server: VirtualDisplay

  /// Makes access to a server's properties.
  ///
  /// - Throws: `VirtualDisplay.Unavailable` when the library is missing.
  public init(of server: VirtualDisplay) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw VirtualDisplay.Unavailable(description: "libX11.so.6 cannot be loaded")
    }
    self.library = library
    self.server = server
  }

  /// Connects for one act alone: Xlib ends the process whose server ends while it is connected.
  private func connected<Result>(_ body: (OpaquePointer) -> Result) throws -> Result {
    guard let open = function("XOpenDisplay", Open.self),
      let close = function("XCloseDisplay", Close.self),
      let display = open(server.name)
    else { throw VirtualDisplay.Unavailable(description: "\(server.name) does not answer") }
    defer { _ = close(display) }
    return body(display)
  }

  /// Writes the desktop's settings for programs, as `xrdb` does.
  public func setResources(_ text: String) throws {
    try connected { setResources(text, on: $0) }
  }

  private func setResources(_ text: String, on display: OpaquePointer) {
    // RESOURCE_MANAGER and STRING are numbers that X has fixed: Xatom.h.
    guard let root = function("XDefaultRootWindow", RootWindow.self),
      let change = function("XChangeProperty", Change.self),
      let sync = function("XSync", Sync.self)
    else { return }
    let bytes = Array(text.utf8)
    _ = change(display, root(display), 23, 31, 8, 0, bytes, Int32(bytes.count))
    _ = sync(display, 0)
  }

  /// Sets a property of a window to numbers, as desktops do; nil is the window behind all others.
  public func set(_ property: String, of window: String?, to numbers: [UInt]) throws {
    try connected { set(property, of: window, to: numbers, on: $0) }
  }

  private func set(
    _ property: String, of window: String?, to numbers: [UInt], on display: OpaquePointer
  ) {
    guard let intern = function("XInternAtom", Intern.self),
      let root = function("XDefaultRootWindow", RootWindow.self),
      let change = function("XChangeProperty", Change.self),
      let sync = function("XSync", Sync.self),
      let window = window.map({ UInt($0) }) ?? root(display)
    else { return }
    // CARDINAL is 6. Numbers of 32 bits are handed over as longs.
    numbers.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      _ = change(
        display, window, intern(display, property, 0), 6, 32, 0, start, Int32(numbers.count))
    }
    _ = sync(display, 0)
  }

  /// The numbers of a window's property; empty when it has none of that name.
  public func numbers(_ property: String, of window: String) throws -> [UInt] {
    try connected { numbers(property, of: window, on: $0) }
  }

  private func numbers(
    _ property: String, of window: String, on display: OpaquePointer
  ) -> [UInt] {
    guard let intern = function("XInternAtom", Intern.self),
      let get = function("XGetWindowProperty", Get.self), let window = UInt(window)
    else { return [] }
    var (type, count, left): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = get(
      display, window, intern(display, property, 0), 0, 1 << 20, 0, 0, &type, &format, &count,
      &left, &bytes)
    guard let bytes else { return [] }
    defer { _ = function("XFree", Free.self)?(bytes) }
    guard status == 0, format == 32 else { return [] }
    // Numbers of 32 bits are handed over as longs.
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  private func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
