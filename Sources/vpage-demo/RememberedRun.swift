import Glibc
import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// What `--remember` keeps from run to run: the window's size, the scene and the page.
struct RememberedRun: Equatable {
  var size: Size?
  var scene: SceneName?
  /// The page of that scene, counted from 0.
  var page: Int?

  private static let magic = "vpage-state 1"

  /// Makes a memory of nothing, or of what is given.
  init(size: Size? = nil, scene: SceneName? = nil, page: Int? = nil) {
    self.size = size
    self.scene = scene
    self.page = page
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(parsing text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.magic else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("size", 3):
        guard let width = Int(words[1]), let height = Int(words[2]),
          (1...DemoOptions.maximumSide).contains(width),
          (1...DemoOptions.maximumSide).contains(height)
        else { return nil }
        size = Size(width: Double(width), height: Double(height))
      case ("scene", 2):
        guard let name = SceneName(rawValue: words[1]) else { return nil }
        scene = name
      case ("page", 2):
        guard let number = Int(words[1]), (0..<Pager.maximumPages).contains(number) else {
          return nil
        }
        page = number
      default: return nil
      }
    }
  }

  /// The text that the file holds.
  var text: String {
    var lines = [Self.magic]
    if let size { lines.append("size \(Int(size.width.rounded())) \(Int(size.height.rounded()))") }
    if let scene { lines.append("scene \(scene.rawValue)") }
    if let page { lines.append("page \(page)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The file, in the folder that the desktop has for the state of programs; nil without a home.
  static func path(
    environment: (String) -> String? = PicturesFolder.environment
  ) -> String? {
    if let folder = environment("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return folder + "/vpage/demo"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/vpage/demo"
  }

  /// Reads the file: an empty memory where there is none, and, with a line to people, where it is damaged.
  static func read(_ path: String, say: (String) -> Void = Console.say) -> RememberedRun {
    guard TextFile.exists(path) else { return RememberedRun() }
    do throws(PagerVideoError) {
      let bytes = try TextFile.read(path)
      if let run = RememberedRun(parsing: String(decoding: bytes, as: UTF8.self)) { return run }
      say("\(path): is no memory of a run, and is not used")
    } catch {
      say("\(error.description): nothing is remembered")
    }
    return RememberedRun()
  }

  /// Writes the file whole, and the folders above it where they are missing.
  func write(to path: String) throws(PagerVideoError) {
    Self.makeFolders(above: path)
    try TextFile.write(Array(text.utf8), to: path)
  }

  /// Makes the folders above a file, for the user alone; what fails shows when the file is written.
  private static func makeFolders(above path: String) {
    var end = path.startIndex
    while let slash = path[path.index(after: end)...].firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}

extension DemoOptions {
  /// The options with what is remembered, where they say nothing themselves.
  ///
  /// A page counts only for its own scene, and as far as there are so many.
  func completed(by former: RememberedRun) -> DemoOptions {
    var all = self
    all.run.size = run.size ?? former.size
    all.scene = scene ?? former.scene
    if run.start == nil, let page = former.page, all.scene == former.scene {
      all.run.start = min(page, max(0, DemoController.countOfPages(options: all) - 1))
    }
    return all
  }
}
