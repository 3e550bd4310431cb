/// How the strip moves to its target after release.
public enum SettleStyle: String, Hashable, Sendable, CaseIterable {
  /// A critically damped spring that starts with the speed of the picture at release.
  case spring
  /// Half a second, slow at both ends: the motion of TPVerticalPageContainerView.
  case eased
}
