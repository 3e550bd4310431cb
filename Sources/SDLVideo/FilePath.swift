import Glibc

/// What the text of a path says, byte by byte.
package enum FilePath {
  /// The folder with its closing slash, empty for the current one, and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    // By bytes: a slash with a combining mark behind it is one character and still a slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let start = path.utf8.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  /// The path that a chain of links ends at, whether there is a file or not.
  ///
  /// A path that is no link, or an endless chain, comes back as it is.
  package static func behindLinks(_ path: String) -> String {
    var current = path
    for _ in 0..<40 {
      guard let target = target(ofLink: current) else { return current }
      current = target.utf8.first == UInt8(ascii: "/") ? target : split(current).folder + target
    }
    return path
  }

  /// A path without slashes at its end, so that a folder that is not there yet has a name.
  package static func withoutSlashes(_ path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(validating: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
