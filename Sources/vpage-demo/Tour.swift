import PagerCore

/// The built-in tour: what a hand would do in half a minute, for machines without a display.
enum Tour {
  /// The trace of the tour: a short pull, a long one, a flick, a far jump, and back.
  static let text = """
    vpage-trace 1
    size 480 800
    # A short pull springs back.
    300 down 50% 70%
    320 move 50% 68%
    360 move 50% 63%
    400 move 50% 60%
    520 move 50% 60%
    560 up 50% 60%
    # A long one turns.
    1300 down 50% 80%
    1320 move 50% 76%
    1360 move 50% 60%
    1400 move 50% 45%
    1440 move 50% 36%
    1540 up 50% 36%
    2500 expect page 1
    # A flick turns too.
    2600 down 50% 60%
    2616 move 50% 57%
    2632 move 50% 52%
    2648 move 50% 46%
    2650 up 50% 46%
    3600 expect page 2
    # Back by a key, then to the start.
    3700 key PageUp
    4600 key Ctrl+Home
    5600 expect page 0
    5600 end

    """
}
