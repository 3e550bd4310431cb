import Glibc
import PagerCore

/// Says when the next frame is due where the display sets no pace.
///
/// While the pointer leads a frame follows each batch of input at once, at most 240 a second; by
/// itself the strip moves at the display's rate, kept by a clock that does not drift.
struct FramePacer {
  /// The most frames a second while dragging.
  static let mostPerSecond = 240.0
  /// The rate assumed where the display tells none.
  static let assumedRate = 60

  /// Refreshes a second.
  var rate = FramePacer.assumedRate
  private var last = Timestamp(nanoseconds: .min / 2)
  private var due = Timestamp.zero

  /// When the next frame may be shown.
  func nextFrame(followsInput: Bool) -> Timestamp {
    followsInput ? last.advanced(bySeconds: 1 / Self.mostPerSecond) : due
  }

  /// Notes that a frame is being shown.
  mutating func show(at time: Timestamp) {
    let interval = 1 / Double(max(rate, 1))
    last = time
    // After a pause the beat starts anew; a little late, it keeps its beat.
    let beat = due.advanced(bySeconds: interval)
    due = beat > time ? beat : time.advanced(bySeconds: interval)
  }

  /// Starts a new beat: motion begins.
  mutating func restart(at time: Timestamp) { due = time }

  /// Sleeps for less than SDL can wait for.
  static func sleep(seconds: Double) {
    guard seconds > 0 else { return }
    var wait = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    nanosleep(&wait, nil)
  }

  /// CPU nanoseconds this process has used.
  static var processorNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
