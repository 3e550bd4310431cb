import Synchronization
import Testing

/// The goldens that the tests of a run have named so far, so that none is named twice.
///
/// Two results under one name would take turns in one file when they are recorded, and one of them
/// would always differ. Naming a golden again is fine where the same line has the same result, as in a
/// test that is repeated.
final class GoldenNames: Sendable {
  /// Those of this process: tests run in parallel and have nothing else in common.
  static let ofThisRun = GoldenNames()

  private struct Use {
    var location: SourceLocation
    var result: Int
  }

  private let uses = Mutex<[String: Use]>([:])

  /// Notes that a line of a test names a golden for a result, given by its hash value.
  ///
  /// - Throws: `GoldenFailure.namedTwice` when the golden was named before for something else.
  func note(
    _ path: String, result: Int, at location: SourceLocation
  ) throws(GoldenFailure) {
    let former = uses.withLock { uses -> Use? in
      if let former = uses[path] { return former }
      uses[path] = Use(location: location, result: result)
      return nil
    }
    guard let former else { return }
    if former.location == location {
      if former.result == result { return }
      throw .namedTwice(path: path, elsewhere: nil)
    }
    throw .namedTwice(path: path, elsewhere: "\(former.location.fileID):\(former.location.line)")
  }
}
