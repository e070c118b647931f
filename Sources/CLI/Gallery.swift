import ArgumentParser
import VitrineHost
import VitrineMessages
import VitrineStudio

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what people see when they choose a widget.",
    discussion: """
      Widgets with name, description and families, for one place or all; those that a widget \
      itself disfavours there stand below "Other", those that cannot stand there are named with \
      the reason. With -o the previews are drawn: the provider's snapshot with isPreview true.

        vitrine gallery Examples/Weather
        vitrine gallery Examples/Weather --location lock-screen
        vitrine gallery Examples/Weather -o gallery --format json
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp(
      "home-screen, lock-screen, standby, carplay, mac-desktop, watch-face or smart-stack.",
      valueName: "context"))
  var location: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder for the previews.", valueName: "dir"))
  var output: String?

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let locations = try locations()
    var messages = Messages(path: inputs.path, console: .terminal)
    var reports: [GalleryReport] = []
    for built in try ExtensionSession.build(inputs.builds[0], messages: &messages) {
      let session = try ExtensionSession.open(
        built, environment: inputs.environment, messages: &messages)
      defer { session.close() }
      let report = GalleryReport(session: session, inputs: inputs, locations: locations)
      if let output { try report.draw(into: output, &messages) }
      reports.append(report)
    }
    switch format {
    case .text: Terminal.out(reports.map(\.text).joined(separator: "\n"))
    case .json:
      Terminal.out(
        (reports.count == 1 ? reports[0].json : .array(reports.map(\.json))).text())
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  /// Contexts by their names; WidgetKit's own names of locations are taken too.
  private func locations() throws -> [String] {
    let known = VitrineHost.Gallery.places
    guard !location.isEmpty else { return known.map(\.location) }
    return try Choice.split(location).map { text in
      if let found = known.first(where: { $0.location == text }) { return found.location }
      return try Choice.pick(text, from: known, name: \.context, what: "context").location
    }
  }
}
