import Glibc
package import PagerSDL
import SDLVideo

/// Text files by path, with errors that say path and reason.
package enum TextFile {
  /// Reads a whole file; `-` is standard input.
  package static func read(_ path: String) throws(PagerVideoError) -> [UInt8] {
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("reading", path) }
    defer { if file != 0 { close(file) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("reading", path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes a whole file under a temporary name and renames it; `-` is standard output.
  package static func write(_ bytes: [UInt8], to path: String) throws(PagerVideoError) {
    if path == "-" { return try writeToStandardOutput(bytes) }
    do { try AtomicFile.write(bytes, to: path) } catch { throw PagerVideoError(error) }
  }

  /// Makes sure, as far as can be known beforehand, that a file can be written.
  package static func check(_ path: String) throws(PagerVideoError) {
    do { try AtomicFile.check(path) } catch { throw PagerVideoError(error) }
  }

  /// Whether something has this path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func writeToStandardOutput(_ bytes: [UInt8]) throws(PagerVideoError) {
    let failed = bytes.withUnsafeBytes { FileWriting.write($0, to: 1) }
    if failed != 0 {
      throw PagerVideoError(
        SDLError(
          "writing standard output", message: String(cString: strerror(failed)), number: failed))
    }
  }

  private static func failure(_ doing: String, _ path: String) -> PagerVideoError {
    PagerVideoError("\(doing) \(path): \(String(cString: strerror(errno)))")
  }
}
