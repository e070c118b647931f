import VitrineExtensionClient
public import VitrineHost
import VitrinePlatform

/// A span of time of one placed widget, simulated: `vitrine timeline`.
public struct TimelineRun {
  private let widget: WidgetSession
  private let span: Range<Double>
  private let budget: ReloadBudget
  private let script: [ScriptedEvent]
  /// Whether each entry is drawn and held to the system's limits.
  public var measuresLimits = false
  /// MB of the extension; nil: a device's.
  public var memoryLimit: Int?
  /// For a picture of each entry as it comes on screen.
  public var folder: String?
  /// Further moments to draw, seconds since 1970.
  public var moments: [Double] = []

  /// - span: seconds since 1970; the end is no part of it.
  public init(
    _ widget: WidgetSession, span: Range<Double>, budget: ReloadBudget = ReloadBudget(),
    script: [ScriptedEvent] = []
  ) {
    self.widget = widget
    self.span = span
    self.budget = budget
    self.script = script
  }

  /// What happened, and why pictures could not be written.
  public func run(_ messages: inout Messages) -> (report: TimelineReport, failure: StudioError?) {
    var simulation = TimelineSimulation(
      kind: widget.job.name, rules: widget.rules, environment: widget.job.environment,
      configuration: widget.job.configuration, from: span.lowerBound, to: span.upperBound,
      budget: budget, script: script)
    let meter = ResourceMeter(session: widget, memoryLimit: memoryLimit)
    let pictures = folder.map { TimelinePictures(session: widget, folder: $0) }
    if measuresLimits || pictures != nil {
      simulation.inspect = { shown in
        (measuresLimits ? meter.inspect(shown) : []) + (pictures?.inspect(shown) ?? [])
      }
    }
    simulation.run(widget.widget)
    for case .crashed(let report) in widget.widget.faults {
      messages.say(.crashed(report), subject: widget.job.name)
    }
    var report = TimelineReport(simulation, device: widget.job.device.id)
    if measuresLimits { report.limits = meter.reading }
    do {
      try pictures?.write(moments: moments)
      return (report, nil)
    } catch let fault as ExtensionFault {
      messages.say(fault, subject: widget.job.name)
      return (report, .widgetFailed)
    } catch {
      return (report, .unwritable("\(error)"))
    }
  }
}
