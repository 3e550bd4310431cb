internal import Glibc
internal import PagerTesting

/// A program while it runs; it is killed when this value is given up, or the tests are killed.
///
/// It leads a group of its own, and what it has started itself is killed with it. What it writes goes
/// to files without a name, so that it never waits for its reader.
public final class RunningProcess {
  /// The number of the process.
  public let id: Int32

  private let output: Int32
  private let errors: Int32
  private let notices: Int32
  private let begin = RunningProcess.now
  private var status: Subprocess.Status?
  private let guardian: ProcessGuard?

  /// Starts a program.
  ///
  /// - Throws: A `FileError` when it cannot be started.
  public init(_ program: Subprocess) throws {
    output = try Self.namelessFile()
    errors = try Self.namelessFile()
    notices = try Self.namelessFile()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawn_file_actions_adddup2(&actions, notices, Self.noticeDescriptor)
    // The threads of tests may block signals, which the program would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // Tests that run in the background ignore some, which the program would inherit too.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // Swift does not see the action that changes the folder: `env` does it and becomes the program.
    let words =
      (program.folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + [program.executable]
      + program.arguments
    let variables = program.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let first = words[0]
    var child: pid_t = 0
    let code = Self.withCStrings(words) { words in
      Self.withCStrings(variables) { variables in
        posix_spawn(&child, first, &actions, &attributes, words, variables)
      }
    }
    id = child
    guardian = code == 0 ? ProcessGuard(group: child) : nil
    if code != 0 {
      status = .exited(127)
      throw FileError(
        operation: "start", path: program.executable, code: code,
        message: String(cString: strerror(code)))
    }
  }

  deinit {
    if status == nil {
      kill(-id, SIGKILL)
      var code: Int32 = 0
      waitpid(id, &code, 0)
    }
    for descriptor in [output, errors, notices] { close(descriptor) }
  }

  /// The number under which the program finds a file for notices to the tests.
  public static let noticeDescriptor: Int32 = 3

  /// What the program has written to its file for notices so far.
  public var noticesSoFar: String { Self.contents(notices) }

  /// What the program has written to standard error so far.
  public var errorsSoFar: String { Self.contents(errors) }

  /// Whether the program still runs.
  public var isRunning: Bool {
    if status != nil { return false }
    var code: Int32 = 0
    guard waitpid(id, &code, WNOHANG) == id else { return true }
    let signal = code & 0x7F
    status = signal == 0 ? .exited(code >> 8 & 0xFF) : .signalled(signal)
    return false
  }

  /// Asks the program to end, by a signal.
  public func terminate() { if isRunning { kill(id, SIGTERM) } }

  /// Waits for the end of the program and tells what came of it.
  ///
  /// - Parameter timeoutSeconds: After so long it is killed.
  /// - Returns: How it ended and what it wrote.
  public func finish(timeoutSeconds: Double = 60) -> Subprocess.Result {
    if !Self.wait(upToSeconds: timeoutSeconds, until: { !isRunning }) {
      kill(-id, SIGKILL)
      var code: Int32 = 0
      waitpid(id, &code, 0)
      status = .timedOut
    }
    return Subprocess.Result(
      status: status ?? .timedOut, output: Self.contents(output), errors: Self.contents(errors),
      seconds: Self.now - begin)
  }

  /// The seconds of processor time that the program has used, from the scheduler's own account.
  public var processorSeconds: Double? {
    // The account of a process is that of its first thread: all threads have to be added up.
    let threads = (try? FileSystem.names(in: "/proc/\(id)/task")) ?? []
    let times = threads.compactMap { thread -> Double? in
      guard let bytes = try? FileSystem.read("/proc/\(id)/task/\(thread)/schedstat") else {
        return nil
      }
      return Double(String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
    }
    return times.isEmpty ? nil : times.reduce(0, +) / 1e9
  }

  /// Waits until something is so, looking every few milliseconds; false when the time is up first.
  public static func wait(upToSeconds limit: Double, until isSo: () throws -> Bool) rethrows -> Bool
  {
    let end = now + limit
    while true {
      if try isSo() { return true }
      if now >= end { return false }
      sleep(seconds: 0.004)
    }
  }

  /// Sleeps for a number of seconds.
  public static func sleep(seconds: Double) {
    var time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    nanosleep(&time, nil)
  }

  /// Seconds on a clock that never jumps.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func namelessFile() throws(FileError) -> Int32 {
    var template = Array("/tmp/vpage-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw FileError(
        operation: "make a file in", path: "/tmp", code: errno,
        message: String(cString: strerror(errno)))
    }
    unlink(&template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func contents(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, bytes.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
