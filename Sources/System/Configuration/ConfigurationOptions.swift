public import VitrineMessages

/// What an editor would offer for a widget's parameters: asked of the extension, since queries and
/// recommendations are the widget's own code.
public struct ConfigurationOptions {
  public let questions: WidgetQuestions
  /// JSON of the other parameters, for queries that depend on them.
  public var configuration: String?
  /// What a person typed.
  public var search: String?
  /// Queries that failed, in words.
  public private(set) var problems: [String] = []

  public init(questions: WidgetQuestions, configuration: String? = nil, search: String? = nil) {
    self.questions = questions
    self.configuration = configuration
    self.search = search
  }

  /// nil where the parameter has no query and no options provider.
  public mutating func suggestions(
    for parameter: ParameterDescription
  ) -> [ParameterDescription.Choice]? {
    guard parameter.hasDynamicOptions else { return nil }
    let request = OptionsRequest(
      kind: questions.kind, parameter: parameter.name, search: search,
      configuration: configuration)
    switch questions.ask(.options(request)) {
    case .success(.options(let response)): return response.choices
    case .success: return []
    case .failure(let fault):
      problems.append("no suggestions for '\(parameter.name)' of '\(questions.kind)': \(fault)")
      return []
    }
  }

  public mutating func recommendations(of widget: WidgetDescription) -> [Recommendation] {
    guard widget.intentType != nil else { return [] }
    switch questions.ask(.recommendations(kind: widget.kind)) {
    case .success(.recommendations(let found)): return found
    case .success: return []
    case .failure(let fault):
      problems.append("no recommendations of '\(widget.kind)': \(fault)")
      return []
    }
  }
}
