/// A button of the x-ray's settings.
struct XRayButton: Hashable {
  /// What it changes.
  var setting: FeelSetting
  /// −1 makes it smaller, 1 larger.
  var direction: Int
}
