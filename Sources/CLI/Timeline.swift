import ArgumentParser
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Timeline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show what a placed widget does over time: entries, reloads, budget, faults.",
    discussion: """
      A day takes a moment: the extension's clock is simulated. Each line says what happened, why \
      and at what cost. Content is stale from the moment that its widget wants a reload until it \
      gets one. Where several widgets or families match, the first one is used.

        vitrine timeline Examples/Weather
        vitrine timeline Examples/Weather --family systemMedium \\
          --from 2026-06-08T00:00Z --for 48h
        vitrine timeline Examples/Weather \\
          --event '+2h push' --event '+5h locale de_DE'
        vitrine timeline Examples/ToDo --event '+1h tap invoice' --format json
        vitrine timeline Examples/Photo --limits --memory-limit 30
        vitrine timeline Examples/Weather --for 6h -o day \\
          --moment 2026-06-08T10:00:30Z

      The exit status is 1 if the provider had a fault.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp("When the widget is placed; default: --date.", valueName: "date"))
  var from: String?

  @Option(
    name: .customLong("for"), help: ArgumentHelp("Length of the simulation.", valueName: "24h"))
  var length: String = "24h"

  @Option(help: ArgumentHelp("Daily reload budget; 40 to 70 is usual.", valueName: "n"))
  var budget: Int = 70

  @Option(help: ArgumentHelp("Shortest time between two reloads.", valueName: "5m"))
  var spacing: String = "5m"

  @Option(
    name: .customLong("event"),
    help: ArgumentHelp(
      "An event from outside: '+2h push', '+3h reload', '+4h locale de_DE', '+5h tap ID' …",
      valueName: "time what"))
  var script: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for a picture of each entry as it appears.", valueName: "dir"))
  var output: String?

  @Option(
    name: .customLong("moment"),
    help: ArgumentHelp(
      "With -o: also draw this moment, from the archive as the system does.",
      valueName: "date"))
  var moments: [String] = []

  @Flag(help: "Draw each entry and check it against the system's limits on image size and memory.")
  var limits = false

  @Option(help: ArgumentHelp("Memory limit of the extension, with --limits.", valueName: "MB"))
  var memoryLimit: Int?

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let span = try span(inputs)
    var messages = Messages(path: inputs.path, console: .terminal)
    let widget = try WidgetSession.open(inputs, messages: &messages)
    defer { widget.close() }
    try widget.checkConfiguration(&messages)
    var run = TimelineRun(
      widget, span: span,
      budget: ReloadBudget(allowed: budget, spacing: try DurationArgument.parse(spacing)),
      script: try events(from: span.lowerBound))
    (run.measuresLimits, run.memoryLimit) = (limits, memoryLimit)
    (run.folder, run.moments) = (output, try moments.map(DateArgument.parse))
    let (report, failure) = run.run(&messages)
    Terminal.out(format == .json ? report.json.text() : report.text)
    if let failure { throw failure }
    if report.hasFaults || messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func span(_ inputs: Inputs) throws -> Range<Double> {
    let start =
      try from.map { try DateArgument.parse($0) } ?? inputs.environment.variants[0].options.date
    let seconds = try DurationArgument.parse(length)
    guard seconds > 0 else { throw ValidationError("--for must be longer than 0") }
    if let memoryLimit, memoryLimit < 1 || !limits {
      throw ValidationError("--memory-limit is a number of MB, used with --limits")
    }
    guard budget > 0 else { throw ValidationError("--budget must be at least 1 reload per day") }
    return start..<(start + seconds)
  }

  private func events(from start: Double) throws -> [ScriptedEvent] {
    try script.map { text in
      do throws(ScriptedEvent.SyntaxError) {
        return try ScriptedEvent(parsing: text, from: start)
      } catch {
        throw ValidationError("--event \(error)")
      }
    }
  }
}
