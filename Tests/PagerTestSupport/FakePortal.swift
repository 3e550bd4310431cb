import Glibc
import Synchronization

/// A message bus of the tests' own with a settings portal on it, which answers as it is told.
public final class FakePortal: Sendable {
  /// A value of a setting: a boolean, or a number of 32 bits.
  public enum Value: Sendable {
    case boolean(Bool)
    case number(UInt32)
  }

  struct Failure: Error {
    let operation: String
  }

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>

  /// The connection and what it is told to answer, used on one thread at a time.
  private struct State: @unchecked Sendable {
    var values: [String: Value]
    var connection: Handle?
    var isOver = false
  }

  private struct Library: @unchecked Sendable {
    let handle: Handle
  }

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let library: Library
  private let state: Mutex<State>

  /// Puts a portal on the bus at an address, with values by `namespace key`.
  public init(address: String, values: [String: Value]) throws {
    guard let handle = dlopen("libdbus-1.so.3", RTLD_NOW) else {
      throw Failure(operation: "dlopen libdbus-1.so.3")
    }
    library = Library(handle: handle)
    state = Mutex(State(values: values))
    let open = try find(
      "dbus_connection_open_private", as: (@convention(c) (Text, Handle?) -> Handle?).self)
    let register = try find(
      "dbus_bus_register", as: (@convention(c) (Handle, Handle?) -> UInt32).self)
    let setExit = try find(
      "dbus_connection_set_exit_on_disconnect", as: (@convention(c) (Handle, UInt32) -> Void).self)
    let request = try find(
      "dbus_bus_request_name", as: (@convention(c) (Handle, Text, UInt32, Handle?) -> Int32).self)
    guard let connection = open(address, nil) else { throw Failure(operation: "open \(address)") }
    setExit(connection, 0)
    guard register(connection, nil) != 0,
      request(connection, "org.freedesktop.portal.Desktop", 0, nil) == 1
    else { throw Failure(operation: "register the portal") }
    state.withLock { $0.connection = connection }
    let context = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        try? Unmanaged<FakePortal>.fromOpaque(context).takeRetainedValue().serve()
        return nil
      }, context.toOpaque())
    guard status == 0 else { throw Failure(operation: "pthread_create") }
    pthread_detach(thread)
  }

  private func find<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(library.handle, name) else { throw Failure(operation: name) }
    return unsafeBitCast(symbol, to: type)
  }

  /// Ends the service; the bus goes on without a portal.
  public func stop() { state.withLock { $0.isOver = true } }

  /// Gives a setting another value and says so to everybody.
  public func change(_ namespace: String, _ key: String, to value: Value) throws {
    let newSignal = try find(
      "dbus_message_new_signal", as: (@convention(c) (Text, Text, Text) -> Handle?).self)
    guard let message = newSignal(Self.path, Self.interface, "SettingChanged") else {
      throw Failure(operation: "dbus_message_new_signal")
    }
    try state.withLock { state in
      state.values["\(namespace) \(key)"] = value
      try send(message, texts: [namespace, key], value, depth: 1, on: state.connection)
    }
  }

  /// Answers calls until it is stopped.
  private func serve() throws {
    let readWrite = try find(
      "dbus_connection_read_write", as: (@convention(c) (Handle, Int32) -> UInt32).self)
    let pop = try find(
      "dbus_connection_pop_message", as: (@convention(c) (Handle) -> Handle?).self)
    let isCall = try find(
      "dbus_message_is_method_call", as: (@convention(c) (Handle, Text, Text) -> UInt32).self)
    let close = try find("dbus_connection_close", as: (@convention(c) (Handle) -> Void).self)
    while true {
      let (connection, isOver) = state.withLock { ($0.connection, $0.isOver) }
      guard let connection else { return }
      if isOver { return close(connection) }
      // The lock is free meanwhile, so that signals go out.
      guard readWrite(connection, 10) != 0 else { return }
      while let message = pop(connection) {
        if isCall(message, Self.interface, "Read") != 0 { try answer(message, on: connection) }
      }
    }
  }

  private func answer(_ message: Handle, on connection: Handle) throws {
    let arguments = try texts(of: message).joined(separator: " ")
    let newReturn = try find(
      "dbus_message_new_method_return", as: (@convention(c) (Handle) -> Handle?).self)
    let newError = try find(
      "dbus_message_new_error", as: (@convention(c) (Handle, Text, Text) -> Handle?).self)
    try state.withLock { state in
      if let value = state.values[arguments], let reply = newReturn(message) {
        // `Read` wraps its value twice.
        try send(reply, texts: [], value, depth: 2, on: connection)
      } else if let reply = newError(
        message, "org.freedesktop.portal.Error.NotFound", "no such setting")
      {
        try send(reply, texts: [], nil, depth: 0, on: connection)
      }
    }
  }

  private func texts(of message: Handle) throws -> [String] {
    let begin = try find(
      "dbus_message_iter_init", as: (@convention(c) (Handle, Handle) -> UInt32).self)
    let read = try find(
      "dbus_message_iter_get_basic", as: (@convention(c) (Handle, Handle) -> Void).self)
    let next = try find("dbus_message_iter_next", as: (@convention(c) (Handle) -> UInt32).self)
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { room in
      guard let iterator = room.baseAddress, begin(message, iterator) != 0 else { return [] }
      var texts: [String] = []
      repeat {
        var text: Text?
        read(iterator, &text)
        if let text { texts.append(String(cString: text)) }
      } while next(iterator) != 0
      return texts
    }
  }

  private func send(
    _ message: Handle, texts: [String], _ value: Value?, depth: Int, on connection: Handle?
  ) throws {
    let begin = try find(
      "dbus_message_iter_init_append", as: (@convention(c) (Handle, Handle) -> Void).self)
    let append = try find(
      "dbus_message_iter_append_basic",
      as: (@convention(c) (Handle, Int32, UnsafeRawPointer) -> UInt32).self)
    let send = try find(
      "dbus_connection_send", as: (@convention(c) (Handle, Handle, Handle?) -> UInt32).self)
    let flush = try find("dbus_connection_flush", as: (@convention(c) (Handle) -> Void).self)
    try withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { room in
      guard let iterator = room.baseAddress else { return }
      begin(message, iterator)
      for text in texts {
        text.withCString { characters in
          var pointer: Text? = characters
          _ = append(iterator, Int32(UInt8(ascii: "s")), &pointer)
        }
      }
      if let value { try write(value, depth: depth, into: iterator, append) }
    }
    guard let connection else { return }
    _ = send(connection, message, nil)
    flush(connection)
  }

  private func write(
    _ value: Value, depth: Int, into iterator: Handle,
    _ append: @convention(c) (Handle, Int32, UnsafeRawPointer) -> UInt32
  ) throws {
    let open = try find(
      "dbus_message_iter_open_container",
      as: (@convention(c) (Handle, Int32, Text, Handle) -> UInt32).self)
    let close = try find(
      "dbus_message_iter_close_container", as: (@convention(c) (Handle, Handle) -> UInt32).self)
    let isNumber = if case .number = value { true } else { false }
    guard depth > 0 else {
      var number: UInt32 =
        switch value {
        case .boolean(let isOn): isOn ? 1 : 0
        case .number(let number): number
        }
      _ = append(iterator, Int32(UInt8(ascii: isNumber ? "u" : "b")), &number)
      return
    }
    try withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { room in
      guard let inner = room.baseAddress else { return }
      _ = open(
        iterator, Int32(UInt8(ascii: "v")), depth > 1 ? "v" : isNumber ? "u" : "b", inner)
      try write(value, depth: depth - 1, into: inner, append)
      _ = close(iterator, inner)
    }
  }
}
