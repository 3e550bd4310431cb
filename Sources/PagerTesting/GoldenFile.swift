/// The files of goldens: where they are, and how they are read and written.
enum GoldenFile {
  /// The path of a golden of the tests in a source file, with its ending.
  static func path(of name: String, ending: String, beside sourcePath: String) -> String {
    let folder = sourcePath.lastIndex(of: "/").map { sourcePath[..<$0] } ?? "."
    return "\(folder)/Goldens/\(name).\(ending)"
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
