import Glibc

/// The functions of libdbus that are used here, found while the program runs.
///
/// The library is not linked: a program starts without it, and does without where it is missing.
/// On desktops SDL has loaded it already.
struct DBusLibrary: Sendable {
  /// A connection, message, error or iterator of the library's.
  typealias Handle = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  /// The codes of types, `DBUS_TYPE_…`.
  enum Code {
    static let boolean = Int32(UInt8(ascii: "b"))
    static let int32 = Int32(UInt8(ascii: "i"))
    static let uint32 = Int32(UInt8(ascii: "u"))
    static let string = Int32(UInt8(ascii: "s"))
    static let variant = Int32(UInt8(ascii: "v"))
  }

  private let library: Library

  /// What `dlopen` gave; the library stays for as long as the program runs.
  private struct Library: @unchecked Sendable {
    let handle: Handle
  }

  /// Loads the library; nil where there is none.
  init?() {
    guard let handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
    library = Library(handle: handle)
  }

  /// A function by its name; nil where the library lacks it.
  ///
  /// `type` must be that of the function as the library's headers have it.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(library.handle, name).map { unsafeBitCast($0, to: type) }
  }
}
