import ArgumentParser
import VitrineCatalog
import VitrineStudio

/// Which widgets, families, devices and contexts.
struct SelectionOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Kinds of widgets; default: all.", valueName: "kind"))
  var widget: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Families by WidgetKit's names: systemSmall … accessoryInline.", valueName: "family"))
  var family: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Devices by ID or screen size in points: iphone-17-pro, ipad-air-11, 393x852 "
        + "(see 'vitrine devices').", valueName: "id"))
  var device: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Contexts: home-screen, lock-screen … or all (see 'vitrine contexts').", valueName: "context")
  )
  var context: [String] = []

  @Option(
    help: ArgumentHelp(
      "Previews by name, or all, instead of widgets; may be given more than once.",
      valueName: "name"))
  var preview: [String] = []
}

extension SelectionOptions {
  /// A PATH written behind a list of values, as in `--family systemSmall Examples/Weather`.
  var strayPath: String? { StrayPath.find([widget, family, device, context]) }
}

extension Selection {
  init(_ options: SelectionOptions) throws {
    self.init()
    widgets = Choice.split(StrayPath.without(options.widget))
    previews = options.preview
    families = try Choice.split(StrayPath.without(options.family)).filter { $0 != "all" }.map {
      try Choice.pick($0, from: Family.allCases, name: \.rawValue, what: "family")
    }
    devices = try Choice.split(StrayPath.without(options.device)).map { text in
      if let device = DeviceCatalog.find(text) { return device }
      throw ValidationError(
        Choice.unknown(
          text, what: "device", known: DeviceCatalog.all.map(\.id) + DeviceCatalog.aliases.keys,
          listing: "see 'vitrine devices'; a screen size such as 393x852 is accepted too"))
    }
    let names = Choice.split(StrayPath.without(options.context))
    namesContexts = !names.isEmpty && !names.contains("all")
    contexts =
      names.contains("all")
      ? ContextCatalog.all
      : try names.map { try Choice.pick($0, from: ContextCatalog.all, name: \.id, what: "context") }
  }
}
