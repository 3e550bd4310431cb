import PagerCapture
import PagerSDL

/// Names for pictures taken by key.
enum Screenshot {
  /// The first free name of the form `STEM.png`, `STEM-2.png`, …, which options do not name either.
  static func freeName(
    stem: String = "vpage-screenshot", besides options: DemoOptions = DemoOptions()
  ) -> String {
    let files = options.files(trace: nil, traceName: "")
    var name = "\(stem).png"
    var number = 2
    while TextFile.exists(name) || files.contains(name) {
      name = "\(stem)-\(number).png"
      number += 1
    }
    return name
  }
}
