import Glibc

/// The words that the program was called with.
enum CommandLineWords {
  /// The words after the program's name, byte by byte as they were given.
  ///
  /// - Throws: A usage failure for a word that is not UTF-8: its file could not be found again.
  static func read() throws(DemoFailure) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let pointer = CommandLine.unsafeArgv[index] else { continue }
      guard let word = String(validatingCString: pointer) else {
        let shown = String(
          decoding: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)),
          as: UTF8.self)
        throw .usage("\(shown): the word is not UTF-8: give the file another name")
      }
      words.append(word)
    }
    return words
  }
}
