public import PagerCore
import SDLVideo

/// What a program has done wrong with a pager, which goes on as well as it can.
public enum PagerMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// The view for a page shows another page already, or the same page on another surface.
  case viewInUse(page: Int, showing: Int)
  /// The view for a page belongs to another pager, which shows it.
  case viewOfAnotherPager(page: Int)
  /// A view was asked for by a name that is not registered for its class.
  case unregisteredName(String, className: String)
  /// A command given before the start asks for a page that does not exist.
  case commandRefused(PagerError)
  /// A hosting program draws a pager that it has not advanced yet, or has closed.
  case drawnBeforeStart
  /// Callbacks have asked for a change in answer to every change, so many times in one instant.
  case endlessCallbacks(count: Int)

  /// What is wrong and how to correct it, in one line.
  public var description: String {
    switch self {
    case .viewInUse(let page, let other) where page == other:
      "page(at: \(page)) returned one view twice: a loop of two pages needs two views of each;"
        + " dequeue one, or make a new one, at every call"
    case .viewInUse(let page, let other):
      "page(at: \(page)) returned the view that shows page \(other); dequeue one, or make a new one,"
        + " at every call"
    case .viewOfAnotherPager(let page):
      "page(at: \(page)) returned a view that another pager shows; give each pager views of its own"
    case .unregisteredName(let name, let type):
      "dequeue(\(type).self, named: \"\(name)\"): that name is not registered for the class; the view is"
        + " made with init()"
    case .commandRefused(let error): "a command from before the start: \(error)"
    case .drawnBeforeStart:
      "draw(on:) before advance(on:in:), which starts the pager: nothing is drawn"
    case .endlessCallbacks(let count):
      "callbacks have answered \(count) changes in one instant with another one; the next follows"
        + " with the next frame"
    }
  }
}

/// Where a pager tells what a program does wrong with it.
public struct PagerDiagnostics {
  /// Takes a report; called on the pager's thread, in the middle of what it is about.
  public var report: (PagerMisuse) -> Void

  /// Makes diagnostics that go to a closure.
  public init(report: @escaping (PagerMisuse) -> Void) { self.report = report }

  /// Writes each report as one line to standard error.
  public static var standardError: PagerDiagnostics {
    PagerDiagnostics { StandardError.say($0.description, as: "PageContainer") }
  }
}
