package import VitrineMessages

extension WidgetResponder {
  /// Puts entries in the place of the provider's timeline, for the next request of the same kind.
  package func place(_ entries: [any TimelineEntry], for request: RenderRequest) throws {
    let definition = try definition(request.kind)
    guard let source = definition.source as? any EntryDrawing else {
      throw ExtensionFailure.notAvailable(
        "entries for a \(definition.source.configuration.rawValue) widget")
    }
    let drawable = try entries.map { entry in
      guard let drawable = source.drawable(any: entry) else {
        throw ExtensionFailure.providerFailed(
          kind: definition.kind,
          message: "the entry of type '\(type(of: entry))' is not the provider's entry")
      }
      return drawable
    }
    let key = TimelineCache.Key(
      kind: request.kind, configuration: request.configuration, environment: request.environment)
    timelines[key] = DrawableTimeline(entries: drawable, policy: .never)
  }
}
