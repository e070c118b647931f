import ArgumentParser
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Describe: ParsableCommand, StartsEarly {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print kinds, names, families, parameters and previews.",
    discussion: """
      Parameters are what --configuration sets. Choices are the cases of an enumeration; \
      suggestions are what a query or an options provider offers (--configuration sets the \
      parameters that it depends on, --search is what a person would type). Recommendations are \
      ready-made configurations from the provider.

        vitrine describe Examples/Weather
        vitrine describe Examples/HeroCard --search mo
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp("Values of the parameters that suggestions depend on.", valueName: "json"))
  var configuration: String?

  @Option(help: ArgumentHelp("What a person would type to find a value.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp(
      "text or json; default: text on a terminal, JSON in a pipe.", valueName: "text|json"))
  var format: ListFormat?

  func run() throws { try run(nil) }

  func run(_ early: EarlyStart?) throws {
    let request = try source.request(source.path ?? ".")
    // Nothing in it counts here, but what is wrong is said by every command.
    _ = try ProjectSettings.find(for: request.paths[0])
    var messages = Messages(path: request.paths[0], console: .terminal)
    var targets: [JSON] = []
    for built in try ExtensionSession.build(request, early: early, messages: &messages) {
      let session = try ExtensionSession.open(
        built, environment: EnvironmentSelection(confinement: source.confinement), early: early,
        messages: &messages)
      targets.append(target(session, &messages))
      session.close()
    }
    switch format ?? (Terminal.showsResults ? .text : .json) {
    case .text: Terminal.out(targets.map(DescriptionText.page).joined(separator: "\n\n"))
    // Several extensions in one path are an array.
    case .json: Terminal.out((targets.count == 1 ? targets[0] : .array(targets)).text())
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func target(_ session: ExtensionSession, _ messages: inout Messages) -> JSON {
    let widgets = session.description.widgets.map { widget($0, session, &messages) }
    return .object([
      "name": .string(session.built.name), "displayName": .string(session.built.displayName),
      "bundleIdentifier": .string(session.built.bundleIdentifier),
      "platform": .string(session.built.platform.rawValue),
      "widgets": .array(widgets),
      "previews": .array(session.description.previews.map(preview)),
    ])
  }

  private func widget(
    _ widget: WidgetDescription, _ session: ExtensionSession, _ messages: inout Messages
  ) -> JSON {
    var options = ConfigurationOptions(
      widget: session.widget(widget.kind),
      configuration: configuration, search: search)
    let parameters = widget.parameters.map { parameter($0, options.suggestions(for: $0)) }
    let recommendations = options.recommendations(of: widget)
    for problem in options.problems { messages.say(.warning, problem) }
    return .object([
      "kind": .string(widget.kind), "displayName": .string(widget.displayName),
      "description": .string(widget.description),
      "families": .array(widget.families.map { .string($0) }),
      "configuration": .string(widget.configuration.rawValue),
      "intent": .optional(widget.intentType),
      "parameterSummary": .optional(widget.parameterSummary),
      "parameters": .array(parameters),
      "recommendations": .array(
        recommendations.map {
          .object(["title": .string($0.title), "configuration": .raw($0.configuration)])
        }),
      "contentMarginsDisabled": .bool(widget.contentMarginsDisabled),
      "containerBackgroundRemovable": .bool(widget.containerBackgroundRemovable),
      "promptsForUserConfiguration": .bool(widget.promptsForUserConfiguration),
      "disfavoredLocations": .array(
        widget.disfavoredLocations.map {
          .object([
            "location": .string($0.location), "families": .array($0.families.map { .string($0) }),
          ])
        }),
      "supplementalActivityFamilies": .array(
        widget.supplementalActivityFamilies.map { .string($0) }),
      "pushHandler": .optional(widget.pushHandler),
      "backgroundSession": .optional(widget.backgroundSession),
      "associatedKind": .optional(widget.associatedKind),
    ])
  }

  private func parameter(
    _ parameter: ParameterDescription, _ suggestions: [ParameterDescription.Choice]?
  ) -> JSON {
    func list(_ choices: [ParameterDescription.Choice]) -> JSON {
      .array(choices.map { .object(["value": .string($0.value), "title": .string($0.title)]) })
    }
    var members: [JSON.Member] = [
      .init("name", .string(parameter.name)), .init("title", .string(parameter.title)),
      .init("type", .string(parameter.type)), .init("optional", .bool(parameter.isOptional)),
      .init("default", parameter.defaultValue.map { .raw($0) } ?? .null),
      .init("choices", list(parameter.choices)),
      .init("dynamicOptions", .bool(parameter.hasDynamicOptions)),
    ]
    if let suggestions { members.append(.init("suggestions", list(suggestions))) }
    if let text = parameter.description { members.append(.init("description", .string(text))) }
    if let name = parameter.typeDisplayName {
      members.append(.init("typeDisplayName", .string(name)))
    }
    return .object(members + (parameter.editor.map(editor) ?? []))
  }

  private func editor(_ editor: ParameterDescription.Editor) -> [JSON.Member] {
    let members: [(String, JSON?)] = [
      (
        "dependsOn",
        editor.dependsOn.isEmpty ? nil : .array(editor.dependsOn.map { .string($0) })
      ),
      ("lowerBound", editor.lowerBound.map { .number($0) }),
      ("upperBound", editor.upperBound.map { .number($0) }),
      ("minimumCount", editor.minimumCount.map { .integer($0) }),
      ("maximumCount", editor.maximumCount.map { .integer($0) }),
      ("controlStyle", editor.controlStyle.map { .string($0) }),
      ("dateKind", editor.dateKind.map { .string($0) }),
      ("unit", editor.unit.map { .string($0) }),
      ("keyboard", editor.keyboard.map { .string($0) }),
      ("multiline", editor.isMultiline.map { .bool($0) }),
      ("booleanNames", editor.booleanNames.map { .array($0.map { .string($0) }) }),
    ]
    return members.compactMap { name, value in value.map { JSON.Member(name, $0) } }
  }

  private func preview(_ preview: PreviewDescription) -> JSON {
    .object([
      "name": .string(preview.name), "kind": .string(preview.kind.rawValue),
      "family": .optional(preview.family), "entries": .integer(preview.entryCount),
      "layout": layout(preview.layout), "file": .string(preview.file),
      "line": .integer(preview.line),
    ])
  }

  private func layout(_ layout: PreviewDescription.Layout) -> JSON {
    switch layout {
    case .device: .string("device")
    case .sizeThatFits: .string("sizeThatFits")
    case .fixed(let width, let height):
      .object(["width": .number(width), "height": .number(height)])
    }
  }
}
