import Glibc

/// The settings that a desktop leaves at the X server for its programs, as `xrdb` shows them.
enum XResources {
  /// Reads them anew: a desktop changes them while programs run.
  ///
  /// `display` is a `Display *`. nil when there are none.
  static func text(of display: UnsafeMutableRawPointer) -> String? {
    // SDL has loaded this library for itself; linking it would load it on Wayland as well.
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    defer { dlclose(library) }
    guard let getProperty = dlsym(library, "XGetWindowProperty"),
      let rootWindow = dlsym(library, "XDefaultRootWindow"), let free = dlsym(library, "XFree")
    else { return nil }
    let read = unsafeBitCast(getProperty, to: GetProperty.self)
    let root = unsafeBitCast(rootWindow, to: RootWindow.self)(display)
    var (type, count, left): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = read(
      display, root, resourceManager, 0, maximumLongs, 0, string, &type, &format, &count, &left,
      &bytes)
    guard let bytes else { return nil }
    defer { _ = unsafeBitCast(free, to: Free.self)(bytes) }
    guard status == 0, type == string, format == 8 else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// The property's name and type are among the numbers that X has fixed: Xatom.h.
  private static let resourceManager: UInt = 23
  private static let string: UInt = 31
  /// In units of four bytes: more than any desktop writes.
  private static let maximumLongs = 65_536

  private typealias RootWindow = @convention(c) (UnsafeMutableRawPointer) -> UInt
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias GetProperty =
    @convention(c) (
      UnsafeMutableRawPointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
}
