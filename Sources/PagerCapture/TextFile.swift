import Glibc
package import PagerSDL
import SDLVideo

/// Text files by path, with errors that say path and reason.
package enum TextFile {
  /// Reads a whole file; `-` is standard input.
  package static func read(_ path: String) throws(PagerVideoError) -> [UInt8] {
    do { return try FileReading.read(path) } catch { throw PagerVideoError(error) }
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
}
