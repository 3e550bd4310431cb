import SDLVideo
#if canImport(Glibc)
  import Glibc
#endif

/// A file's bytes, mapped into memory for reading: only pages that are touched are loaded.
struct MappedFile: ~Copyable {
  let start: UnsafeMutableRawPointer
  let count: Int

  /// Maps a whole file; `path` is a C string with its closing zero.
  ///
  /// Throws the system's reason, also when the file is empty or no plain file.
  init(path: [CChar]) throws(SDLError) {
    let file = path.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
    if file < 0 { throw SDLError("open", message: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw SDLError("open", message: "the file is empty or no plain file")
    }
    let size = Int(status.st_size)
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
      throw SDLError("mmap", message: String(cString: strerror(errno)))
    }
    start = memory
    count = size
  }

  deinit { munmap(start, count) }
}
