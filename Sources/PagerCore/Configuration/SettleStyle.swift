/// How the strip moves to its target after release.
public enum SettleStyle: String, Hashable, Sendable, CaseIterable {
  /// A critically damped spring that starts with the speed of the picture at release.
  case spring
  /// Half a second, slow at both ends: the motion of TPVerticalPageContainerView.
  case eased

  /// The law of the motion under some rules, and the response of its spring or the time of its curve.
  func law(under rules: PagerConfiguration.Settle) -> (law: Settle.Law, duration: Duration) {
    switch self {
    case .spring: (.spring, rules.springResponse)
    case .eased: (.eased(.easeInOut), rules.easedDuration)
    }
  }
}
