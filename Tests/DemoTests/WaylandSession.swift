import PagerTesting
import PagerTestSupport
import Testing

/// A Wayland compositor of the tests' own: Weston, whose screen is a window of a virtual display.
///
/// The display's pointer and keyboard are the compositor's. It ends when this value is given up.
final class WaylandSession {
  let display: VirtualDisplay
  /// The size of the screen in pixels.
  private let width: Int
  private let height: Int
  private let folder: String
  private let compositor: RunningProcess

  private static let socket = "vpage-test"

  /// The programs that tests on Wayland need and that are not installed.
  static var missingPrograms: [String] {
    VirtualDisplay.missingPrograms + (Subprocess.find("weston") == nil ? ["weston"] : [])
  }

  /// Whether the tests can run, or must: in CI a missing program is a failure.
  static var isWanted: Bool {
    missingPrograms.isEmpty || FileSystem.environment("CI") == "true"
  }

  /// Starts a compositor with a screen of a size in points, in a folder that nobody else uses.
  init(in folder: String, width: Int = 500, height: Int = 700, scale: Int = 1) throws {
    (self.width, self.height) = (width * scale, height * scale)
    guard let program = Subprocess.find("weston") else {
      throw VirtualDisplay.Unavailable(description: "weston is not installed (package weston)")
    }
    self.folder = folder
    display = try VirtualDisplay(width: width * scale, height: height * scale)
    let settings = """
      [core]
      idle-time=0
      [shell]
      panel-position=none
      background-color=0xff202020
      startup-animation=none
      animation=none
      close-animation=none
      focus-animation=none
      locking=false

      """
    try FileSystem.write(Array(settings.utf8), to: "\(folder)/weston.ini")
    // Weston's headless back end has no pointer, and SDL 2.26 crashes for want of one.
    compositor = try RunningProcess(
      Subprocess(
        program,
        [
          "--backend=x11-backend.so", "--use-pixman", "--socket=\(Self.socket)",
          "--width=\(width)", "--height=\(height)", "--scale=\(scale)",
          "--config=\(folder)/weston.ini",
        ],
        environment: display.environment(adding: ["XDG_RUNTIME_DIR": folder]), folder: folder))
    // Away from the positions where the pointer may be at first.
    let background = PixelImage(width: 8, height: 8, color: 0x202020)
    let isUp = try RunningProcess.wait(upToSeconds: 20) {
      try FileSystem.names(in: folder).contains(Self.socket)
        && (try display.picture(x: width - 60, y: 60, width: 8, height: 8)) == background
    }
    guard isUp else {
      throw VirtualDisplay.Unavailable(description: "weston: \(compositor.errorsSoFar)")
    }
  }

  deinit {
    compositor.terminate()
    _ = compositor.finish(timeoutSeconds: 5)
  }

  /// The environment of a program on this compositor, which has no X display.
  var environment: [String: String] {
    Subprocess.environment(
      adding: ["XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": Self.socket])
  }

  /// Starts the program.
  func start(_ arguments: [String]) throws -> RunningProcess {
    try RunningProcess(
      Subprocess(
        try DemoProgram.path(), arguments, environment: environment, folder: folder))
  }

  /// Waits until a picture is somewhere on the screen, exact in every pixel, and returns its corner.
  ///
  /// The compositor positions a window where it likes: the mouse pointer, which would lie over it, is
  /// moved to a corner of the screen and, if need be, to the opposite one.
  func find(
    _ wanted: PixelImage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (x: Int, y: Int) {
    var corner: (x: Int, y: Int)?
    for attempt in 0..<8 where corner == nil {
      let position = attempt.isMultiple(of: 2) ? (width - 1, height - 1) : (0, 0)
      try display.xdotool(["mousemove", "\(position.0)", "\(position.1)"])
      _ = try RunningProcess.wait(upToSeconds: 1.5) {
        let screen = try display.picture(x: 0, y: 0, width: width, height: height)
        corner = Self.corner(of: wanted, in: screen)
        return corner != nil
      }
    }
    return try #require(corner, "the page is on the screen", sourceLocation: sourceLocation)
  }

  /// Where a picture lies in another one, by its first row and then all of it.
  private static func corner(of wanted: PixelImage, in screen: PixelImage) -> (x: Int, y: Int)? {
    guard let first = wanted[0, 0] else { return nil }
    for y in 0...max(0, screen.height - wanted.height) {
      for x in 0...max(0, screen.width - wanted.width)
      where screen[x, y] == first
        && screen[x + wanted.width - 1, y] == wanted[wanted.width - 1, 0]
        && screen[x, y + 1] == wanted[0, 1]
        && screen.part(x: x, y: y, width: wanted.width, height: wanted.height) == wanted
      {
        return (x, y)
      }
    }
    return nil
  }
}

extension Subprocess.Result {
  /// The lines of the program's own on standard error; without its plug-ins libdecor complains there.
  var programLines: [String] { errorLines.filter { $0.hasPrefix("vpage-demo:") } }
}
