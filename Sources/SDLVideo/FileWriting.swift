import Glibc

/// Writing to a file descriptor, whole.
package enum FileWriting {
  /// Writes everything, however often the system takes only a part; returns 0 or the error's number.
  package static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var done = 0
    while let start = bytes.baseAddress, done < bytes.count {
      let written = Glibc.write(file, start + done, bytes.count - done)
      if written < 0 && errno == EINTR { continue }
      if written < 0 { return errno }
      done += written
    }
    return 0
  }
}
