import Glibc

/// Files that are there whole or not at all.
package enum AtomicFile {
  /// Writes bytes under a temporary name in the same folder, then renames that to `path`.
  ///
  /// A failure leaves what was there before and no temporary file. A link is followed. A device or
  /// a pipe is written to as it is, since renaming would replace it. There is no `fsync`: a crash
  /// of the machine right afterwards may lose the file. Throws the path and the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(SDLError) {
    let operation = "writing \(path)"
    guard let target = try replaceable(path, operation) else {
      return try writeInPlace(bytes, path, operation)
    }
    let (file, temporary) = try create(beside: target, operation)
    var failure = fill(file, with: bytes)
    if failure == 0 && rename(temporary, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw SDLError(operation, errno: failure)
    }
  }

  private static func writeInPlace(
    _ bytes: [UInt8], _ path: String, _ operation: String
  ) throws(SDLError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    if file < 0 { throw SDLError(operation, errno: errno) }
    let failure = fill(file, with: bytes)
    if failure != 0 { throw SDLError(operation, errno: failure) }
  }

  /// The file, there or not, that a path leads to; nil for a device or a pipe, which stays.
  static func replaceable(_ path: String, _ operation: String) throws(SDLError) -> String? {
    var status = stat()
    if stat(path, &status) != 0 {
      let code = errno
      if code != ENOENT { throw SDLError(operation, errno: code) }
    } else if status.st_mode & S_IFMT == S_IFDIR {
      throw SDLError(operation, errno: EISDIR)
    } else if status.st_mode & S_IFMT != S_IFREG {
      return nil
    }
    return FilePath.behindLinks(path)
  }

  /// Writes all bytes to an open file and closes it; the system's number of what failed, or 0.
  static func fill(_ file: Int32, with bytes: [UInt8]) -> Int32 {
    let failure = bytes.withUnsafeBytes { FileWriting.write($0, to: file) }
    return close(file) != 0 && failure == 0 ? errno : failure
  }

  /// Opens a new file with a name of its own; short, so that it fits where the target's name does.
  static func create(
    beside target: String, _ operation: String
  ) throws(SDLError) -> (file: Int32, name: String) {
    let folder = FilePath.split(target).folder
    for attempt in 0..<1000 {
      let name = "\(folder).vpage-\(getpid())-\(attempt).part"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, name) }
      if errno != EEXIST { throw SDLError(operation, errno: errno) }
    }
    throw SDLError(operation, errno: EEXIST)
  }
}

extension SDLError {
  /// Makes an error from a number of the system's.
  init(_ operation: String, errno number: Int32) {
    self.init(operation, message: String(cString: strerror(number)), number: number)
  }
}
