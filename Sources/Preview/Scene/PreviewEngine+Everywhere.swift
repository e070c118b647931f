import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// Which pictures of all places are asked for; empty lists: all.
struct EverywhereFilter: Sendable {
  var kinds: [String] = []
  var families: [String] = []
  var places: [String] = []
  var appearances: [String] = []
}

extension PreviewEngine {
  /// Every widget in every size in every place, with what the system does to it there.
  func everywhere(_ filter: EverywhereFilter, scale: Double) async throws -> JSON {
    var items: [JSON] = []
    for tile in await tiles(filter) {
      let drawn = draw(tile.job, scale: scale)
      items.append(json(tile, drawn.picture, drawn.fault))
    }
    return .object([
      "items": .array(items), "locale": .string(state.settings.locale),
      "typeSize": .string(state.settings.typeSize),
    ])
  }

  /// One picture of the view.
  struct Tile {
    var widget: WidgetDescription
    var place: Place
    var mode: Place.Mode
    var job: RenderJob
  }

  /// What is to be drawn, in the order of places. Platforms that were not shown yet are built.
  func tiles(_ filter: EverywhereFilter) async -> [Tile] {
    var tiles: [Tile] = []
    for place in Place.all where filter.places.isEmpty || filter.places.contains(place.id) {
      for platform in place.platforms {
        guard let extensions = try? await extensions(for: platform) else { continue }
        for widget in extensions.widgets
        where filter.kinds.isEmpty || filter.kinds.contains(widget.kind) {
          for mode in place.modes { tiles += self.tiles(widget, place, mode, platform, filter) }
        }
      }
    }
    return tiles
  }

  private func tiles(
    _ widget: WidgetDescription, _ place: Place, _ mode: Place.Mode, _ platform: Device.Platform,
    _ filter: EverywhereFilter
  ) -> [Tile] {
    let device = state.device(of: platform)
    guard let context = ContextCatalog.find(mode.contextID) else { return [] }
    // Where Live Activities have modes of their own, the others do not show them.
    let isApart = place.modes.contains { !$0.regions.isEmpty }
    let here =
      mode.regions.isEmpty
      ? place.families(on: platform).filter { !(isApart && $0.isActivity) } : mode.regions
    let families = widget.families.compactMap(Family.init).filter {
      here.contains($0)
        && context.allows(
          $0, on: device, os: state.os,
          isBackgroundRemovable: widget.containerBackgroundRemovable)
        && (filter.families.isEmpty || filter.families.contains($0.rawValue))
    }
    let appearances = filter.appearances.isEmpty ? [state.settings.appearance] : filter.appearances
    return families.flatMap { family in
      appearances.map { appearance in
        var job = job(
          widget.kind, family, in: place, on: platform, configuration: nil, at: state.date)
        job.contextID = mode.contextID
        job.options.appearance = RenderEnvironment.ColorScheme(rawValue: appearance) ?? .light
        return Tile(widget: widget, place: place, mode: mode, job: job)
      }
    }
  }

  func json(_ tile: Tile, _ picture: Picture, _ fault: ExtensionFault?) -> JSON {
    let job = tile.job
    let name = tile.widget.displayName.isEmpty ? tile.widget.kind : tile.widget.displayName
    let environment = job.environment
    let place: [JSON.Member] = [
      JSON.Member("kind", .string(tile.widget.kind)), JSON.Member("name", .string(name)),
      JSON.Member("family", .string(job.family?.rawValue ?? "")),
      JSON.Member("device", .string(job.device.id)),
      JSON.Member("platform", .string(job.device.platform.rawValue)),
      JSON.Member("place", .string(tile.place.id)),
      JSON.Member("placeTitle", .string(tile.place.title)),
      JSON.Member("mode", .string(tile.mode.id)),
      JSON.Member("modeTitle", .string(tile.mode.title)),
      JSON.Member("context", .string(job.contextID)),
      JSON.Member("appearance", .string(job.options.appearance.rawValue)),
    ]
    let look: [JSON.Member] = [
      JSON.Member("width", .number(environment.width)),
      JSON.Member("height", .number(environment.height)),
      JSON.Member("drawnWidth", .number(picture.size.width)),
      JSON.Member("drawnHeight", .number(picture.size.height)),
      JSON.Member("picture", .string(pictures.name(picture))),
      JSON.Member("rules", .array(Self.effects(job).map { .string($0) })),
      JSON.Member("fault", fault.map { SceneJSON.fault($0) } ?? .null),
    ]
    return .object(place + look)
  }

  /// What the system does to a widget in its place, in words.
  static func effects(_ job: RenderJob) -> [String] {
    guard let composition = job.composition() else { return [] }
    let traits = composition.context.traits(composition.input)
    let size = job.family.flatMap {
      job.device.size(of: $0, in: composition.context.surface, os: job.options.os)
    }
    return Explanation(traits, composition.input, factor: size?.factor ?? 1).effects
  }
}
