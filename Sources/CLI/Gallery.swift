import ArgumentParser
import VitrineHost
import VitrineMessages

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what people see when they choose a widget.",
    discussion: """
      Widgets with name, description and families, for one place or all; those that a widget \
      itself disfavours there stand below "Other", those that cannot stand there are named with \
      the reason. With -o the previews are drawn: the provider's snapshot with isPreview true.

        vitrine gallery Examples/Weather
        vitrine gallery Examples/Weather --location lockScreen
        vitrine gallery Examples/Weather -o gallery --format json
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp(
      "homeScreen, lockScreen, standBy, carPlay, iPhoneWidgetsOnMac, watchFace or smartStack.",
      valueName: "place"))
  var location: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder for the previews.", valueName: "dir"))
  var output: String?

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let places = try places()
    var messages = Messages(path: inputs.path)
    let platform = try PlatformChoice.platforms(source, inputs.selection)[0]
    var shelves: [GalleryShelf] = []
    for built in try Workshop.build(
      path: inputs.path, source: source, platform: platform, messages: &messages)
    {
      let workshop = try Workshop.open(
        built, environment: inputs.environment, messages: &messages)
      defer { workshop.close() }
      let shelf = GalleryShelf(workshop: workshop, inputs: inputs, places: places)
      if let output { try shelf.draw(into: output, &messages) }
      shelves.append(shelf)
    }
    switch format {
    case .text: Terminal.out(shelves.map(\.text).joined(separator: "\n"))
    case .json:
      Terminal.out(
        (shelves.count == 1 ? shelves[0].json : .array(shelves.map(\.json))).text())
    }
    if messages.hasErrors { throw ExitCode.widgetFailed }
  }

  private func places() throws -> [String] {
    let known = VitrineHost.Gallery.places.map(\.location)
    guard !location.isEmpty else { return known }
    return try Choice.split(location).map {
      try Choice.pick($0, from: known, name: \.self, what: "location")
    }
  }
}
