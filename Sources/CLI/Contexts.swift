import ArgumentParser
import VitrineMessages
import VitrineSystem

struct Contexts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the places where widgets appear, and what each does to them.",
    discussion: """
      vitrine contexts
      vitrine contexts --format json --os 18
      """)

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  @Option(help: ArgumentHelp("Version of the OS.", valueName: "17|18|26"))
  var os: Int = OSVersion.newest

  func run() {
    switch format {
    case .json: Terminal.out(JSONText.array(ContextCatalog.all.map(json)).text())
    case .text:
      let width = ContextCatalog.all.map(\.id.count).max() ?? 0
      for context in ContextCatalog.all {
        Terminal.out("\(context.id.padded(to: width))  \(context.summary)")
      }
    }
  }

  private func json(_ context: Context) -> JSONText {
    .object([
      "id": .string(context.id), "title": .string(context.title),
      "summary": .string(context.summary), "firstOS": .integer(context.firstOS),
      "placement": .string(context.placement.rawValue),
      "platforms": .object(
        Device.Platform.allCases.compactMap { platform in
          guard let families = context.families[platform] else { return nil }
          return JSONText.Member(
            platform.rawValue,
            .object(families.map { JSONText.Member($0.rawValue, traits(context, platform, $0)) }))
        }),
    ])
  }

  private func traits(
    _ context: Context, _ platform: Device.Platform, _ family: Family
  ) -> JSONText {
    guard let device = DeviceCatalog.all.first(where: { $0.platform == platform }) else {
      return .null
    }
    let traits = context.traits(Place(device: device, family: family, os: os))
    return .object([
      "widgetRenderingMode": .string(traits.renderingMode.rawValue),
      "showsWidgetContainerBackground": .bool(traits.showsContainerBackground),
      "colorScheme": .string(traits.colorScheme.rawValue),
      "contentMargins": .object([
        "top": .number(traits.contentMargins.top),
        "leading": .number(traits.contentMargins.leading),
        "bottom": .number(traits.contentMargins.bottom),
        "trailing": .number(traits.contentMargins.trailing),
      ]),
      "isLuminanceReduced": .bool(traits.isLuminanceReduced),
      "isPreview": .bool(traits.isPreview),
      "appearance": .string(traits.appearance.name), "plate": .string(traits.plate.name),
      "surround": .string(traits.surround.rawValue),
    ])
  }
}
