import Glibc

/// A file of Unicode's own tests, from Debian's package `unicode-data`.
struct UnicodeTestFile {
  /// A file that is not there: its package is part of the test command.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing: install unicode-data" }
  }

  /// A text, and after which of its characters there is a break, the last one not counted.
  struct Breaks {
    let scalars: [Unicode.Scalar]
    let expected: [Bool]
    /// The line up to its comment, as differences are listed: `÷ 0023 × 0020 ÷`.
    let name: String
  }

  private let bytes: [UInt8]

  /// Reads a file below `/usr/share/unicode`.
  init(_ name: String) throws {
    let path = "/usr/share/unicode/\(name)"
    guard let file = fopen(path, "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// Calls `body` with each line that is more than a comment.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let newline = memchr(base + start, 10, bytes.count - start)
        let end = newline.map { UnsafeRawPointer(base).distance(to: $0) } ?? bytes.count
        if end > start && bytes[start] != UInt8(ascii: "#") {
          try body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        }
        start = end + 1
      }
    }
  }

  /// Returns the texts of a file in which `÷` stands for a break and `×` for none.
  func breaks() -> [Breaks] {
    var all: [Breaks] = []
    forEachLine { line in
      let text = String(decoding: line, as: UTF8.self)
      let name = text.prefix { $0 != "#" && $0 != "\t" }.split(separator: " ").joined(
        separator: " ")
      var scalars: [Unicode.Scalar] = []
      var expected: [Bool] = []
      for word in name.split(separator: " ") {
        if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) {
          scalars.append(scalar)
        } else if !scalars.isEmpty {
          expected.append(word == "÷")
        }
      }
      all.append(Breaks(scalars: scalars, expected: expected.dropLast(), name: name))
    }
    return all
  }
}
