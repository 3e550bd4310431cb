package import PagerSDL
import SDLVideo

/// The files that one run reads and writes, each with what it is for: none may be named twice.
///
/// Paths are compared as files, links followed. Two that are only read may be the same.
package struct FileClaims {
  /// What a run does with a path.
  package enum Use: Equatable {
    /// A file that is read.
    case input
    /// A file that is written whole.
    case output
    /// A folder that gets numbered frames.
    case frames
  }

  private struct Claim {
    var path: String
    var use: Use
    var purpose: String
    var identity: FileIdentity

    var text: String { "\(purpose) \(path)" }
  }

  private var claims: [Claim] = []

  /// Makes a collection without files.
  package init() {}

  /// Adds a path with words for what it is for, such as the option that names it.
  package mutating func add(_ path: String, _ use: Use, for purpose: String) {
    let identity = FileIdentity(of: use == .frames ? FilePath.withoutSlashes(path) : path)
    claims.append(Claim(path: path, use: use, purpose: purpose, identity: identity))
  }

  /// Whether a path is one of those added.
  package func contains(_ path: String) -> Bool {
    let identity = FileIdentity(of: path)
    return claims.contains { $0.identity == identity }
  }

  /// Which two paths mean one file, and what to do about it; nil when none do.
  package var conflict: String? {
    var first: [FileIdentity: Claim] = [:]
    for claim in claims {
      if let other = first[claim.identity], claim.use != .input || other.use != .input {
        return "\(claim.text): the same file as \(other.text): give each a file of its own"
      }
      first[claim.identity] = first[claim.identity] ?? claim
    }
    for folder in claims where folder.use == .frames {
      let path = FilePath.withoutSlashes(folder.path)
      let frames = Set(FrameFolder.frames(in: path).map { FileIdentity(of: "\(path)/\($0)") })
      for claim in claims where claim.use != .frames {
        let name = FilePath.split(FilePath.behindLinks(claim.path)).name
        let isNew = FileIdentity.folder(of: claim.path) == folder.identity
        if frames.contains(claim.identity) || isNew && FrameFolder.isFrame(name) {
          return "\(claim.text): one of the frames of \(folder.text): give each a file of its own"
        }
      }
    }
    return nil
  }

  /// Makes sure, as far as can be known beforehand, that every output can be written.
  ///
  /// - Throws: `PagerVideoError` with the first path that cannot, and the reason.
  package func checkOutputs() throws(PagerVideoError) {
    for claim in claims where claim.use == .frames { try FrameFolder.check(claim.path) }
    let folders = claims.filter { $0.use == .frames }.map(\.identity)
    for claim in claims where claim.use == .output {
      // A folder of frames that is not there yet will be by then.
      let folder = FileIdentity.folder(of: claim.path)
      if case .new = folder, folders.contains(folder) { continue }
      try TextFile.check(claim.path)
    }
  }
}
