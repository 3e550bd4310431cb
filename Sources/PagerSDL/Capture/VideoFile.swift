import Glibc
import SDLVideo

/// A film made by the `ffmpeg` program, which gets the frames through a pipe.
///
/// The format follows from the file's ending. The file is written under a temporary name.
package final class VideoFile {
  private let path: String
  private let temporary: String
  private let width: Int
  private let height: Int
  private var process: pid_t = 0
  private var pipeEnd: Int32 = -1
  /// A file without a name that gets what `ffmpeg` has to say.
  private let words: Int32

  /// Starts `ffmpeg` for frames of a size in pixels.
  ///
  /// - Throws: `PagerVideoError` when the program is not installed or the file has no ending.
  package init(
    _ path: String, width: Int, height: Int, framesPerSecond: Double
  ) throws(PagerVideoError) {
    self.path = path
    self.width = width
    self.height = height
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path[slash...].lastIndex(of: "."), path[dot...].count > 1 else {
      throw PagerVideoError("\(path): the film's format is told by an ending such as .mp4 or .gif")
    }
    words = try Self.namelessFile()
    temporary = "\(path[..<slash]).vpage-\(getpid()).part\(path[dot...])"
    try start(framesPerSecond: framesPerSecond, isGIF: path.lowercased().hasSuffix(".gif"))
  }

  deinit {
    if process != 0 { abandon() }
    close(words)
  }

  private func start(framesPerSecond: Double, isGIF: Bool) throws(PagerVideoError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure("making a pipe") }
    // Else ffmpeg would hold its own pipe open and wait for ever.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var arguments = [
      "ffmpeg", "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0",
      "-s", "\(width)x\(height)", "-r", "\(framesPerSecond)", "-i", "-", "-fflags", "+bitexact",
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
    arguments.append(temporary)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_adddup2(&actions, words, 2)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    copies.append(nil)
    defer { for copy in copies { free(copy) } }
    let status = posix_spawnp(&process, "ffmpeg", &actions, nil, &copies, environ)
    close(ends[0])
    guard status == 0 else {
      close(ends[1])
      process = 0
      let reason = status == ENOENT ? "install ffmpeg" : String(cString: strerror(status))
      throw PagerVideoError("making \(path) needs the program ffmpeg: \(reason)")
    }
    pipeEnd = ends[1]
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
    guard status == 0, rename(temporary, path) == 0 else {
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

  /// What `ffmpeg` gave as its reason: its first line.
  private var said: String {
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = max(0, pread(words, &buffer, buffer.count, 0))
    let line = buffer.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
    // Its lines begin with the part that speaks, and where that is in its memory.
    let text = String(decoding: line, as: UTF8.self)
    let reason = text.hasPrefix("[") ? text.split(separator: "] ").last.map(String.init) : text
    return reason.flatMap { $0.isEmpty ? nil : "ffmpeg: \($0)" } ?? "ffmpeg has failed"
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
