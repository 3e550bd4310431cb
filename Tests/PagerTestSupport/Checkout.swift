/// The checkout that the tests were built from.
public enum Checkout {
  /// The path of its folder: three names above this file.
  public static let path: String = {
    var path = #filePath[...]
    for _ in 0..<3 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return String(path)
  }()
}
