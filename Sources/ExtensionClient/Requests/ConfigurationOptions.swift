public import VitrineMessages

/// What an editor would offer for a widget's parameters: asked of the extension, since queries and
/// recommendations are the widget's own code.
public struct ConfigurationOptions {
  /// Whose parameters are asked for.
  public let widget: WidgetClient
  /// JSON of the other parameters, for queries that depend on them.
  public var configuration: String?
  /// What a person typed.
  public var search: String?
  /// Messages about queries that failed.
  public private(set) var problems: [String] = []

  public init(widget: WidgetClient, configuration: String? = nil, search: String? = nil) {
    self.widget = widget
    self.configuration = configuration
    self.search = search
  }

  /// nil where the parameter has no query and no options provider.
  public mutating func suggestions(
    for parameter: ParameterDescription
  ) -> [ParameterDescription.Choice]? {
    guard parameter.hasDynamicOptions else { return nil }
    let request = OptionsRequest(
      kind: widget.kind, parameter: parameter.name, search: search,
      configuration: configuration)
    switch widget.ask(.options(request)) {
    case .success(.options(let response)): return response.choices
    case .success: return []
    case .failure(let fault):
      problems.append("no suggestions for '\(parameter.name)' of '\(widget.kind)': \(fault)")
      return []
    }
  }

  /// The configurations that the widget's provider recommends; empty where it cannot be asked.
  public mutating func recommendations(of widget: WidgetDescription) -> [Recommendation] {
    guard widget.intentType != nil else { return [] }
    switch self.widget.ask(.recommendations(kind: widget.kind)) {
    case .success(.recommendations(let found)): return found
    case .success: return []
    case .failure(let fault):
      problems.append("no recommendations of '\(widget.kind)': \(fault)")
      return []
    }
  }
}
