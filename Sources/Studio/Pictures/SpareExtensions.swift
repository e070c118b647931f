public import VitrineExtensionClient

/// Extensions beside the first one, for runs of many pictures: each a process of its own with a
/// container of its own, so that none sees what another has stored.
public struct SpareExtensions: Sendable {
  /// Starts a process.
  public var open: @Sendable () throws -> ExtensionProcess
  /// Ends a process and clears away its container.
  public var close: @Sendable (ExtensionProcess) -> Void

  public init(
    open: @escaping @Sendable () throws -> ExtensionProcess,
    close: @escaping @Sendable (ExtensionProcess) -> Void
  ) {
    self.open = open
    self.close = close
  }
}
