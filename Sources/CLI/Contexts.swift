import ArgumentParser
import VitrineCatalog
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

struct Contexts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contexts",
    abstract: "List the contexts in which widgets appear.",
    discussion: """
      JSON has every value by device and family: the environment a widget gets, what happens to \
      its background, the appearance, and what is around it. The device is the newest of its kind.

        vitrine contexts
        vitrine contexts --format json --os 18
      """)

  @OptionGroup var list: ListOptions

  func run() {
    switch list.format {
    case .json: Terminal.out(JSON.array(ContextCatalog.all.map(json)).text())
    case .text:
      let width = ContextCatalog.all.map(\.id.count).max() ?? 0
      for context in ContextCatalog.all {
        let late = context.firstOS > list.os ? "  (from OS \(context.firstOS) on)" : ""
        Terminal.out("\(context.id.padded(to: width))  \(context.summary)\(late)")
      }
    }
  }

  private func json(_ context: Context) -> JSON {
    .object([
      "id": .string(context.id), "title": .string(context.title),
      "summary": .string(context.summary), "firstOS": .integer(context.firstOS),
      "os": .integer(list.os),
      "placement": .string(context.surface.rawValue),
      "location": .optional(context.location),
      "platforms": .object(
        Device.Platform.allCases.compactMap { platform in
          guard let families = context.families[platform],
            let device = DeviceCatalog.standard(platform, os: list.os)
          else {
            return nil
          }
          return JSON.Member(
            platform.rawValue,
            .object(
              families.compactMap { family in
                values(context, device, family).map { JSON.Member(family.rawValue, $0) }
              }))
        }),
    ])
  }

  /// nil where the family does not stand here on this version.
  private func values(_ context: Context, _ device: Device, _ family: Family) -> JSON? {
    let options = EnvironmentOptions(os: list.os)
    guard let e = context.environment(device: device, family: family, options: options),
      let size = device.size(of: family, in: context.surface, os: list.os)
    else { return nil }
    let input = ContextInput(device: device, family: family, options: options)
    let traits = context.traits(input)
    let explanation = Explanation(traits, input, factor: size.factor)
    var members: [JSON.Member] = [
      .init("device", .string(device.id)),
      .init("size", pair(size.layout)), .init("drawnSize", pair(size.drawn)),
    ]
    members += environment(e, traits)
    members += [
      .init("containerBackground", .string(traits.showsContainerBackground ? "kept" : "removed")),
      .init(
        "offersFixedBackgrounds",
        .bool(!context.excludesFixedBackground(of: family, on: device.platform))),
      .init("plate", .string(traits.plate.name)),
      .init("appearance", .string(traits.appearance.name)),
    ]
    if case .accented(let colors) = traits.appearance {
      members += [
        .init("defaultGroupColor", .string(colors.primary.dump)),
        .init("accentGroupColor", .string(colors.accent.dump)),
        .init("keepsFullColorImages", .bool(colors.keepsImages)),
      ]
    }
    members += [
      .init("surround", .string(traits.surround.rawValue)), .init("ground", ground(traits.ground)),
      .init("seesWallpaper", .bool(traits.seesWallpaper)),
      .init("effects", .array(explanation.effects.map { .string($0) })),
    ]
    return .object(members)
  }

  private func environment(
    _ e: RenderEnvironment, _ traits: ContextTraits
  ) -> [JSON.Member] {
    [
      .init("platform", .string(e.platform.rawValue)),
      .init("widgetRenderingMode", .string(e.renderingMode.rawValue)),
      .init("showsWidgetContainerBackground", .bool(e.showsContainerBackground)),
      .init("colorScheme", .string(e.colorScheme.rawValue)),
      .init(
        "contentMargins",
        .object([
          "top": .number(e.contentMargins.top), "leading": .number(e.contentMargins.leading),
          "bottom": .number(e.contentMargins.bottom),
          "trailing": .number(e.contentMargins.trailing),
        ])),
      .init("cornerRadius", .number(e.cornerRadius)),
      .init("displayScale", .number(e.displayScale)),
      .init(
        "dynamicTypeSizes",
        .object([
          "smallest": .string(DynamicType.widget.first ?? ""),
          "largest": .string(DynamicType.widget.last ?? ""),
        ])),
      .init("usesComplicationText", .bool(e.usesComplicationText)),
      .init("showsWidgetLabel", .bool(e.showsWidgetLabel)),
      .init("isLuminanceReduced", .bool(e.isLuminanceReduced)),
      .init("isPreview", .bool(e.isPreview)),
    ]
  }

  private func ground(_ ground: Ground) -> JSON {
    switch ground {
    case .black: .string("black")
    case .light: .string("light")
    case .wallpaper(let light): .object(["wallpaper": .number(light)])
    }
  }

  private func pair(_ size: Size) -> JSON {
    .object(["width": .number(size.width), "height": .number(size.height)])
  }
}
