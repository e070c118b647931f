public import VitrineMessages

/// A widget that somebody has put somewhere.
public struct PlacedWidget: Codable, Hashable, Sendable, Identifiable {
  public var id: Int64
  /// The path that the widget was built from.
  public var source: String
  public var kind: String
  /// WidgetKit's name.
  public var family: String
  public var device: String
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

/// Why a store does not do what it was asked.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  /// Nothing of the change was kept.
  case notWritten(reason: String)
  case damaged(path: String, reason: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open the store '\(path)': \(reason)"
    case .notWritten(let reason):
      "the store took nothing: \(reason); what was there before is unchanged"
    case .damaged(let path, let reason):
      "the store '\(path)' is damaged: \(reason); move it away to begin anew"
    }
  }
}
