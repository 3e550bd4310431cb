import Glibc
package import PagerSDL
import SDLVideo

/// A film made by the `ffmpeg` program, which gets the frames through a pipe.
///
/// The format follows from the file's ending. The file is written under a temporary name. A film that
/// is given up before it is finished leaves no file.
package final class VideoFile {
  private let path: String
  private let temporary: String
  private let width: Int
  private let height: Int
  private var process: pid_t = 0
  private var pipeEnd: Int32 = -1
  /// A file without a name that gets what `ffmpeg` has to say.
  private let words: Int32

  /// The rate that a film's format can have, nearest to a wanted one, in frames a second.
  ///
  /// A GIF's frames last whole hundredths of a second, and two at least: viewers show shorter ones for
  /// ten. So 62.5 becomes 50. Other formats take every rate.
  package static func framesPerSecond(of path: String, wanted: Double) -> Double {
    isGIF(path) ? 100 / Double(hundredths(wanted)) : wanted
  }

  /// How long a frame of a GIF lasts, in hundredths of a second; its field has 16 bits.
  private static func hundredths(_ framesPerSecond: Double) -> Int {
    Int(min(max(2, (100 / framesPerSecond).rounded()), 65_535))
  }

  private static func isGIF(_ path: String) -> Bool { path.lowercased().hasSuffix(".gif") }

  /// Starts `ffmpeg` for frames of a size in pixels, at a rate that the format can have.
  ///
  /// - Throws: `PagerVideoError` when the program is not installed or the file has no ending.
  package init(
    _ path: String, width: Int, height: Int, framesPerSecond: Double
  ) throws(PagerVideoError) {
    self.path = path
    self.width = width
    self.height = height
    let (folder, name) = FilePath.split(FilePath.behindLinks(path))
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), name[dot...].utf8.count > 1 else {
      throw PagerVideoError("\(path): the film's format is told by an ending such as .mp4 or .gif")
    }
    words = try Self.namelessFile()
    temporary = "\(folder).vpage-\(getpid()).part\(name[dot...])"
    try start(framesPerSecond: framesPerSecond, isGIF: Self.isGIF(path))
  }

  deinit {
    if process != 0 { abandon() }
    close(words)
  }

  private func start(framesPerSecond: Double, isGIF: Bool) throws(PagerVideoError) {
    let rate = isGIF ? "100/\(Self.hundredths(framesPerSecond))" : "\(framesPerSecond)"
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure("making a pipe") }
    // Else ffmpeg would hold its own pipe open and wait for ever.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var arguments = [
      "ffmpeg", "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0",
      "-s", "\(width)x\(height)", "-r", rate, "-i", "-", "-fflags", "+bitexact",
      "-map_metadata", "-1",
    ]
    if isGIF {
      // A palette for each frame: flat colours stay flat, and no frame waits for the last one.
      arguments += [
        "-filter_complex",
        "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none",
      ]
    } else {
      // Most players want even sides and this format.
      arguments += ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p"]
    }
    // Else a colon in the path would end a protocol's name, and a dash begin an option.
    arguments.append("file:\(temporary)")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_adddup2(&actions, words, 2)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = Self.ownSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    copies.append(nil)
    defer { for copy in copies { free(copy) } }
    let status = posix_spawnp(&process, "ffmpeg", &actions, &attributes, &copies, environ)
    close(ends[0])
    guard status == 0 else {
      close(ends[1])
      process = 0
      let reason = status == ENOENT ? "install ffmpeg" : String(cString: strerror(status))
      let line = "making \(path) needs the program ffmpeg: \(reason)"
      throw status == ENOENT
        ? PagerVideoError.programMissing("ffmpeg", reason: line) : PagerVideoError(line)
    }
    pipeEnd = ends[1]
  }

  /// What keeps the program's signals from `ffmpeg`: Ctrl+C is the program's, which then ends it.
  private static func ownSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// Adds a frame; one of another size is cut or laid on black.
  ///
  /// - Throws: `PagerVideoError` when `ffmpeg` has given up.
  package func add(_ picture: Picture) throws(PagerVideoError) {
    let frame: Picture
    if picture.width == width, picture.height == height {
      frame = picture
    } else {
      frame = try Picture(width: width, height: height)
      frame.copy(picture, x: 0, y: 0)
    }
    try frame.withPixels { pixels, stride throws(PagerVideoError) in
      for y in 0..<height {
        try write(
          UnsafeRawBufferPointer(
            rebasing: UnsafeRawBufferPointer(pixels)[
              (y * stride * 4)..<((y * stride + width) * 4)]))
      }
    }
  }

  /// Waits for `ffmpeg` and gives the film its name.
  ///
  /// - Throws: `PagerVideoError` when it has failed; nothing is left behind then.
  package func finish() throws(PagerVideoError) {
    close(pipeEnd)
    let status = wait()
    guard status == 0, rename(temporary, FilePath.behindLinks(path)) == 0 else {
      let reason = status == 0 ? String(cString: strerror(errno)) : said
      unlink(temporary)
      throw PagerVideoError("making \(path): \(reason)")
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(PagerVideoError) {
    guard FileWriting.write(bytes, to: pipeEnd) != 0 else { return }
    abandon()
    throw PagerVideoError("making \(path): \(said)")
  }

  private func abandon() {
    close(pipeEnd)
    kill(process, SIGTERM)
    _ = wait()
    unlink(temporary)
  }

  /// Waits for the end of the program and returns its status.
  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    return status
  }

  /// The reason that `ffmpeg` gave: its first line.
  private var said: String {
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = max(0, pread(words, &buffer, buffer.count, 0))
    let line = buffer.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
    // Its lines begin with the part that speaks, and where that is in its memory.
    let speaker = line.indices.dropFirst().last {
      line.first == UInt8(ascii: "[") && line[$0 - 1] == UInt8(ascii: "]")
        && line[$0] == UInt8(ascii: " ")
    }
    let reason = String(decoding: speaker.map { line[($0 + 1)...] } ?? line, as: UTF8.self)
    return reason.isEmpty ? "ffmpeg has failed" : "ffmpeg: \(reason)"
  }

  private static func namelessFile() throws(PagerVideoError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/vpage-film-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw PagerVideoError("making a file in \(folder): \(String(cString: strerror(errno)))")
    }
    unlink(&template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private func failure(_ doing: String) -> PagerVideoError {
    PagerVideoError("\(doing): \(String(cString: strerror(errno)))")
  }
}
