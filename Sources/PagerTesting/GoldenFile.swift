import SDLVideo

/// The files of goldens: where they are, and how they are read and written.
enum GoldenFile {
  /// The path of a golden of the tests in a source file, with its ending.
  static func path(of name: String, ending: String, beside sourcePath: String) -> String {
    let folder = sourcePath.lastIndex(of: "/").map { sourcePath[..<$0] } ?? "."
    return "\(folder)/Goldens/\(name).\(ending)"
  }

  /// The name of an attachment about a golden, without the folders that its name may have.
  static func attachmentName(_ name: String, _ ending: String) -> String {
    fitted(FilePath.split(name).name, ending: ".\(ending)")
  }

  /// A name with an ending, together no longer than a file's name may be.
  ///
  /// What is cut off is replaced by its hash, so that different names stay different.
  static func fitted(_ name: String, ending: String) -> String {
    let limit = 255 - ending.utf8.count
    if name.utf8.count <= limit { return name + ending }
    // FNV-1a, since Swift's own hashes differ from run to run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mark = "-" + String(hash, radix: 16)
    var cut = Substring(name)
    while cut.utf8.count + mark.utf8.count > limit { cut.removeLast() }
    return cut + mark + ending
  }

  /// The mode that the environment names.
  static func mode(environmentValue: String?) throws(GoldenFailure) -> RecordMode {
    guard let mode = RecordMode(environmentValue: environmentValue) else {
      throw .unknownMode(environmentValue ?? "")
    }
    return mode
  }

  /// The bytes of a golden, nil when there is none.
  static func read(_ path: String) throws(GoldenFailure) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      if error.isAboutMissingFile { return nil }
      throw .file(error)
    }
  }

  /// Writes a golden, and makes the folders above it.
  static func write(_ bytes: [UInt8], to path: String) throws(GoldenFailure) {
    do throws(FileError) {
      if let slash = path.lastIndex(of: "/") { try FileSystem.makeFolder(String(path[..<slash])) }
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}
