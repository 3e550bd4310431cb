import PagerSDL

/// Names for pictures taken by key.
enum Screenshot {
  /// The first free name of the form `STEM.png`, `STEM-2.png`, ….
  static func freeName(stem: String = "vpage-screenshot") -> String {
    var name = "\(stem).png"
    var number = 2
    while TextFile.exists(name) {
      name = "\(stem)-\(number).png"
      number += 1
    }
    return name
  }
}
