import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// The settings sheet of a placement: its parameters with values and, asked of the widget's own
  /// queries, what may be chosen.
  func configuration(of id: String, search: String?) async throws -> JSON {
    let placement = try placement(id)
    _ = try await extensions(for: placement.thePlatform)
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind) else {
      throw PreviewError.malformed("\(placement.kind) does not run")
    }
    let description = widget.description
    let current = current(placement, widget.client)
    let values = (try? JSON(parsing: current?.configuration ?? "{}")) ?? .object([])
    var options = ConfigurationOptions(
      widget: widget.client, configuration: placement.configuration, search: search)
    let parameters = description.parameters.map { parameter in
      ParameterJSON.json(
        parameter, value: values[parameter.name], choices: options.suggestions(for: parameter))
    }
    let recommendations = options.recommendations(of: description)
    return .object([
      "kind": .string(placement.kind), "name": .string(description.displayName),
      "summary": .optional(current?.summary ?? description.parameterSummary), "values": values,
      "visible": .array(
        (current?.parameters ?? description.parameters.map(\.name)).map { .string($0) }),
      "recommendations": .array(
        recommendations.map {
          .object(["title": .string($0.title), "configuration": .raw($0.configuration)])
        }),
      "parameters": .array(parameters),
      "problems": .array(options.problems.map { .string($0) }),
    ])
  }

  private func current(_ placement: Placement, _ client: WidgetClient) -> ConfigureResponse? {
    let request = ConfigureRequest(kind: placement.kind, configuration: placement.configuration)
    guard case .success(.configured(let response)) = client.ask(.configure(request)) else {
      return nil
    }
    return response
  }

  /// One query, executed.
  /// - values: JSON of the other parameters, for queries that depend on them.
  func choices(
    of name: String, for id: String, search: String?, values: String?
  ) async throws -> JSON {
    let placement = try placement(id)
    _ = try await extensions(for: placement.thePlatform)
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind),
      let parameter = widget.description.parameters.first(where: { $0.name == name })
    else { throw PreviewError.unknown("\(placement.kind) has no parameter '\(name.prefix(80))'") }
    if let values, (try? JSON(parsing: values))?.members == nil {
      throw PreviewError.malformed("'values' must be a JSON object")
    }
    var options = ConfigurationOptions(
      widget: widget.client, configuration: values ?? placement.configuration, search: search)
    let found = options.suggestions(for: parameter) ?? parameter.choices
    return .object([
      "choices": .array(found.map(ParameterJSON.json)),
      "problems": .array(options.problems.map { .string($0) }),
    ])
  }
}
