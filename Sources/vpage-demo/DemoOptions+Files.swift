import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

extension DemoOptions {
  /// Every file that the run of these options and a trace reads or writes.
  func files(trace: InputTrace?, traceName: String) -> FileClaims {
    var files = FileClaims()
    if let replay, replay != "-" { files.add(replay, .input, for: "--replay") }
    // For these `-` is standard output and no file.
    for (option, file) in [("--record", record), ("--log", log), ("--timings", timings)] {
      if let file, file != "-" { files.add(file, .output, for: option) }
    }
    for screenshot in screenshots { files.add(screenshot.file, .output, for: "--screenshot") }
    if let filmstrip { files.add(filmstrip, .output, for: tour == nil ? "--filmstrip" : "--tour") }
    if let video { files.add(video, .output, for: "--video") }
    if let frames { files.add(frames, .frames, for: "--frames") }
    for entry in trace?.entries ?? [] {
      switch entry.action {
      case .screenshot(let file), .restScreenshot(let file):
        files.add(file, .output, for: "\(traceName): \(entry.origin): screenshot")
      default: break
      }
    }
    return files
  }

  /// Makes sure before anything is played that no file is named twice and every output can be written.
  ///
  /// - Throws: A usage failure for the first, a failure of status 1 for the second.
  func checkFiles(trace: InputTrace?, traceName: String) throws(DemoFailure) {
    let files = files(trace: trace, traceName: traceName)
    if let conflict = files.conflict { throw .usage(conflict) }
    do { try files.checkOutputs() } catch { throw .failed(error.description) }
  }
}
