import Glibc

/// Reading from a file, whole.
package enum FileReading {
  /// The bytes of a file; `-` is standard input.
  ///
  /// Throws the path and the system's reason.
  package static func read(_ path: String) throws(SDLError) -> [UInt8] {
    let operation = "reading \(path)"
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw SDLError(operation, errno: errno) }
    defer { if file != 0 { close(file) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw SDLError(operation, errno: errno) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
