import PagerCore

/// The built-in tour: what a user would do in seven seconds, for machines without a display.
enum Tour {
  /// The trace of the tour: a short pull, a long one, a flick, a far jump, and back.
  static let text = """
    vpage-trace 1
    size 480 800
    scene vertical
    # A short pull springs back.
    300  down 50% 72%
    340  move 50% 70%
    400  move 50% 65%
    480  move 50% 58%
    600  move 50% 53%
    720  up   50% 53%
    1500 expect page 0
    # A long one turns.
    1500 down 50% 80%
    1520 move 50% 77%
    1580 move 50% 66%
    1640 move 50% 52%
    1700 move 50% 42%
    1780 move 50% 36%
    1860 up   50% 36%
    2700 expect page 1
    # This page scrolls inside, and bounces at its end.
    2700 down 50% 80%
    2720 move 50% 78%
    2800 move 50% 60%
    2880 move 50% 40%
    2900 up   50% 36%
    4600 expect phase idle
    # The strip seen from outside, during a turn.
    4600 key  Tab
    4700 next
    5600 expect page 2
    5600 key  Tab
    # Back to the start, in one leap.
    5700 key  Ctrl+Home
    6600 expect page 0
    6600 end

    """
}
