import PagerCapture
import PagerSDL

/// The program's words to the terminal.
enum Console {
  private static let terminal = Terminal(program: "vpage-demo")

  /// Says a line to people: on standard error, with the program's name.
  static func say(_ message: String) { terminal.say(message) }

  /// Writes text that was asked for to standard output.
  ///
  /// - Throws: A failure with the reason; a reader that has gone away is none to be told.
  static func write(_ text: String) throws(DemoFailure) {
    do { try terminal.write(text) } catch { throw .failed(error) }
  }
}
