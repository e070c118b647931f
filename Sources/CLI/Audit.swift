import ArgumentParser
import FoundationEssentials
import VitrineAudit
import VitrinePlatform
import VitrineStudio

struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Judge widgets by Apple's guidelines.",
    discussion: """
      Every widget of PATH is rendered in every family and context, in light and dark, on a small \
      device, at the largest type size, as placeholder and over time; the rules judge what was \
      rendered. 'vitrine rules' lists them.

        vitrine audit Examples/Weather
        vitrine audit Examples/Weather --format json
        vitrine audit Examples/ToDo --rule tap-target-too-small --fail-on warning

      A rule is silenced in .vitrine.yml, or in the sources from a comment to the end of the braces \
      around it, with a reason:

        // vitrine:disable text-too-small -- the legend repeats what the chart says

      Exit status: 1 where there is a finding of the severity that --fail-on names, or a worse one.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, junit, html }

  @Option(help: ArgumentHelp("text, json, sarif, junit or html.", valueName: "format"))
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File for the report; default: standard output.", valueName: "file"))
  var output: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Apply these rules only.", valueName: "rule"))
  var rule: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Leave these rules out.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "The least severity that fails: error (default), warning or note.",
      valueName: "error|warning|note"),
    transform: { try Choice.pick($0, from: Severity.allCases, name: \.rawValue, what: "severity") })
  var failOn: Severity?

  @Option(help: ArgumentHelp("Findings of this file are known and not told.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a baseline.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Folder for a picture of each finding, the region outlined.", valueName: "dir"))
  var pictures: String?

  @Flag(help: "Draw widgets with words a third longer, too, to find what a translation cuts off.")
  var longText = false

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let settings = try ProjectSettings.find(for: inputs.path)
    var run = AuditRun(inputs, rules: try rules(settings))
    run.disabled = settings.silencedRules
    for name in run.disabled.keys.sorted() { _ = try known(name, settings) }
    let limit = try failOn ?? settings.auditFailOn.map { try severity($0, settings) } ?? .error
    run.pictures = pictures
    run.lengthensText = longText || settings.auditLongText
    run.illustrates = format == .html
    if let path = baseline ?? settings.auditBaseline { run.baseline = try read(path) }
    var messages = Messages(path: inputs.path, console: .terminal)
    let (report, images) = try run.run(&messages)
    if let path = writeBaseline {
      try write(Baseline(report.findings).json.text(), to: path)
    }
    let text = self.text(of: report, images, run.rules, limit)
    if let output { try write(text, to: output) } else { Terminal.out(text) }
    if report.count(atLeast: limit) > 0, writeBaseline == nil { throw StudioError.widgetFailed }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func severity(_ name: String, _ settings: ProjectSettings) throws -> Severity {
    guard let severity = Severity(rawValue: name) else {
      let message = Choice.unknown(
        name, what: "severity", known: Severity.allCases.map(\.rawValue))
      throw StudioError.usage(settings.place(of: name) + message)
    }
    return severity
  }

  private func text(
    of report: AuditReport, _ images: [Int: [UInt8]], _ rules: [AuditRule], _ limit: Severity
  ) -> String {
    switch format {
    case .text: report.text
    case .json: report.json.text()
    case .sarif: report.sarif(version: Version.number).text()
    case .junit: report.junit(rules: rules, failOn: limit)
    case .html: report.html(pictures: images)
    }
  }

  private func rules(_ settings: ProjectSettings) throws -> [AuditRule] {
    let chosen = Choice.split(StrayPath.without(rule))
    let wanted = chosen.isEmpty ? settings.auditRules : chosen
    let unwanted = try Set(Choice.split(StrayPath.without(disable)).map { try known($0).name })
    let all = try wanted.isEmpty ? AuditRules.all : wanted.map { try known($0, settings) }
    return all.filter { !unwanted.contains($0.name) }
  }

  /// A rule by its name; the settings say where a wrong name stands.
  private func known(
    _ name: String, _ settings: ProjectSettings = ProjectSettings()
  ) throws -> AuditRule {
    guard let rule = AuditRules.find(name) else {
      throw ValidationError(
        settings.place(of: name) + AuditError.unknownRule(name).description)
    }
    return rule
  }

  private func read(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSON(parsing: Array(data))
    else { throw ValidationError("--baseline \(path): there is no such file of 'vitrine audit'") }
    do {
      return try Baseline(json, path: path)
    } catch { throw ValidationError("--baseline: \(error)") }
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Array((text + "\n").utf8), to: path)
  }
}
