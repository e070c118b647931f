import VitrineCatalog
public import VitrineComposition
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// The sheet in which people edit a widget's parameters: `vitrine render --editing`.
public struct EditingRender: Sendable {
  /// The sheet alone, or over the screen that it covers.
  public var crop: Crop

  /// Whether an iPad is held on its side.
  public var isLandscape: Bool

  /// - Parameters:
  ///   - crop: the sheet alone, or over the screen that it covers.
  ///   - isLandscape: whether an iPad is held on its side.
  public init(crop: Crop, isLandscape: Bool = false) {
    (self.crop, self.isLandscape) = (crop, isLandscape)
  }

  /// One file for each widget that has parameters, on each device and in each variant.
  public func run(
    _ inputs: Inputs, to destination: Destination, _ messages: inout Messages
  ) throws {
    var inputs = inputs
    inputs.selection.contexts = ["home-screen", "mac-desktop"].compactMap(ContextCatalog.find)
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, messages: &messages)
    defer { for session in sessions { session.close() } }
    try Inputs.checkNames(inputs.selection, sessions.map(\.description))
    var pictures: [(session: ExtensionSession, widget: WidgetDescription, job: RenderJob)] = []
    for session in sessions {
      for widget in session.description.widgets where !widget.parameters.isEmpty {
        let jobs = try inputs.jobs(in: session, platform: request.platform, crop: crop).filter {
          $0.isWidget && $0.name == widget.kind
        }
        pictures += sheets(of: jobs, isAnywhere: inputs.selection.devices.isEmpty).map {
          (session, widget, $0)
        }
      }
    }
    guard !pictures.isEmpty else {
      throw StudioError.usage(
        "nothing to edit: no widget here has parameters (AppIntentConfiguration) on a device that "
          + "was asked for")
    }
    try destination.check(count: pictures.count)
    for (session, widget, job) in pictures {
      try write(widget, job, session, destination, &messages)
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  /// The sheet is the same for every size of a widget.
  /// - isAnywhere: whether no device was asked for: one is enough.
  private func sheets(of jobs: [RenderJob], isAnywhere: Bool) -> [RenderJob] {
    var sheets: [RenderJob] = []
    for var job in jobs where job.family?.isSystem == true && job.device.platform != .vision {
      job.variant = [job.variant, "editing"].filter { !$0.isEmpty }.joined(separator: "-")
      let isKnown = sheets.contains {
        $0.variant == job.variant && (isAnywhere || $0.device.id == job.device.id)
      }
      if !isKnown { sheets.append(job) }
    }
    return sheets
  }

  private static func configured(
    _ client: WidgetClient, _ configuration: String?
  ) -> ConfigureResponse? {
    let request = ConfigureRequest(kind: client.kind, configuration: configuration)
    guard case .success(.configured(let response)) = client.ask(.configure(request)) else {
      return nil
    }
    return response
  }

  private func write(
    _ widget: WidgetDescription, _ job: RenderJob, _ session: ExtensionSession,
    _ destination: Destination, _ messages: inout Messages
  ) throws {
    guard var composition = job.composition() else { return }
    composition.isLandscape = isLandscape
    let client = session.widget(widget.kind)
    var options = ConfigurationOptions(widget: client, configuration: job.configuration)
    // With what queries and providers have for parameters that nobody has set.
    let configured = Self.configured(client, job.configuration)
    let values = (configured?.configuration ?? job.configuration).flatMap {
      try? JSON(parsing: $0)
    }
    // A summary may leave parameters out, or show some only beside certain values.
    let names = configured?.parameters ?? []
    let visible = widget.parameters.filter { names.isEmpty || names.contains($0.name) }
    let rows = visible.map { parameter in
      EditedParameter(parameter, values?[parameter.name], options.suggestions(for: parameter) ?? [])
    }
    for problem in options.problems { messages.say(.warning, problem) }
    let picture = composition.editing(rows, scale: job.environment.displayScale)
    let path = destination.path(job)
    try PictureWriter(destination.format).write(picture, to: path)
    messages.console.result(path)
  }
}

extension EditedParameter {
  /// - Parameters:
  ///   - given: its value in the configuration; nil: the default.
  ///   - suggestions: what a query offers.
  init(
    _ parameter: ParameterDescription, _ given: JSON?,
    _ suggestions: [ParameterDescription.Choice]
  ) {
    let own = parameter.defaultValue.flatMap { try? JSON(parsing: $0) }
    self.init(
      parameter.title.isEmpty ? parameter.name : parameter.title,
      Self.value(given ?? own ?? .null, parameter, parameter.choices + suggestions))
  }

  private static func value(
    _ value: JSON, _ parameter: ParameterDescription, _ choices: [ParameterDescription.Choice]
  ) -> Value {
    if parameter.type.hasPrefix("Bool") { return .flag(value.bool ?? false) }
    switch value {
    case .string(let text):
      return .text(choices.first { $0.value == text }?.title ?? text)
    case .integer(let number): return .text("\(number)")
    case .number(let number): return .text("\(number)")
    case .array(let items):
      let titles = items.compactMap { item -> String? in
        if case .text(let text) = self.value(item, parameter, choices) { text } else { nil }
      }
      return titles.isEmpty ? .none : .text(titles.joined(separator: ", "))
    case .bool(let flag): return .flag(flag)
    case .object, .null, .raw: return .none
    }
  }
}
