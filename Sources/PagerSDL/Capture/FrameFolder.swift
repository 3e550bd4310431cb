import Glibc

/// A folder that gets one numbered PNG for every frame.
package struct FrameFolder {
  private let path: String
  private var count = 0

  /// Makes the folder if it does not exist.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package init(_ path: String) throws(PagerVideoError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if code == EEXIST, isFolder { return }
    let reason = code == EEXIST ? "there is a file of that name" : String(cString: strerror(code))
    throw PagerVideoError("making the folder \(path): \(reason)")
  }

  /// Writes the next frame: `frame-00000.png`, `frame-00001.png`, ….
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package mutating func add(_ picture: Picture) throws(PagerVideoError) {
    try picture.write(to: file(count))
    count += 1
  }

  /// Removes the frames of an earlier, longer run that follow the last one of this.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package func finish() throws(PagerVideoError) {
    var number = count
    while unlink(file(number)) == 0 { number += 1 }
    guard errno != ENOENT else { return }
    throw PagerVideoError("removing \(file(number)): \(String(cString: strerror(errno)))")
  }

  private func file(_ number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(path)/frame-\(zeros)\(digits).png"
  }
}
