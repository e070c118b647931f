/// What `Port()` makes on Apple's platforms: an end of a connection within the process, on which a run loop may wait.
/// Foundation on Linux has no such port, and stops the process. Nothing arrives at this one.
final class LocalPort: Port {
  override var isValid: Bool { isOpen }
  private var isOpen = true
  private weak var receiver: (any PortDelegate)?

  override func invalidate() { isOpen = false }
  override func setDelegate(_ delegate: (any PortDelegate)?) { receiver = delegate }
  override func delegate() -> (any PortDelegate)? { receiver }
  override func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func send(
    before limit: Date, components: NSMutableArray?, from receivePort: Port?,
    reserved reservedHeaderSpace: Int
  ) -> Bool { isOpen }
  override func send(
    before limit: Date, msgid: Int, components: NSMutableArray?, from receivePort: Port?,
    reserved reservedHeaderSpace: Int
  ) -> Bool { isOpen }
}

extension Port {
  /// `Port()`, by the name that it has in Foundation (`Interposition`).
  @_silgen_name("$s10Foundation4PortCACycfC")
  package static func vitrinePort() -> Port { LocalPort() }
}
