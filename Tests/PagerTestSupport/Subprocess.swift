internal import Glibc
internal import PagerTesting

/// A program to run, with its words and surroundings.
public struct Subprocess: Sendable {
  /// The path of the program.
  public var executable: String
  /// The words after the program's name.
  public var arguments: [String]
  /// The environment; nothing else is handed on.
  public var environment: [String: String]
  /// The folder to run in; nil for that of the tests.
  public var folder: String?

  /// How a program ended.
  public enum Status: Hashable, Sendable {
    /// It returned this status.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
    /// It was still running when its time was up, and was killed.
    case timedOut
  }

  /// What a run came to.
  public struct Result: Hashable, Sendable {
    /// How the program ended.
    public let status: Status
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
    /// How long it ran, in seconds.
    public let seconds: Double

    /// The lines on standard error, without their ends.
    public var errorLines: [String] {
      errors.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
  }

  /// Makes a run of a program without a display; see `environment(without:adding:)`.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    folder: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment ?? Self.environment()
    self.folder = folder
  }

  /// The environment of the tests without what names a display, and with some variables set.
  public static func environment(
    without removed: [String] = [], adding added: [String: String] = [:]
  ) -> [String: String] {
    var variables: [String: String] = [:]
    let bytes = (try? FileSystem.read("/proc/self/environ")) ?? []
    for entry in bytes.split(separator: 0) {
      let text = String(decoding: entry, as: UTF8.self)
      guard let sign = text.firstIndex(of: "=") else { continue }
      variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
    }
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] + removed {
      variables[name] = nil
    }
    return variables.merging(added) { $1 }
  }

  /// Finds a program by name in the folders of `PATH`; nil when it is not installed.
  public static func find(_ name: String) -> String? {
    let folders = (FileSystem.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Runs the program to its end.
  ///
  /// - Parameter timeoutSeconds: After so long it is killed.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: A `FileError` when it cannot be started.
  @discardableResult
  public func run(timeoutSeconds: Double = 60) throws -> Result {
    let process = try RunningProcess(self)
    return process.finish(timeoutSeconds: timeoutSeconds)
  }
}
