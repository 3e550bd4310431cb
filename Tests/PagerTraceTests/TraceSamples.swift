import PagerTrace

/// Texts that several trace tests use.
enum TraceSamples {
  /// The sample of the specification.
  static let specification = """
    vpage-trace 1
    size 400 600
    scene cards
    pages 12                   # also: axis, loop on|off, settle, theme, scale, start
    0    down 50% 80%
    16   move 50% 71.67%
    101  up   50% 30%
    120  hover 10% 10%         # a move with no button held
    150  wheel 0 -1            # whole notches; 'wheel 0 -0.1 precise'
    200  key PageDown          # also 'keydown K', 'keyup K', 'repeat K'
    250  finger 1 down 50% 80% # also move, up, cancel
    300  resize 300 500
    310  scale 2
    320  focus lost            # also gained, 'window hidden', 'window shown'
    350  goto 7                # not animated; 'goto 7 animated', next, previous, reload, pages 5
    400  screenshot mid.png    # the picture of this instant; 'rest screenshot a.png'
    2000 expect page 7         # else status 1, saying what it was
    2000 end
    """

  /// Every header line, in the canonical order.
  static let fullHeader = """
    vpage-trace 1
    size 400.5 600
    scene "my scene"
    pages 0
    start 3
    axis horizontal
    direction rtl
    loop on
    settle eased
    response tracking
    entry edge
    theme dark
    scale 1.25
    reduce-motion on

    """
}
