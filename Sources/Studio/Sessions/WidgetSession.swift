import VitrineBuild
public import VitrineComposition
public import VitrineExtensionClient
public import VitrineHost
import VitrineMessages

/// One widget in one slot with its extension running: what timeline and tap work on.
public struct WidgetSession {
  /// The running extension.
  public let session: ExtensionSession
  /// The picture that the widget's environment is taken from.
  public let job: RenderJob
  /// Asks the extension for this one widget.
  public let widget: WidgetClient
  fileprivate let others: [ExtensionSession]

  /// The first widget that fits the inputs; where several do, a note says which one it is.
  /// - needsTimeline: Live Activities and controls, which have none, do not fit.
  public static func open(
    _ inputs: Inputs, container: String? = nil, needsTimeline: Bool = true,
    messages: inout Messages
  ) throws -> WidgetSession {
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, container: container, messages: &messages)
    do {
      try Inputs.checkNames(inputs.selection, sessions.map(\.description))
      let all = try sessions.flatMap { session in
        try inputs.jobs(in: session, platform: request.platform).filter(\.isWidget).map {
          (session, $0)
        }
      }
      let timelines = all.filter { $0.1.hasTimeline(in: $0.0.description) }
      let found = needsTimeline || !timelines.isEmpty ? timelines : all
      guard let (session, job) = found.first else {
        throw StudioError.usage(whyNone(inputs, sessions))
      }
      let slots = Set(found.map { "\($0.1.name) \($0.1.family?.rawValue ?? "")" })
      if slots.count > 1 {
        messages.say(
          .note,
          "\(slots.count) widgets and families match; using \(job.name) "
            + "\(job.family?.rawValue ?? "")")
      }
      return WidgetSession(
        session: session, job: job, widget: session.widget(job.name),
        others: sessions.filter { $0.process !== session.process })
    } catch {
      for session in sessions { session.close() }
      throw error
    }
  }

  /// Whether it has a timeline; Live Activities and controls have none.
  var hasTimeline: Bool { job.hasTimeline(in: session.description) }

  /// Ends the extension.
  public func close() {
    session.close()
    for other in others { other.close() }
  }

  private static func whyNone(_ inputs: Inputs, _ sessions: [ExtensionSession]) -> String {
    let widgets = sessions.flatMap(\.description.widgets)
    if !widgets.isEmpty,
      widgets.allSatisfy({ $0.configuration == .activity || $0.configuration == .control })
    {
      return "Live Activities and controls have no timeline, and there is no other widget here"
    }
    return inputs.whyEmpty(sessions)
  }

  /// A configuration that does not fit is wrong usage, reported before anything else happens.
  public func checkConfiguration(_ messages: inout Messages) throws {
    guard let json = job.configuration else { return }
    let request = ConfigureRequest(kind: job.name, configuration: json)
    guard case .failure(let fault) = widget.ask(.configure(request)) else { return }
    guard case .failed(.badConfiguration) = fault else {
      messages.say(fault, subject: job.name)
      throw StudioError.widgetFailed
    }
    throw StudioError.usage("--configuration: \(fault)")
  }
}

extension WidgetSession {
  /// What a tap may do to the widget where it stands.
  public var rules: InteractionRules {
    InteractionRules(
      family: job.family ?? .systemSmall, platform: job.device.platform, os: job.options.os)
  }
}

extension RenderJob {
  /// Whether it shows a widget, a Live Activity or a control, not a preview.
  var isWidget: Bool { if case .widget = subject { true } else { false } }

  /// Previews, Live Activities and controls have no timeline.
  func hasTimeline(in description: BundleDescription) -> Bool {
    guard case .widget(let kind) = subject,
      let widget = description.widgets.first(where: { $0.kind == kind })
    else { return false }
    switch widget.configuration {
    case .static, .appIntent, .intent, .relevance: return true
    case .activity, .control: return false
    }
  }
}

extension ExtensionSession {
  /// Asks about one widget. Its first crash alone comes with a backtrace.
  public func widget(_ kind: String) -> WidgetClient {
    WidgetClient(kind: kind, client: ExtensionClient(process, backtraces: .first))
  }
}
