import PagerCore
import PagerTrace

/// The numbers that make up the feel of a pager, with the reason for each.
enum NumberTable {
  /// A number with its unit, its name and its reason.
  struct Row {
    let value: String
    var unit = ""
    let name: String
    let reason: String
  }

  /// Numbers that belong together.
  struct Group {
    let title: String
    let rows: [Row]
  }

  /// The groups for a configuration.
  static func groups(_ feel: PagerConfiguration) -> [Group] {
    [
      Group(title: "Starting a drag", rows: starting(feel)),
      Group(title: "Letting go", rows: releasing(feel)),
      Group(title: "Coming to rest", rows: settling(feel)),
      Group(title: "Reading inside a page", rows: reading(feel)),
    ]
  }

  private static func starting(_ feel: PagerConfiguration) -> [Row] {
    [
      Row(
        value: number(feel.gesture.mouseSlopPoints), unit: "pt", name: "Slop of the mouse",
        reason: "A hand that clicks is never quite still. Less than this is a click."),
      Row(
        value: number(feel.gesture.fingerSlopPoints), unit: "pt", name: "Slop of a finger",
        reason: "A fingertip rolls as it lands, so it is allowed more."),
      Row(
        value: number(feel.gesture.rubberBandCoefficient), name: "Rubber band",
        reason: "How much the page gives at first: a little over half of what the hand does."),
    ]
  }

  private static func releasing(_ feel: PagerConfiguration) -> [Row] {
    [
      Row(
        value: number(feel.turn.dampedThresholdFraction * 100), unit: "%",
        name: "Threshold of a turn",
        reason: "This much of the next page on show, about a quarter of a page pulled."),
      Row(
        value: number(feel.turn.flickVelocity), unit: "pt/s", name: "Speed of a flick",
        reason: "Slower than any throw, faster than any hesitation."),
      Row(
        value: number(feel.turn.flickTravelPoints), unit: "pt", name: "Way of a flick",
        reason: "A twitch is fast too, but it goes nowhere."),
      Row(
        value: milliseconds(feel.gesture.velocityWindow), unit: "ms", name: "Memory for speed",
        reason: "What counts is what the hand did last, not what it did on average."),
      Row(
        value: milliseconds(feel.gesture.velocityStaleness), unit: "ms", name: "Patience for speed",
        reason: "A hand that has stood still for so long has no speed any more."),
    ]
  }

  private static func settling(_ feel: PagerConfiguration) -> [Row] {
    [
      Row(
        value: milliseconds(feel.settle.springResponse), unit: "ms", name: "Response of the spring",
        reason: "One swing of the spring, if it were allowed to swing. It is not."),
      Row(
        value: number(feel.settle.restDistancePixels), unit: "px", name: "Rest",
        reason: "Less than a pixel: nobody sees the last step."),
      Row(
        value: milliseconds(feel.settle.easedDuration), unit: "ms", name: "The other motion",
        reason: "Slow at both ends, for those who ask for it with --settle eased."),
    ]
  }

  private static func reading(_ feel: PagerConfiguration) -> [Row] {
    [
      Row(
        value: number(feel.gesture.decelerationRate), name: "Deceleration",
        reason:
          "The fraction of speed that a throw keeps per millisecond: a tenth is left after 1.15 s."),
      Row(
        value: milliseconds(feel.innerScrolling.bounceResponse), unit: "ms", name: "Bounce",
        reason: "Softer than a turn, for it means nothing: only that the text ends here."),
      Row(
        value: number(feel.innerScrolling.notchPoints), unit: "pt", name: "A notch of the wheel",
        reason: "Three lines of text, the custom of every desktop."),
      Row(
        value: number(feel.innerScrolling.pageStepFraction * 100), unit: "%",
        name: "A press of Space",
        reason: "Not a whole screen: the last lines stay, so that the eye finds its place."),
    ]
  }

  /// A number without zeros at its end, at most three decimals.
  private static func number(_ value: Double) -> String {
    var text = decimal(value, places: 3)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let parts = duration.components
    return "\(parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000)"
  }
}
