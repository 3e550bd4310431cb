import PagerCapture
import PagerSDL

/// The comparison of two pictures that `--compare` asks for.
struct CompareRun {
  private let first: String
  private let second: String
  private let limits: PictureComparison
  private let difference: String?

  /// Reads the words of a command line that has `--compare`.
  ///
  /// - Throws: A usage failure that names the word and what it should have been.
  static func parse(_ words: [String]) throws(DemoFailure) -> CompareRun {
    var reader = OptionReader(words)
    var limits = PictureComparison()
    var difference: String?
    var files: [String] = []
    while let word = try reader.next() {
      switch word {
      case .option("--compare"): files.append(try reader.value("two pictures"))
      case .option("--tolerance"):
        limits.tolerance = try reader.number("a difference of a channel", in: 0...255)
      case .option("--max-pixels"):
        limits.maximumPixels = try reader.number("a count of pixels", in: 0...Int(Int32.max))
      case .option("--diff"): difference = try reader.value("a file")
      case .option(let name):
        throw .usage("\(name) does not go with --compare: vpage-demo --help shows what does")
      case .operand(let path): files.append(path)
      }
    }
    guard files.count == 2 else {
      throw .usage("--compare needs two pictures, got \(files.count)")
    }
    var claims = FileClaims()
    for file in files { claims.add(file, .input, for: "--compare") }
    if let difference { claims.add(difference, .output, for: "--diff") }
    if let conflict = claims.conflict { throw .usage(conflict) }
    return CompareRun(
      first: files[0], second: files[1], limits: limits, difference: difference)
  }

  /// Compares, says the result on standard output, and returns the status.
  ///
  /// - Throws: A failure of status 2 when a picture cannot be read, of 1 when the difference
  ///   cannot be written.
  func run() throws(DemoFailure) -> Int32 {
    let signals = difference.map { _ in EndingSignals() }
    func checkSignals() throws(DemoFailure) {
      if let signal = signals?.arrived { throw .signal(signal) }
    }
    if let difference {
      do { try TextFile.check(difference) } catch { throw .failed(error.description) }
    }
    let pictures: (Picture, Picture)
    do {
      pictures = (try Picture(reading: first), try Picture(reading: second))
    } catch {
      throw .usage(error.description)
    }
    try checkSignals()
    for (picture, file) in [(pictures.0, first), (pictures.1, second)]
    where PictureComparison.hasOneColor(picture) {
      Console.say("\(file) is of one colour only: was it drawn at all?")
    }
    let outcome = limits.compare(pictures.0, pictures.1)
    try checkSignals()
    try Console.write("\(outcome)\n")
    if let difference {
      do {
        let picture = try limits.differencePicture(pictures.0, pictures.1)
        try checkSignals()
        try picture.write(to: difference)
        try checkSignals()
      } catch let failure as DemoFailure {
        throw failure
      } catch let error as PagerVideoError {
        throw .failed(error.description)
      } catch {
        throw .failed("\(error)")
      }
    }
    switch outcome {
    case .equal: return 0
    case .different: return 1
    case .notComparable: return 2
    }
  }
}
