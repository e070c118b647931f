import ArgumentParser
import VitrineBuild
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages

/// One widget in one place with its extension running: what timeline, tap and push work on.
struct WidgetBench {
  var workshop: Workshop
  var job: RenderJob
  let questions: WidgetClient
  private let others: [Workshop]

  /// The first widget that fits the options; a note says which where several do.
  static func open(
    _ inputs: Inputs, source: SourceOptions, container: String? = nil, messages: inout Messages
  ) throws -> WidgetBench {
    let platform = try PlatformChoice.platforms(source, inputs.selection)[0]
    var workshops: [Workshop] = []
    do {
      for built in try Workshop.build(
        path: inputs.path, source: source, platform: platform, messages: &messages)
      {
        workshops.append(
          try Workshop.open(
            built, environment: inputs.environment, container: container, messages: &messages))
      }
      try Inputs.checkNames(inputs.selection, workshops.map(\.description))
      let found = try workshops.flatMap { workshop in
        try inputs.jobs(in: workshop, platform: platform).filter { isPlaced($0, workshop) }
          .map { (workshop, $0) }
      }
      guard let (workshop, job) = found.first else {
        throw ValidationError(whyNone(inputs, workshops))
      }
      let places = Set(found.map { "\($0.1.name) \($0.1.family?.rawValue ?? "")" })
      if places.count > 1 {
        messages.say(
          .note,
          "\(places.count) widgets and families match; this is \(job.name) "
            + "\(job.family?.rawValue ?? "")")
      }
      let others = workshops.filter { $0.process !== workshop.process }
      return WidgetBench(
        workshop: workshop, job: job,
        questions: WidgetClient(
          kind: job.name, client: ExtensionClient(workshop.process, backtraces: .first)),
        others: others)
    } catch {
      for workshop in workshops { workshop.close() }
      throw error
    }
  }

  func close() {
    // Another process where the first one crashed.
    questions.process.stop()
    workshop.close()
    for other in others { other.close() }
  }

  var widget: WidgetDescription? {
    workshop.description.widgets.first { $0.kind == job.name }
  }

  /// Previews, Live Activities and controls have no timeline.
  static func isPlaced(_ job: RenderJob, _ workshop: Workshop) -> Bool {
    guard case .widget(let kind) = job.subject,
      let widget = workshop.description.widgets.first(where: { $0.kind == kind })
    else { return false }
    switch widget.configuration {
    case .static, .appIntent, .intent, .relevance: return true
    case .activity, .control: return false
    }
  }

  private static func whyNone(_ inputs: Inputs, _ workshops: [Workshop]) -> String {
    let widgets = workshops.flatMap(\.description.widgets)
    if !widgets.isEmpty,
      widgets.allSatisfy({ $0.configuration == .activity || $0.configuration == .control })
    {
      return "Live Activities and controls have no timeline, and there is no other widget here"
    }
    return inputs.whyEmpty(workshops)
  }

  /// A configuration that does not fit is wrong usage, said before anything else happens.
  func checkConfiguration(_ messages: inout Messages) throws {
    guard let json = job.configuration else { return }
    let request = ConfigureRequest(kind: job.name, configuration: json)
    guard case .failure(let fault) = questions.ask(.configure(request)) else { return }
    guard case .failed(.badConfiguration) = fault else {
      messages.say(fault, subject: job.name)
      throw ExitCode.widgetFailed
    }
    throw ValidationError("--configuration: \(fault)")
  }
}

extension WidgetBench {
  var rules: InteractionRules {
    InteractionRules(
      family: job.family ?? .systemSmall, platform: job.device.platform, os: job.options.os)
  }
}
