import Glibc
import Synchronization

/// Follows what the desktop wants of all programs, on a thread of its own that sleeps between changes.
///
/// It asks the settings portal on the session's bus, and reads GTK's settings where there is none.
/// Nothing waits for it: what it finds is there when it has come.
package final class DesktopFollower: Sendable {
  private struct State {
    var look = DesktopLook()
    var changed: (@Sendable () -> Void)?
    var socket: Int32?
    var isOver = false
  }

  private let state: Mutex<State>
  private let gtk: GTKSettings
  private let address: String?

  /// Takes what the environment says about the bus and folders, and reads GTK's settings at once.
  ///
  /// That costs two small files and no more.
  package init(environment: (String) -> String? = DesktopFollower.environment) {
    gtk = GTKSettings(environment: environment)
    address = DBusConnection.sessionAddress(environment: environment)
    state = Mutex(State(look: gtk.read()))
  }

  /// What the desktop wants, as far as it is known.
  package var look: DesktopLook { state.withLock { $0.look } }

  /// Starts to follow; `changed` is called on the other thread whenever `look` has become another.
  ///
  /// It should do no more than wake somebody: while it runs nobody can ask for `look`, not even itself.
  /// Without the system's leave for a thread nothing is followed.
  package func start(changed: @escaping @Sendable () -> Void) {
    state.withLock { $0.changed = changed }
    let context = Unmanaged.passRetained(self)
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 256 * 1024)
    // Signals are for the thread that runs the program.
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &former)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<DesktopFollower>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    pthread_sigmask(SIG_SETMASK, &former, nil)
    pthread_attr_destroy(&attributes)
    if status != 0 { context.release() }
  }

  /// Ends it: `changed` is not called any more.
  package func stop() {
    state.withLock { state in
      state.isOver = true
      state.changed = nil
      // Whoever waits on the bus finds it closed.
      if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  private func run() {
    if followPortal() { return }
    gtk.watch { [self] in set(gtk.read()) }
  }

  /// Follows the portal until the bus is gone; false where there is none.
  private func followPortal() -> Bool {
    guard let address,
      let connection = DBusConnection(address: address, connected: note, ended: forgetSocket)
    else { return false }
    var portal = SettingsPortal(connection)
    guard portal.read() else { return false }
    set(portal.look.completed(by: gtk.read()))
    while portal.waitForChange() { set(portal.look.completed(by: gtk.read())) }
    return true
  }

  /// Notes the socket on which this thread waits; one that is over waits no more.
  private func note(_ socket: Int32) {
    state.withLock { state in
      state.socket = socket
      if state.isOver { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// The socket's number may be somebody else's once the connection is closed.
  private func forgetSocket() { state.withLock { $0.socket = nil } }

  private func set(_ look: DesktopLook) {
    state.withLock { state in
      guard look != state.look, !state.isOver else { return }
      state.look = look
      state.changed?()
    }
  }

  /// The value of a variable of the environment; nil where it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
