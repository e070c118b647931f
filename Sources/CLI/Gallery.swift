import ArgumentParser
import VitrineHost
import VitrineMessages
import VitrineStudio

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Show what the widget gallery offers, and where.",
    discussion: """
      Widgets with their name, description and families, for the gallery of each context. \
      Families that a widget disfavors there are listed under "Other"; widgets that are not \
      offered are named with the reason. With -o the previews are drawn: the provider's snapshot \
      with isPreview set to true.

        vitrine gallery Examples/Weather
        vitrine gallery Examples/Weather --context lock-screen
        vitrine gallery Examples/Weather -o gallery --format json
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  /// The former name of --context here.
  @Option(help: .hidden) var location: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder for the previews.", valueName: "dir"))
  var output: String?

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let locations = try locations(inputs.selection)
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

  /// The galleries of the contexts that were named, else all of them.
  private func locations(_ selection: Selection) throws -> [String] {
    let known = VitrineHost.Gallery.locations
    guard location.isEmpty else { return try formerNames(known) }
    guard selection.namesContexts else { return known.map(\.location) }
    return try selection.contexts.map { context in
      guard
        let found = known.first(where: {
          $0.location == context.location || $0.context == context.id
        })
      else {
        let places = known.map(\.context).reduce(into: [String]()) {
          if !$0.contains($1) { $0.append($1) }
        }
        throw StudioError.usage(
          "\(context.id) has no widget gallery; there are: " + places.joined(separator: ", "))
      }
      return found.location
    }
  }

  private func formerNames(_ known: [(location: String, context: String)]) throws -> [String] {
    return try Choice.split(location).map { text in
      if let found = known.first(where: { $0.location == text }) { return found.location }
      return try Choice.pick(text, from: known, name: \.context, what: "context").location
    }
  }
}
