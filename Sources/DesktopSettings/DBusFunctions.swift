/// The functions of libdbus that a client needs; each is as `dbus/dbus.h` has it.
struct DBusFunctions: Sendable {
  typealias Handle = DBusLibrary.Handle
  typealias Text = DBusLibrary.Text

  let open: @convention(c) (Text, Handle?) -> Handle?
  let register: @convention(c) (Handle, Handle?) -> UInt32
  let setExitOnDisconnect: @convention(c) (Handle, UInt32) -> Void
  let addMatch: @convention(c) (Handle, Text, Handle?) -> Void
  let close: @convention(c) (Handle) -> Void
  let unrefConnection: @convention(c) (Handle) -> Void
  let descriptor: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UInt32
  let readWrite: @convention(c) (Handle, Int32) -> UInt32
  let popMessage: @convention(c) (Handle) -> Handle?
  let call: @convention(c) (Handle, Handle, Int32, Handle?) -> Handle?
  let newCall: @convention(c) (Text?, Text, Text?, Text) -> Handle?
  let unrefMessage: @convention(c) (Handle) -> Void
  let isSignal: @convention(c) (Handle, Text, Text) -> UInt32
  let beginWriting: @convention(c) (Handle, Handle) -> Void
  let write: @convention(c) (Handle, Int32, UnsafeRawPointer) -> UInt32
  let beginReading: @convention(c) (Handle, Handle) -> UInt32
  let typeOfArgument: @convention(c) (Handle) -> Int32
  let readBasic: @convention(c) (Handle, UnsafeMutableRawPointer) -> Void
  let enter: @convention(c) (Handle, Handle) -> Void
  let next: @convention(c) (Handle) -> UInt32

  /// Finds all of them; nil where one is missing.
  init?(_ library: DBusLibrary) {
    guard
      let open = library.function(
        "dbus_connection_open_private", as: (@convention(c) (Text, Handle?) -> Handle?).self),
      let register = library.function(
        "dbus_bus_register", as: (@convention(c) (Handle, Handle?) -> UInt32).self),
      let setExitOnDisconnect = library.function(
        "dbus_connection_set_exit_on_disconnect",
        as: (@convention(c) (Handle, UInt32) -> Void).self),
      let addMatch = library.function(
        "dbus_bus_add_match", as: (@convention(c) (Handle, Text, Handle?) -> Void).self),
      let close = library.function(
        "dbus_connection_close", as: (@convention(c) (Handle) -> Void).self),
      let unrefConnection = library.function(
        "dbus_connection_unref", as: (@convention(c) (Handle) -> Void).self),
      let descriptor = library.function(
        "dbus_connection_get_unix_fd",
        as: (@convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UInt32).self),
      let readWrite = library.function(
        "dbus_connection_read_write", as: (@convention(c) (Handle, Int32) -> UInt32).self),
      let popMessage = library.function(
        "dbus_connection_pop_message", as: (@convention(c) (Handle) -> Handle?).self),
      let call = library.function(
        "dbus_connection_send_with_reply_and_block",
        as: (@convention(c) (Handle, Handle, Int32, Handle?) -> Handle?).self)
    else { return nil }
    guard
      let newCall = library.function(
        "dbus_message_new_method_call",
        as: (@convention(c) (Text?, Text, Text?, Text) -> Handle?).self),
      let unrefMessage = library.function(
        "dbus_message_unref", as: (@convention(c) (Handle) -> Void).self),
      let isSignal = library.function(
        "dbus_message_is_signal", as: (@convention(c) (Handle, Text, Text) -> UInt32).self),
      let beginWriting = library.function(
        "dbus_message_iter_init_append", as: (@convention(c) (Handle, Handle) -> Void).self),
      let write = library.function(
        "dbus_message_iter_append_basic",
        as: (@convention(c) (Handle, Int32, UnsafeRawPointer) -> UInt32).self),
      let beginReading = library.function(
        "dbus_message_iter_init", as: (@convention(c) (Handle, Handle) -> UInt32).self),
      let typeOfArgument = library.function(
        "dbus_message_iter_get_arg_type", as: (@convention(c) (Handle) -> Int32).self),
      let readBasic = library.function(
        "dbus_message_iter_get_basic",
        as: (@convention(c) (Handle, UnsafeMutableRawPointer) -> Void).self),
      let enter = library.function(
        "dbus_message_iter_recurse", as: (@convention(c) (Handle, Handle) -> Void).self),
      let next = library.function(
        "dbus_message_iter_next", as: (@convention(c) (Handle) -> UInt32).self)
    else { return nil }
    self.open = open
    self.register = register
    self.setExitOnDisconnect = setExitOnDisconnect
    self.addMatch = addMatch
    self.close = close
    self.unrefConnection = unrefConnection
    self.descriptor = descriptor
    self.readWrite = readWrite
    self.popMessage = popMessage
    self.call = call
    self.newCall = newCall
    self.unrefMessage = unrefMessage
    self.isSignal = isSignal
    self.beginWriting = beginWriting
    self.write = write
    self.beginReading = beginReading
    self.typeOfArgument = typeOfArgument
    self.readBasic = readBasic
    self.enter = enter
    self.next = next
  }
}
