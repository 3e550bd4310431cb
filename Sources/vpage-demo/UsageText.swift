import PagerCore

/// The texts of `--help` and `--version`.
enum UsageText {
  /// The program's name and version.
  static let version = "vpage-demo 0.1.0\n"

  /// The styles of `--settle`: "spring (default) or eased".
  private static var settleStyles: String {
    let names = SettleStyle.allCases.map { style in
      style.rawValue + (style == PagerConfiguration().settle.style ? " (default)" : "")
    }
    return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }

  /// What the program does, and every option.
  static let help = """
    Usage: vpage-demo [OPTIONS]

    A pager to drag with the mouse: pull up for the next page, down for the previous one.

    What to show
      --scene NAME        vertical (default), lifecycle, loop, or cards (test cards)
      --pages N           how many pages
      --start N           the page to begin with, counted from 0; it must exist
      --axis AXIS         vertical or horizontal
      --rtl, --ltr        horizontal pages from right to left, or from left to right
      --loop, --no-loop   whether the last page is followed by the first
      --theme THEME       light or dark
      --settle STYLE      \(settleStyles): how a page comes to rest
      --reduce-motion, --no-reduce-motion
                          turn pages without motion, or with it

    The window
      --size WxH          in points (default 480x800)
      --scale N           device pixels per point, from 0.5 to 8 (default: the desktop's; without
                          a window 1)
      --remember          keep the window's size, the scene and the page for the next run
      --fullscreen        cover the screen (F11 goes back)
      --renderer NAME     software, opengl, ...; without it the fastest is chosen
      --verbose           say which video driver and renderer are used

    Traces and pictures
      --replay FILE       play a trace on a virtual clock, without a window
      --headless          use no window and no display
      --fps N             frames a second of a replay (1 to 1000, default 62.5: one every 16 ms)
      --screenshot FILE[@MS]
                          write a picture of the end, of the first rest in a window, or
                          of a time in milliseconds; may be given many times
      --filmstrip FILE    write a sheet of frames with time, page and position
      --strip-count N     how many frames the sheet has (default 10)
      --frames DIR        write every frame of a replay as a PNG, in place of an earlier run's
      --video FILE        make a film of a replay (needs the program ffmpeg); a GIF has 50
                          frames a second at most
      --record FILE       write a trace of what is done in the window
      --realtime          play a trace in the window, at its own speed
      --compare A B [--tolerance N] [--max-pixels N] [--diff FILE]
                          compare two pictures: status 0 equal, 1 different, 2 not comparable
      --timings FILE      write the CPU time of every frame as JSON Lines
      --log FILE          write events and frames as JSON Lines; - is standard output
      --tour FILE         play the built-in tour and write its filmstrip

      -h, --help          this text
      --help-trace        the words of a trace
      --version           name and version

    Keys: arrows, Page Up/Down, Space, Home and End turn pages; 1 2 3 choose a scene; Tab shows
    the strip from outside; ? or F1 the keys; Ctrl+G goes to a page; Ctrl and +, - or 0, or the
    wheel, change the size of text; F10, the dots or a secondary click open the menu; F11 covers
    the screen; F12 saves a picture in the folder of pictures; Esc closes what is open, leaves
    full screen, or quits, as do Ctrl+Q and Ctrl+W.

    Colors and reduced motion follow the desktop unless an option says otherwise.

    Exit status: 0 fine, 1 failed, 2 wrong usage, 128 + n ended by signal n (logs and recordings
    are complete then).

    """
}
