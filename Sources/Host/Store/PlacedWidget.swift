public import VitrineMessages

/// A widget that was placed on a device.
public struct PlacedWidget: Codable, Hashable, Sendable, Identifiable {
  /// The store's own number.
  public var id: Int64
  /// The path that the widget was built from.
  public var source: String
  /// The widget's identifier.
  public var kind: String
  /// WidgetKit's name.
  public var family: String
  /// As in `--device`.
  public var device: String
  /// As in `--context`.
  public var context: String
  /// What the widget is told; the date is set at each request.
  public var environment: RenderEnvironment
  /// JSON of the configuration, nil: the defaults.
  public var configuration: String?

  public init(
    id: Int64 = 0, source: String, kind: String, family: String, device: String, context: String,
    environment: RenderEnvironment, configuration: String? = nil
  ) {
    self.id = id
    self.source = source
    self.kind = kind
    self.family = family
    self.device = device
    self.context = context
    self.environment = environment
    self.configuration = configuration
  }
}

/// Why a store cannot be used.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  /// Nothing of the change was kept.
  case notWritten(reason: String)
  case damaged(path: String, reason: String)
  /// Another host keeps it; `holder` says which, as far as that is known.
  case inUse(path: String, holder: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "cannot open the store '\(path)': \(reason); name another file with --store"
    case .notWritten(let reason):
      "the store could not be written: \(reason); its contents are unchanged"
    case .damaged(let path, let reason):
      "the store '\(path)' is damaged: \(reason); move it away, with '\(path)-wal' where that is "
        + "there, to start over"
    case .inUse(let path, let holder):
      "the store '\(path)' is kept by another host\(holder); end that one first, or name another "
        + "file with --store"
    }
  }
}
