internal import Glibc
internal import SDLVideo

/// The little that tests need of files, without Foundation.
package enum FileSystem {
  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw failure("read", path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file whole: under another name first, then renamed.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let (descriptor, temporary) = try temporaryFile(beside: path)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 else {
        let error = failure("write", path)
        close(descriptor)
        unlink(temporary)
        throw error
      }
      written += count
    }
    // Once it is renamed, its name may already be another test's.
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let error = failure("write", path)
      unlink(temporary)
      throw error
    }
  }

  /// Opens a new file with a short name, which fits wherever the path's own name does.
  private static func temporaryFile(beside path: String) throws(FileError) -> (Int32, String) {
    let folder = FilePath.split(path).folder
    for attempt in 0..<1000 {
      let name = "\(folder).golden-\(getpid())-\(attempt).part"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 { return (descriptor, name) }
      if errno != EEXIST { break }
    }
    throw failure("write", path)
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
    var template = Array("/tmp/vpage-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("make a folder", "/tmp") }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { removeFolder(path) }
    return try body(path)
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
  private static func removeFolder(_ path: String) {
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
