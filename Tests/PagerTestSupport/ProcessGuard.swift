internal import Glibc

/// Kills a group of processes when the tests that started it end without doing so, even by SIGKILL.
///
/// A shell waits at a pipe whose other end this process alone has: its end means that the tests are
/// gone. The kernel's own signal for that, PR_SET_PDEATHSIG, would come when
/// the thread ends that started the program, and threads of tests come and go.
final class ProcessGuard {
  private let shell: pid_t
  private let pipeEnd: Int32

  /// Guards the group of a process that has just been started; nil when no shell can be started.
  init?(group: pid_t) {
    var ends: [Int32] = [0, 0]
    // A pipe that no program started meanwhile inherits: Swift does not see pipe2.
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ctrl+C, which ends the tests, must not end the shell before it has done its work.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = ["sh", "-c", "read -r _ || kill -KILL -\(group)"]
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, "/bin/sh", &actions, &attributes, &copies, environ)
    close(ends[0])
    (shell, pipeEnd) = (child, ends[1])
    if status != 0 {
      close(pipeEnd)
      return nil
    }
  }

  deinit {
    // Before the pipe ends, at which it would act.
    kill(shell, SIGKILL)
    var status: Int32 = 0
    waitpid(shell, &status, 0)
    close(pipeEnd)
  }
}
