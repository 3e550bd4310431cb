/// A message on a bus, to be sent or received.
final class DBusMessage {
  /// A simple value in a message.
  enum Value: Equatable {
    case boolean(Bool)
    case number(UInt32)
    case text(String)
  }

  let handle: DBusLibrary.Handle
  private let functions: DBusFunctions

  /// Takes over a message of the library's.
  init(owning handle: DBusLibrary.Handle, _ functions: DBusFunctions) {
    self.handle = handle
    self.functions = functions
  }

  deinit { functions.unrefMessage(handle) }

  /// The call of a method with texts as its arguments; nil when there is no memory.
  static func call(
    _ method: String, of interface: String, at path: String, to service: String,
    _ arguments: [String], _ functions: DBusFunctions
  ) -> DBusMessage? {
    guard let handle = functions.newCall(service, path, interface, method) else { return nil }
    let message = DBusMessage(owning: handle, functions)
    message.append(arguments.map { .text($0) })
    return message
  }

  /// Adds values; a number is one of 32 bits without a sign.
  func append(_ values: [Value]) {
    withIterator { iterator in
      functions.beginWriting(handle, iterator)
      for value in values { write(value, iterator) }
    }
  }

  func write(_ value: Value, _ iterator: DBusLibrary.Handle) {
    switch value {
    case .boolean(let isTrue):
      var number: UInt32 = isTrue ? 1 : 0
      _ = functions.write(iterator, DBusLibrary.Code.boolean, &number)
    case .number(var number): _ = functions.write(iterator, DBusLibrary.Code.uint32, &number)
    case .text(let text):
      text.withCString { characters in
        var pointer: UnsafePointer<CChar>? = characters
        _ = functions.write(iterator, DBusLibrary.Code.string, &pointer)
      }
    }
  }

  /// The simple values of the message in order, out of whatever variants are around them.
  ///
  /// Reading stops at a value of another kind.
  var values: [Value] {
    withIterator { iterator in
      var values: [Value] = []
      guard functions.beginReading(handle, iterator) != 0 else { return values }
      repeat {
        guard let value = read(iterator) else { break }
        values.append(value)
      } while functions.next(iterator) != 0
      return values
    }
  }

  private func read(_ iterator: DBusLibrary.Handle) -> Value? {
    switch functions.typeOfArgument(iterator) {
    case DBusLibrary.Code.variant:
      return withIterator { inner in
        functions.enter(iterator, inner)
        return read(inner)
      }
    case DBusLibrary.Code.boolean:
      var number: UInt32 = 0
      functions.readBasic(iterator, &number)
      return .boolean(number != 0)
    case DBusLibrary.Code.uint32, DBusLibrary.Code.int32:
      var number: UInt32 = 0
      functions.readBasic(iterator, &number)
      return .number(number)
    case DBusLibrary.Code.string:
      var pointer: UnsafePointer<CChar>?
      functions.readBasic(iterator, &pointer)
      return pointer.map { .text(String(cString: $0)) }
    default: return nil
    }
  }

  /// Lends room for an iterator of the library's, which is a structure of 72 bytes.
  func withIterator<Result>(_ body: (DBusLibrary.Handle) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { room in
      guard let start = room.baseAddress else { preconditionFailure("no room of 128 bytes") }
      return body(start)
    }
  }
}
