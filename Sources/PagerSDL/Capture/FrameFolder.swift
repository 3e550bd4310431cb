import Glibc

/// A folder that gets one numbered PNG for every frame.
package struct FrameFolder {
  private let path: String
  private var count = 0

  /// Makes the folder if it does not exist.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package init(_ path: String) throws(PagerVideoError) {
    self.path = path
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw PagerVideoError("making the folder \(path): \(String(cString: strerror(errno)))")
  }

  /// Writes the next frame: `frame-00000.png`, `frame-00001.png`, ….
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package mutating func add(_ picture: Picture) throws(PagerVideoError) {
    let digits = String(count)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    try picture.write(to: "\(path)/frame-\(zeros)\(digits).png")
    count += 1
  }
}
