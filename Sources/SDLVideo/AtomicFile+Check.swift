import Glibc

extension AtomicFile {
  /// Makes sure, as far as can be known beforehand, that a file can be written; leaves no trace.
  ///
  /// What is checked: the folder is there and takes a new file with a few bytes in it, no folder has
  /// the name, the name is not too long, and an older file may be replaced. Throws path and reason.
  package static func check(_ path: String) throws(SDLError) {
    let operation = "writing \(path)"
    guard let target = try replaceable(path, operation) else {
      if access(path, W_OK) != 0 { throw SDLError(operation, errno: errno) }
      return
    }
    let above = try folderAbove(target, operation)
    if FilePath.split(target).name.isEmpty { throw SDLError(operation, errno: EISDIR) }
    // In a folder such as /tmp only the owner may replace a file.
    let user = geteuid()
    var status = stat()
    if above.st_mode & S_ISVTX != 0, user != 0, user != above.st_uid,
      stat(target, &status) == 0, user != status.st_uid
    {
      throw SDLError(operation, errno: EPERM)
    }
    try tryFile(beside: target, operation)
  }

  /// Makes sure that a folder is there and takes new files, or that it can be made.
  ///
  /// Throws the path and the reason.
  package static func check(folder path: String) throws(SDLError) {
    let operation = "making the folder \(path)"
    let path = FilePath.withoutSlashes(path)
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw SDLError(operation, message: "there is a file of that name", number: EEXIST)
      }
      return try tryFile(beside: "\(path)/", operation)
    }
    let code = errno
    if lstat(path, &status) == 0 {
      throw SDLError(operation, message: "there is a link of that name", number: EEXIST)
    }
    _ = try folderAbove(path, operation)
    if code != ENOENT { throw SDLError(operation, errno: code) }
    try tryFile(beside: path, operation)
  }

  /// What the system knows about the folder of a file.
  private static func folderAbove(_ path: String, _ operation: String) throws(SDLError) -> stat {
    let folder = FilePath.split(path).folder
    var status = stat()
    if stat(folder.isEmpty ? "." : folder, &status) == 0 { return status }
    let code = errno
    if code != ENOENT { throw SDLError(operation, errno: code) }
    let name = FilePath.withoutSlashes(folder)
    throw SDLError(operation, message: "there is no folder \(name)", number: code)
  }

  /// Writes a few bytes under a temporary name and removes them again.
  private static func tryFile(beside target: String, _ operation: String) throws(SDLError) {
    // A signal that ends the program waits until the file is gone.
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    let (file, temporary) = try create(beside: target, operation)
    let failure = fill(file, with: [UInt8](repeating: 0, count: 4096))
    unlink(temporary)
    if failure != 0 { throw SDLError(operation, errno: failure) }
  }
}
