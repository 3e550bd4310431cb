import Glibc
package import PagerSDL
import SDLVideo

/// A folder that gets one numbered PNG for every frame.
package struct FrameFolder {
  private let path: String
  private var count = 0

  /// Makes the folder if it does not exist.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package init(_ path: String) throws(PagerVideoError) {
    let path = FilePath.withoutSlashes(path)
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

  /// Makes sure, as far as can be known beforehand, that frames can be written into a folder.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  package static func check(_ path: String) throws(PagerVideoError) {
    do { try AtomicFile.check(folder: path) } catch { throw PagerVideoError(error) }
  }

  /// Whether a name in the folder is that of a frame.
  package static func isFrame(_ name: String) -> Bool {
    let (start, end) = ("frame-", ".png")
    guard name.utf8.starts(with: start.utf8), name.hasSuffix(end) else { return false }
    let digits = name.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return digits.count >= 5
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The names of frames that are in a folder already.
  package static func frames(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if isFrame(name) { names.append(name) }
    }
    return names
  }

  private func file(_ number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(path)/frame-\(zeros)\(digits).png"
  }
}
