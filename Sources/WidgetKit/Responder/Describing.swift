import VitrineMessages

extension WidgetResponder {
  func describe(_ definition: WidgetDefinition) -> WidgetDescription {
    let environment = EnvironmentValues(RenderEnvironment(locale: Locale.current.identifier))
    var description = WidgetDescription(
      kind: definition.kind,
      displayName: definition.displayName?.plainString(in: environment) ?? "",
      description: definition.description?.plainString(in: environment) ?? "",
      families: familyNames(definition), configuration: definition.source.configuration)
    description.contentMarginsDisabled = definition.contentMarginsDisabled
    description.containerBackgroundRemovable = definition.containerBackgroundRemovable
    description.disfavoredLocations = definition.disfavored.map {
      WidgetDescription.DisfavoredLocation(
        location: $0.location.name, families: $0.families.map(\.name))
    }
    description.intentType = definition.source.intentType
    description.parameters = definition.source.parameters()
    description.parameterSummary = definition.source.summary()
    description.associatedKind = definition.associatedKind
    description.supplementalActivityFamilies = definition.supplementalActivityFamilies.map(
      \.description)
    description.pushHandler = definition.pushHandler
    description.backgroundSession = definition.backgroundSession
    description.promptsForUserConfiguration = definition.promptsForUserConfiguration
    description.mountingStyles =
      definition.mountingStyles.map(\.name) + (definition.texture.map { [$0.name] } ?? [])
    return description
  }

  func familyNames(_ definition: WidgetDefinition) -> [String] {
    switch definition.source.configuration {
    case .activity: definition.activityRegions.map(\.family)
    case .control: ["control"]
    case .static, .appIntent, .intent, .relevance:
      (definition.families ?? WidgetFamily.defaults(platform: platform)).map(\.name)
    }
  }

  /// The platform that the sources were built for.
  private var platform: RenderEnvironment.Platform {
    let name = ProcessInfo.processInfo.environment["VITRINE_PLATFORM"] ?? ""
    return RenderEnvironment.Platform(rawValue: name) ?? .iOS
  }
}
