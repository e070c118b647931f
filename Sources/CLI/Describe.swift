import ArgumentParser
import VitrineMessages
import VitrineSystem

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print kinds, names, families, parameters and previews as JSON.",
    discussion: """
      vitrine describe Examples/Weather
      """)

  @OptionGroup var source: SourceOptions

  func run() throws {
    guard let path = source.path else { throw ValidationError("no PATH given") }
    var messages = Messages(path: path)
    let environment = try EnvironmentSelection(EnvironmentGroup.parse([])) { 0 }
    var targets: [JSONText] = []
    for built in try Workshop.build(
      path: path, source: source, platform: try source.buildPlatform(), messages: &messages)
    {
      let workshop = try Workshop.open(built, environment: environment, messages: &messages)
      targets.append(target(workshop))
      workshop.close()
    }
    // Several extensions in one path are an array.
    Terminal.out((targets.count == 1 ? targets[0] : .array(targets)).text())
  }

  private func target(_ workshop: Workshop) -> JSONText {
    .object([
      "name": .string(workshop.built.name), "displayName": .string(workshop.built.displayName),
      "bundleIdentifier": .string(workshop.built.bundleIdentifier),
      "platform": .string(workshop.built.platform.rawValue),
      "widgets": .array(workshop.description.widgets.map(widget)),
      "previews": .array(workshop.description.previews.map(preview)),
    ])
  }

  private func widget(_ widget: WidgetDescription) -> JSONText {
    .object([
      "kind": .string(widget.kind), "displayName": .string(widget.displayName),
      "description": .string(widget.description),
      "families": .array(widget.families.map { .string($0) }),
      "configuration": .string(widget.configuration.rawValue),
      "intent": .optional(widget.intentType),
      "parameters": .array(widget.parameters.map(parameter)),
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
    ])
  }

  private func parameter(_ parameter: ParameterDescription) -> JSONText {
    .object([
      "name": .string(parameter.name), "title": .string(parameter.title),
      "type": .string(parameter.type), "optional": .bool(parameter.isOptional),
      "default": parameter.defaultValue.map { .raw($0) } ?? .null,
      "choices": .array(
        parameter.choices.map {
          .object(["value": .string($0.value), "title": .string($0.title)])
        }),
      "dynamicOptions": .bool(parameter.hasDynamicOptions),
    ])
  }

  private func preview(_ preview: PreviewDescription) -> JSONText {
    .object([
      "name": .string(preview.name), "kind": .string(preview.kind.rawValue),
      "family": .optional(preview.family), "entries": .integer(preview.entryCount),
      "layout": layout(preview.layout), "file": .string(preview.file),
      "line": .integer(preview.line),
    ])
  }

  private func layout(_ layout: PreviewDescription.Layout) -> JSONText {
    switch layout {
    case .device: .string("device")
    case .sizeThatFits: .string("sizeThatFits")
    case .fixed(let width, let height):
      .object(["width": .number(width), "height": .number(height)])
    }
  }
}
