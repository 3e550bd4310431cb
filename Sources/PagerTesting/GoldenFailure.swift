public import PagerCapture
public import PagerSDL

/// Why a result does not count as equal to its golden.
public enum GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no golden.
  case missing(path: String)
  /// Another result was compared with the golden before in this run: by the line in `elsewhere`, or, if
  /// nil, by the same line.
  case namedTwice(path: String, elsewhere: String?)
  /// The golden was written in this run, so nothing was compared.
  case recorded(path: String)
  /// The golden differs, first in this line counted from 1; nil is a line that one side lacks.
  case different(path: String, line: Int, expected: String?, found: String?)
  /// The picture differs from its golden by more than the limits, or has another size.
  case differentPicture(path: String, PictureComparison.Outcome)
  /// The golden is no picture, or the result cannot be written as one.
  case picture(PagerVideoError)
  /// The golden could not be read or written.
  case file(FileError)
  /// The environment variable has a value that is no mode.
  case unknownMode(String)

  /// The failure as a message shows it.
  public var description: String {
    switch self {
    case .missing(let path):
      return "no golden \(path); look at the result, then run with "
        + "\(RecordMode.variable)=missing to record it"
    case .namedTwice(let path, let elsewhere):
      let lines = elsewhere.map { "here and in \($0)" } ?? "by the same line, for different results"
      return "the golden \(path) is named twice in this run, \(lines): give each a name of its own"
    case .recorded(let path):
      return "the golden \(path) was recorded; look at it, then run without "
        + RecordMode.variable
    case .different(let path, let line, let expected, let found):
      return "differs from \(path) in line \(line): expected \(Self.shown(expected)), "
        + "found \(Self.shown(found))"
    case .differentPicture(let path, let outcome): return "differs from \(path): \(outcome)"
    case .picture(let error): return error.description
    case .file(let error): return error.description
    case .unknownMode(let value):
      let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(RecordMode.variable)=\(value) is unknown; expected one of \(names)"
    }
  }

  private static func shown(_ line: String?) -> String { line.map { "'\($0)'" } ?? "the end" }
}
