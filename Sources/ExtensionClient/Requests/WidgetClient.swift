public import VitrineDrawing
public import VitrineMessages

/// One widget of an extension: the client with the kind filled in.
public struct WidgetClient {
  /// The widget that every request is about.
  public let kind: String
  /// Carries the requests.
  public let client: ExtensionClient

  public init(kind: String, client: ExtensionClient) {
    self.kind = kind
    self.client = client
  }

  /// The process that answers.
  public var process: ExtensionProcess { client.process }
  /// What went wrong, each once.
  public var faults: [ExtensionFault] { client.faults(of: kind) }

  /// - placed: see `TimelineRequest.placed`.
  public func timeline(
    _ environment: RenderEnvironment, configuration: String?, placed: [PlacedKind]? = nil
  ) -> Result<TimelineResponse, ExtensionFault> {
    client.timeline(of: kind, environment, configuration: configuration, placed: placed)
  }

  /// An entry (by its index in the provider's own order) drawn in an environment, undecoded.
  public func rendered(
    entry: Int, _ environment: RenderEnvironment, configuration: String?,
    flippedToggle: String? = nil
  ) -> Result<RenderResponse, ExtensionFault> {
    answer(entry, environment, configuration, flippedToggle).response
  }

  /// The same with its archive read.
  public func archive(
    entry: Int, _ environment: RenderEnvironment, configuration: String?,
    flippedToggle: String? = nil
  ) -> Result<(archive: Archive, response: RenderResponse), ExtensionFault> {
    let answer = answer(entry, environment, configuration, flippedToggle)
    return answer.response.flatMap { response in answer.archive.map { ($0, response) } }
  }

  private func answer(
    _ entry: Int, _ environment: RenderEnvironment, _ configuration: String?,
    _ flippedToggle: String?
  ) -> RenderAnswer {
    client.render(
      RenderRequest(
        kind: kind, source: .timelineEntry(index: entry), environment: environment,
        configuration: configuration, flippedToggle: flippedToggle))
  }

  /// Runs an intent, as a tap on it does. The reply says which widgets to reload.
  public func perform(
    _ reference: String, toggleTo: Bool?, _ environment: RenderEnvironment
  ) -> Result<PerformResponse, ExtensionFault> {
    client.perform(reference, toggleTo: toggleTo, in: kind, environment)
  }

  /// Any other question about the widget.
  public func ask(_ request: ExtensionRequest) -> Result<ExtensionReply, ExtensionFault> {
    client.ask(request, of: kind)
  }
}
