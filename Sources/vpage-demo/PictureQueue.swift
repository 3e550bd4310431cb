import PagerCore
import PagerSDL

/// The pictures that a run in a window has still to take.
final class PictureQueue {
  private var requests: [DemoOptions.ScreenshotRequest]
  private var due: [String] = []
  private(set) var failure: DemoFailure?

  init(_ requests: [DemoOptions.ScreenshotRequest]) { self.requests = requests }

  /// Asks for a picture of the next frame, whatever it shows.
  func ask(for file: String) { due.append(file) }

  /// Asks for a picture of the first frame at rest.
  func askAtRest(for file: String) {
    requests.append(DemoOptions.ScreenshotRequest(file: file, time: nil))
  }

  /// Whether a frame is to be kept: its time has come, or it is the first at rest.
  func wants(_ frame: PagerFrame) -> Bool {
    requests.removeAll { request in
      let isDue = request.time.map { frame.time >= $0 } ?? (frame.phase == .idle)
      if isDue { due.append(request.file) }
      return isDue
    }
    return !due.isEmpty
  }

  /// Writes a picture to every file that wanted it.
  func take(_ picture: Picture) {
    for file in due {
      do {
        try picture.write(to: file)
        Console.say("wrote \(file)")
      } catch {
        Console.say(error.description)
        failure = failure ?? .failed(error.description)
      }
    }
    due = []
  }
}
