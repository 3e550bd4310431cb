import Glibc
import PagerCore

/// Says when the next frame is due.
///
/// Where presenting waits for the display, that is the pace. Elsewhere a clock keeps it: while the
/// user drags, a frame follows each batch of input at once, at most 240 a second; a settle moves at
/// the display's rate, without drift.
struct FramePacer {
  /// The maximum count of frames a second while dragging.
  static let maximumPerSecond = 240.0
  /// The rate assumed where the display tells none.
  static let assumedRate = 60
  /// How early a frame may come, in seconds: half of what SDL can wait for.
  static let tolerance = 0.0005
  /// A frame that follows the last one within this fraction of a refresh has not waited for the display.
  static let hastyFraction = 0.6
  /// After so many hasty frames in a row the clock sets the pace instead of the display.
  static let maximumHastyFrames = 8

  /// Refreshes a second.
  private(set) var rate = FramePacer.assumedRate
  /// Whether presenting waits for the display, so that nothing else need set the pace.
  private(set) var isPacedByDisplay = false
  private var reportedRate = -1
  private var last = Timestamp(nanoseconds: .min / 2)
  private var due = Timestamp.zero
  private var lastPresent: Timestamp?
  private var hastyFrames = 0

  /// Takes what the display and its renderer say of themselves, after every change of either.
  ///
  /// A display that tells no rate is a virtual one, on which vsync waits for nothing.
  mutating func follow(rate reported: Int, hasVsync: Bool) {
    if !hasVsync || reported <= 0 {
      isPacedByDisplay = false
    } else if reported != reportedRate {
      isPacedByDisplay = true
      hastyFrames = 0
    }
    reportedRate = hasVsync ? reported : -1
    rate = reported > 0 ? reported : Self.assumedRate
  }

  /// When the next frame may be shown.
  func nextFrame(followsInput: Bool) -> Timestamp {
    followsInput ? last.advanced(bySeconds: 1 / Self.maximumPerSecond) : due
  }

  /// Notes that a frame is being shown.
  ///
  /// One that has followed input starts the interval anew: the settle that follows a drag goes on
  /// without a gap, however quick the frames of the drag were.
  mutating func show(at time: Timestamp) {
    last = time
    if isEarly(time) { due = time.advanced(bySeconds: interval) } else { skip(at: time) }
  }

  /// Notes that a frame need not be shown: nothing has changed.
  ///
  /// If it was due, its interval is over; input that comes now need not wait for it.
  mutating func skip(at time: Timestamp) {
    if isEarly(time) { return }
    // A frame a little late keeps the next one on time; after a pause the interval starts anew.
    let next = due.advanced(bySeconds: interval)
    due = next > time ? next : time.advanced(bySeconds: interval)
  }

  /// The length of a frame interval in seconds.
  private var interval: Double { 1 / Double(max(rate, 1)) }

  /// Whether a time is before the one at which a frame is due by itself.
  private func isEarly(_ time: Timestamp) -> Bool { due.seconds(since: time) >= Self.tolerance }

  /// Notes that presenting has returned, and checks that it has waited for the display.
  mutating func present(at time: Timestamp) {
    defer { lastPresent = time }
    guard isPacedByDisplay, let lastPresent else { return }
    let isHasty = time.seconds(since: lastPresent) < Self.hastyFraction / Double(max(rate, 1))
    hastyFrames = isHasty ? hastyFrames + 1 : 0
    if hastyFrames >= Self.maximumHastyFrames { isPacedByDisplay = false }
  }

  /// Starts a new frame interval: motion begins.
  mutating func restart(at time: Timestamp) { due = time }

  /// Sleeps for less than SDL can wait for.
  static func sleep(seconds: Double) {
    guard seconds > 0 else { return }
    usleep(UInt32(min(seconds, 0.999) * 1e6))
  }
}
