import Glibc
import PagerTesting
import PagerTestSupport
import SDLVideo
import Testing

@Suite struct AtomicFileTests {
  private static let bytes = Array("new".utf8)

  @Test func `An old file is replaced as a whole`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let path = "\(folder)/file"
      try FileSystem.write(Array("old and longer".utf8), to: path)
      try AtomicFile.write(Self.bytes, to: path)
      #expect(try FileSystem.read(path) == Self.bytes)
      #expect(try FileSystem.names(in: folder) == ["file"])
    }
  }

  @Test func `A link stays and the file behind it is replaced`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/deep")
      try FileSystem.write([], to: "\(folder)/deep/file")
      symlink("deep/file", "\(folder)/link")
      try AtomicFile.write(Self.bytes, to: "\(folder)/link")
      #expect(try FileSystem.read("\(folder)/deep/file") == Self.bytes)
      var status = stat()
      lstat("\(folder)/link", &status)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func `A name as long as names may be is written`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let name = String(repeating: "n", count: 255)
      try AtomicFile.write(Self.bytes, to: "\(folder)/\(name)")
      #expect(try FileSystem.names(in: folder) == [name])
    }
  }

  @Test(arguments: [
    ("nowhere/file", "No such file or directory"), ("folder", "Is a directory"),
    ("plain/file", "Not a directory"), ("nowhere/", "No such file or directory"),
    ("", "Is a directory"),
  ])
  func `A failure says path and reason and leaves no file`(name: String, reason: String) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/folder")
      try FileSystem.write([], to: "\(folder)/plain")
      let path = "\(folder)/\(name)"
      let error = #expect(throws: SDLError.self) { try AtomicFile.write(Self.bytes, to: path) }
      #expect(error?.description == "writing \(path): \(reason)")
      #expect(try FileSystem.names(in: folder) == ["folder", "plain"])
      #expect(try FileSystem.names(in: "\(folder)/folder").isEmpty)
    }
  }

  @Test func `A folder where nobody may write is refused`() {
    let error = #expect(throws: SDLError.self) {
      try AtomicFile.write(Self.bytes, to: "/proc/file.png")
    }
    #expect(error?.description == "writing /proc/file.png: No such file or directory")
  }

  @Test func `A device is written to and stays a device`() throws {
    try FileSystem.withTemporaryFolder { folder in
      symlink("/dev/full", "\(folder)/full")
      let error = #expect(throws: SDLError.self) {
        try AtomicFile.write(Self.bytes, to: "\(folder)/full")
      }
      #expect(error?.message == "No space left on device")
      try AtomicFile.write(Self.bytes, to: "/dev/null")
      var status = stat()
      stat("/dev/null", &status)
      #expect(status.st_mode & S_IFMT == S_IFCHR)
    }
  }

  @Test func `A write that breaks off leaves the old file and no other`() async {
    // In a process of its own: the limit on file sizes, which stands for a full disk, is for all.
    await #expect(processExitsWith: .success) {
      try FileSystem.withTemporaryFolder { folder in
        try FileSystem.write(Array("old".utf8), to: "\(folder)/file")
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let before = limit
        limit.rlim_cur = 1000
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var message: String?
        do throws(SDLError) {
          try AtomicFile.write([UInt8](repeating: 1, count: 5000), to: "\(folder)/file")
        } catch { message = error.message }
        limit = before
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #expect(message == "File too large")
        #expect(try FileSystem.read("\(folder)/file") == Array("old".utf8))
        #expect(try FileSystem.names(in: folder) == ["file"])
      }
    }
  }

  @Test func `A link that leads to no file yet stays, and the file is made`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/deep")
      symlink("deep/second", "\(folder)/first")
      symlink("file", "\(folder)/deep/second")
      try AtomicFile.write(Self.bytes, to: "\(folder)/first")
      #expect(try FileSystem.read("\(folder)/deep/file") == Self.bytes)
      #expect(try FileSystem.names(in: folder) == ["deep", "first"])
    }
  }

  @Test func `A check says beforehand what writing would say, and leaves nothing`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/folder")
      try FileSystem.write([], to: "\(folder)/plain")
      for name in ["folder", "plain/file", "nowhere/", "nowhere/file", "folder/", "../"] {
        let path = "\(folder)/\(name)"
        #expect(throws: SDLError.self, "\(name)") { try AtomicFile.check(path) }
      }
      for name in ["plain", "new", "folder/new", String(repeating: "n", count: 255)] {
        try AtomicFile.check("\(folder)/\(name)")
      }
      #expect(throws: SDLError.self) {
        try AtomicFile.check("\(folder)/\(String(repeating: "n", count: 256))")
      }
      #expect(throws: SDLError.self) { try AtomicFile.check("/proc/file.png") }
      try AtomicFile.check("/dev/null")
      #expect(throws: SDLError.self) { try AtomicFile.check(folder: "\(folder)/plain") }
      #expect(throws: SDLError.self) { try AtomicFile.check(folder: "\(folder)/nowhere/new") }
      try AtomicFile.check(folder: "\(folder)/new/")
      try AtomicFile.check(folder: "\(folder)/folder")
      #expect(try FileSystem.names(in: folder) == ["folder", "plain"])
      #expect(try FileSystem.names(in: "\(folder)/folder").isEmpty)
    }
  }

  @Test func `Two spellings of one file are one, whether it is there or not`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/sub")
      try FileSystem.write([], to: "\(folder)/sub/file")
      symlink("sub", "\(folder)/link")
      link("\(folder)/sub/file", "\(folder)/hard")
      symlink("sub/new", "\(folder)/dangling")
      symlink("round", "\(folder)/round")
      func identity(_ name: String) -> FileIdentity { FileIdentity(of: "\(folder)/\(name)") }
      for (one, other) in [
        ("sub/file", "link/file"), ("sub/file", "hard"), ("sub/new", "link/new"),
        ("sub/new", "sub/../sub//new"), ("dangling", "link/new"), ("sub", "link/"),
      ] {
        #expect(identity(one) == identity(other), "\(one) \(other)")
      }
      for (one, other) in [
        ("sub/file", "file"), ("sub/new", "new"), ("sub/new", "sub/New"), ("a", "nowhere/a"),
        ("sub/\u{E9}", "sub/e\u{301}"), ("round", "sub"),
      ] {
        #expect(identity(one) != identity(other), "\(one) \(other)")
      }
    }
  }
}
