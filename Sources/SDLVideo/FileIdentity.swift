import Glibc

/// The file that a path means, links followed: two spellings of one file are equal.
package enum FileIdentity: Hashable {
  /// A file or folder that is there; hard links to one file are equal too.
  case existing(device: UInt64, number: UInt64)
  /// A name that is still free, in a folder that is there.
  case new(device: UInt64, folder: UInt64, name: [UInt8])
  /// A path that leads nowhere.
  case unreachable([UInt8])

  /// Looks a path up.
  package init(of path: String) {
    if let (device, number) = Self.numbers(of: path) {
      self = .existing(device: device, number: number)
      return
    }
    let parts = FilePath.split(FilePath.behindLinks(path))
    if let (device, number) = Self.numbers(of: parts.folder.isEmpty ? "." : parts.folder) {
      self = .new(device: device, folder: number, name: Array(parts.name.utf8))
    } else {
      self = .unreachable(Array(path.utf8))
    }
  }

  /// The folder that a path's file is in, its last link followed.
  package static func folder(of path: String) -> FileIdentity {
    let folder = FilePath.split(FilePath.behindLinks(path)).folder
    return FileIdentity(of: folder.isEmpty ? "." : FilePath.withoutSlashes(folder))
  }

  private static func numbers(of path: String) -> (UInt64, UInt64)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}
