internal import PagerTesting

/// A message bus of the tests' own, as the session of a desktop has one.
///
/// It ends when this value is given up.
public final class MessageBus {
  /// Where it is reached, as `DBUS_SESSION_BUS_ADDRESS` has it.
  public let address: String

  private let daemon: RunningProcess

  /// Why there is no bus to test on.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a bus whose socket is the file `bus` in a folder.
  public init(in folder: String) throws {
    guard let program = Subprocess.find("dbus-daemon") else {
      throw Unavailable(description: "dbus-daemon is not installed (package dbus-daemon)")
    }
    address = "unix:path=\(folder)/bus"
    let daemon = try RunningProcess(
      Subprocess(
        program,
        [
          "--session", "--nofork", "--nopidfile", "--address=\(address)",
          "--print-address=\(RunningProcess.noticeDescriptor)",
        ], folder: folder))
    self.daemon = daemon
    // Its address is told once it listens there.
    let isUp = RunningProcess.wait(upToSeconds: 20) {
      daemon.noticesSoFar.hasSuffix("\n") || !daemon.isRunning
    }
    guard isUp, daemon.isRunning else {
      throw Unavailable(description: "dbus-daemon did not start: \(daemon.errorsSoFar)")
    }
  }

  deinit { end() }

  /// Ends it, as a desktop's session ends.
  public func end() { _ = daemon.finish(timeoutSeconds: 0) }
}
