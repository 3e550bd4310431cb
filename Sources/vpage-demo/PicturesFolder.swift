import Glibc
import PagerCapture
import PagerSDL

/// The folder in which the desktop keeps the user's pictures.
enum PicturesFolder {
  /// Finds the folder: the one that the desktop has written down, else `Pictures`, else the home folder.
  ///
  /// Without a home folder it is the one in which the program runs.
  static func find(environment: (String) -> String? = Self.environment) -> String {
    guard let home = environment("HOME"), home.hasPrefix("/") else { return "." }
    let configuration = environment("XDG_CONFIG_HOME") ?? ""
    let folder = configuration.hasPrefix("/") ? configuration : home + "/.config"
    let bytes = (try? TextFile.read(folder + "/user-dirs.dirs")) ?? []
    let named = path(in: String(decoding: bytes, as: UTF8.self), home: home)
    for candidate in [named, home + "/Pictures"] {
      if let candidate, isFolder(candidate) { return candidate }
    }
    return home
  }

  /// The folder that a file of `xdg-user-dirs` names; nil where it names none.
  ///
  /// Lines are `XDG_PICTURES_DIR="$HOME/Pictures"` or have a whole path; `\` quotes a character.
  static func path(in text: String, home: String) -> String? {
    var found: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      let name = "XDG_PICTURES_DIR=\""
      guard words.hasPrefix(name) else { continue }
      var value = ""
      var isQuoted = false
      for character in words.dropFirst(name.count) {
        if isQuoted {
          value.append(character)
          isQuoted = false
        } else if character == "\\" {
          isQuoted = true
        } else if character == "\"" {
          break
        } else {
          value.append(character)
        }
      }
      let variable = "$HOME"
      if value == variable || value.hasPrefix(variable + "/") {
        value = home + value.dropFirst(variable.count)
      }
      while value.count > 1, value.hasSuffix("/") { value.removeLast() }
      // The last line counts, as in a shell that reads the file.
      if value.hasPrefix("/") { found = value }
    }
    return found
  }

  /// A path as people read it: `~` for the home folder, and only the end of a long one.
  static func shortened(_ path: String, home: String?) -> String {
    var text = path
    if let home, !home.isEmpty, home != "/", text.hasPrefix(home + "/") {
      text = "~" + text.dropFirst(home.count)
    }
    let maximum = 60
    return text.count <= maximum ? text : "…" + text.suffix(maximum - 1)
  }

  /// The value of a variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
