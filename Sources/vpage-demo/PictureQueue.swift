import PagerCore
import PagerSDL
import PagerTrace

/// The pictures that a run in a window has still to take.
final class PictureQueue: PagerObserver {
  /// Hears what has become of a picture: nil when it is written, else the reason.
  typealias Answer = (PagerVideoError?) -> Void

  private var requests: [DemoOptions.ScreenshotRequest]
  private var due: [(file: String, answer: Answer?)] = []
  private var failure: DemoFailure?

  init(_ requests: [DemoOptions.ScreenshotRequest]) { self.requests = requests }

  /// Asks for a picture of the next frame, whatever it shows.
  ///
  /// Whoever gives an `answer` tells of a failure too, and it is none of the run.
  func ask(for file: String, answer: Answer? = nil) { due.append((file, answer)) }

  /// Asks for a picture of the first frame at rest.
  func askAtRest(for file: String) {
    requests.append(DemoOptions.ScreenshotRequest(file: file, time: nil))
  }

  /// Asks for a picture of the next frame for all that wait for a rest: there will be none.
  func endScript() {
    due += requests.map { ($0.file, nil) }
    requests = []
  }

  /// Reports the first picture that could not be written, or was not taken.
  ///
  /// - Throws: What went wrong, when anything did.
  func finish(at time: Timestamp) throws(DemoFailure) {
    if let failure { throw failure }
    if let request = due.first(where: { $0.answer == nil }) {
      throw .failed("\(request.file) was not taken: the window was not to be seen")
    }
    if let request = requests.first {
      let wanted = request.time.map { "\(decimal($0.milliseconds, places: 0)) ms" } ?? "a rest"
      let end = decimal(time.milliseconds, places: 0)
      throw .failed("\(request.file) was not taken: the run ended at \(end) ms, before \(wanted)")
    }
  }

  func nextFrameTime(of window: PagerWindow) -> Timestamp? { requests.compactMap(\.time).min() }

  func window(_ window: PagerWindow, willPresent frame: PagerFrame, picture: () -> Picture?) {
    // Without one, those who wait get that of the frame after.
    if wants(frame), let picture = picture() { take(picture) }
  }

  /// Whether a frame is to be kept: its time has come, or it is the first at rest.
  private func wants(_ frame: PagerFrame) -> Bool {
    requests.removeAll { request in
      let isDue = request.time.map { frame.time >= $0 } ?? (frame.phase == .idle)
      if isDue { due.append((request.file, nil)) }
      return isDue
    }
    return !due.isEmpty
  }

  /// Writes a picture to every file that wanted it.
  private func take(_ picture: Picture) {
    let files = due
    due = []
    for (file, answer) in files {
      do throws(PagerVideoError) {
        try picture.write(to: file)
        Console.say("wrote \(file)")
        answer?(nil)
      } catch {
        Console.say(error.description)
        if let answer { answer(error) } else { failure = failure ?? .failed(error.description) }
      }
    }
  }
}
