internal import Glibc
internal import PagerTesting

/// An X server without a screen, of the tests' own, whose picture can be read.
///
/// It takes a free number for itself and ends when this value is given up.
public final class VirtualDisplay {
  /// Its name, as `DISPLAY` has it.
  public let name: String

  private let server: RunningProcess
  private let folder: String

  /// Why there is no display to test on.
  public struct Unavailable: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is missing or went wrong.
    public let description: String

    /// Makes an error from its message.
    public init(description: String) { self.description = description }
  }

  /// The programs that tests on a display need and that are not installed.
  public static var missingPrograms: [String] {
    ["Xvfb", "xdotool"].filter { Subprocess.find($0) == nil }
  }

  /// Starts a server with a screen of a size in pixels.
  ///
  /// - Throws: `Unavailable` when there is no Xvfb or it does not start.
  public init(width: Int = 1280, height: Int = 960) throws {
    guard let program = Subprocess.find("Xvfb") else {
      throw Unavailable(description: "Xvfb is not installed (package xvfb)")
    }
    var template = Array("/tmp/vpage-xvfb-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Unavailable(description: "no folder in /tmp") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.folder = folder
    // The screen is kept in a file, so that no further program is needed to read it.
    let server = try RunningProcess(
      Subprocess(
        program,
        [
          "-displayfd", "\(RunningProcess.noticeDescriptor)", "-screen", "0",
          "\(width)x\(height)x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset", "-nocursor",
        ]))
    self.server = server
    let isUp = RunningProcess.wait(upToSeconds: 20) {
      server.noticesSoFar.hasSuffix("\n") || !server.isRunning
    }
    let number = server.noticesSoFar.prefix { $0 != "\n" }
    guard isUp, server.isRunning, !number.isEmpty else {
      throw Unavailable(description: "Xvfb did not start: \(server.errorsSoFar)")
    }
    name = ":\(number)"
  }

  deinit {
    server.terminate()
    _ = server.finish(timeoutSeconds: 5)
    unlink("\(folder)/Xvfb_screen0")
    rmdir(folder)
  }

  /// The environment of a program on this display.
  public func environment(adding added: [String: String] = [:]) -> [String: String] {
    Subprocess.environment(adding: added.merging(["DISPLAY": name]) { $1 })
  }

  /// What is in a rectangle of the screen, in pixels.
  public func picture(x: Int, y: Int, width: Int, height: Int) throws -> PixelImage {
    let dump = try FileSystem.read("\(folder)/Xvfb_screen0")
    return try Self.picture(ofDump: dump, x: x, y: y, width: width, height: height)
  }

  /// Has xdotool do something and returns what it wrote.
  @discardableResult
  public func xdotool(_ words: [String]) throws -> String {
    guard let program = Subprocess.find("xdotool") else {
      throw Unavailable(description: "xdotool is not installed (package xdotool)")
    }
    let result = try Subprocess(program, words, environment: environment()).run(timeoutSeconds: 20)
    guard result.status == .exited(0) else {
      throw Unavailable(description: "xdotool \(words): \(result.status) \(result.errors)")
    }
    return result.output
  }

  /// Reads a part of a screen from the bytes of an X window dump, version 7, of 32 bits a pixel.
  static func picture(
    ofDump bytes: [UInt8], x: Int, y: Int, width: Int, height: Int
  ) throws -> PixelImage {
    func number(_ index: Int) -> Int {
      let start = index * 4
      guard start + 4 <= bytes.count else { return 0 }
      return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, version, columns, rows) = (number(0), number(1), number(4), number(5))
    let (byteOrder, bitsPerPixel, bytesPerLine) = (number(7), number(11), number(12))
    let start = headerSize + number(19) * 12
    guard version == 7, bitsPerPixel == 32, byteOrder == 0, bytesPerLine >= columns * 4,
      bytes.count >= start + bytesPerLine * rows
    else { throw Unavailable(description: "the screen's dump has another format") }
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= columns, y + height <= rows else {
      throw Unavailable(description: "\(width)×\(height) at \(x), \(y) is not on the screen")
    }
    return PixelImage(width: width, height: height) { target in
      bytes.withUnsafeBytes { bytes in
        guard let from = bytes.baseAddress, let to = target.baseAddress else { return }
        for row in 0..<height {
          memcpy(
            to + row * width, from + start + (y + row) * bytesPerLine + x * 4, width * 4)
        }
      }
    }
  }
}
