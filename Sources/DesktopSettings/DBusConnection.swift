import Glibc

/// A connection of one thread's own to a message bus; it blocks where it waits.
final class DBusConnection {
  let functions: DBusFunctions
  let handle: DBusLibrary.Handle
  /// The socket, which another thread may shut down to end a wait.
  let socket: Int32
  private let ended: () -> Void

  /// Connects to the bus at an address and introduces itself; nil where nobody answers.
  ///
  /// `connected` hears the socket before anything is waited for, and `ended` is called before it is
  /// closed, here or later.
  init?(
    address: String, connected: (Int32) -> Void = { _ in }, ended: @escaping () -> Void = {}
  ) {
    guard let library = DBusLibrary(), let functions = DBusFunctions(library),
      let handle = functions.open(address, nil)
    else { return nil }
    self.functions = functions
    self.handle = handle
    self.ended = ended
    var socket: Int32 = -1
    _ = functions.descriptor(handle, &socket)
    self.socket = socket
    // The end of the session is no end of this program.
    functions.setExitOnDisconnect(handle, 0)
    connected(socket)
    guard functions.register(handle, nil) != 0 else { return nil }
  }

  deinit {
    ended()
    functions.close(handle)
    functions.unrefConnection(handle)
  }

  /// The address of the session's bus: as the environment says, or where systemd has it.
  ///
  /// nil where there is none; no bus is ever started for it.
  static func sessionAddress(environment: (String) -> String?) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address.hasPrefix("autolaunch") || address == "disabled:" ? nil : address
    }
    guard let folder = environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else { return nil }
    let path = folder + "/bus"
    return access(path, F_OK) == 0 ? "unix:path=\(path)" : nil
  }

  /// Calls a method with texts as its arguments and waits for the answer; nil for an error.
  func call(
    _ method: String, of interface: String, at path: String, on service: String,
    _ arguments: [String]
  ) -> [DBusMessage.Value]? {
    guard
      let message = DBusMessage.call(
        method, of: interface, at: path, to: service, arguments, functions),
      let answer = functions.call(handle, message.handle, -1, nil)
    else { return nil }
    return DBusMessage(owning: answer, functions).values
  }

  /// Asks for the messages that a rule describes.
  func listen(to rule: String) { functions.addMatch(handle, rule, nil) }

  /// Blocks until a message comes; nil when the connection is over.
  func nextMessage() -> DBusMessage? {
    while true {
      if let message = functions.popMessage(handle) {
        return DBusMessage(owning: message, functions)
      }
      if functions.readWrite(handle, -1) == 0 { return nil }
    }
  }
}
