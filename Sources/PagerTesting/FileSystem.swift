internal import Glibc
internal import SDLVideo

/// The little that tests need of files, without Foundation.
package enum FileSystem {
  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do { return try FileReading.read(path) } catch { throw FileError("read", path, error) }
  }

  /// Writes a file whole: under another name first, then renamed.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do { try AtomicFile.write(bytes, to: path) } catch { throw FileError("write", path, error) }
  }

  /// Makes a folder and those above it, as far as they are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure("make the folder", path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw failure("make the folder", path)
    }
  }

  /// Calls a body with the path of a new empty folder, which is removed with all in it after it.
  package static func withTemporaryFolder<Result>(
    _ body: (String) throws -> Result
  ) throws -> Result {
    let path = try makeTemporaryFolder()
    defer { removeFolder(path) }
    return try body(path)
  }

  /// Makes a new empty folder and returns its path; whoever asks for it removes it.
  package static func makeTemporaryFolder() throws(FileError) -> String {
    var template = Array("/tmp/vpage-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("make a folder", "/tmp") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names in a folder, sorted, without those of the folder itself and the one above.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw failure("read the folder", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Removes a folder with all in it, as far as possible.
  package static func removeFolder(_ path: String) {
    for name in (try? names(in: path)) ?? [] {
      let entry = "\(path)/\(name)"
      if unlink(entry) != 0 { removeFolder(entry) }
    }
    rmdir(path)
  }

  private static func failure(_ operation: String, _ path: String) -> FileError {
    let code = errno
    let message = String(cString: strerror(code))
    return FileError(operation: operation, path: path, code: code, message: message)
  }
}

extension FileError {
  /// Takes over why a file could not be read or written.
  fileprivate init(_ operation: String, _ path: String, _ error: SDLError) {
    self.init(
      operation: operation, path: path, code: error.number ?? 0, message: error.message)
  }
}
