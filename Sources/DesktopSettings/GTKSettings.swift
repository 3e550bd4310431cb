import Glibc

/// The settings files of GTK, which desktops without a portal write too.
struct GTKSettings: Sendable {
  /// The folders of the files, the newest version of GTK first.
  let folders: [String]

  /// Finds the folders by `XDG_CONFIG_HOME`, else in the home folder.
  init(environment: (String) -> String?) {
    let configuration = environment("XDG_CONFIG_HOME") ?? ""
    let home = environment("HOME") ?? ""
    let base =
      configuration.hasPrefix("/") ? configuration : home.hasPrefix("/") ? home + "/.config" : nil
    folders = base.map { base in ["gtk-4.0", "gtk-3.0"].map { "\(base)/\($0)" } } ?? []
  }

  /// Reads the files; what a newer one says counts for more.
  func read() -> DesktopLook {
    var look = DesktopLook()
    for folder in folders {
      guard let text = Self.text(of: folder + "/settings.ini") else { continue }
      look = look.completed(by: Self.look(in: text))
    }
    return look
  }

  /// What a file says in its section `[Settings]`.
  static func look(in text: String) -> DesktopLook {
    var look = DesktopLook()
    var isInSection = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = trimmed(line)
      if line.hasPrefix("[") {
        isInSection = line == "[Settings]"
        continue
      }
      guard isInSection, !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") else { continue }
      let value = trimmed(line[line.index(after: sign)...]).lowercased()
      switch trimmed(line[..<sign]) {
      case "gtk-application-prefer-dark-theme":
        if let isOn = truth(value) { look.prefersDark = isOn || look.prefersDark == true }
      case "gtk-theme-name":
        // A dark theme counts, whatever the other key says; a light one leaves that alone.
        if value.hasSuffix("-dark") || value.hasSuffix(":dark") {
          look.prefersDark = true
        } else if look.prefersDark == nil {
          look.prefersDark = false
        }
      case "gtk-enable-animations": look.reducesMotion = truth(value).map { !$0 }
      default: break
      }
    }
    return look
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  /// A longer file is none of GTK's.
  private static let maximumBytes = 65536

  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: maximumBytes)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      if got <= 0 { break }
      count += got
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Blocks while nothing changes in the folders, and calls back after each change.
  ///
  /// Returns when there is nothing to watch, or the system cannot.
  func watch(_ changed: () -> Void) {
    let queue = inotify_init1(Int32(IN_CLOEXEC))
    guard queue >= 0 else { return }
    defer { close(queue) }
    // Editors and settings programs write another file and rename it.
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
    let watched = folders.filter { inotify_add_watch(queue, $0, mask) >= 0 }
    guard !watched.isEmpty else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(queue, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      if count > 0 { changed() }
    }
  }
}
