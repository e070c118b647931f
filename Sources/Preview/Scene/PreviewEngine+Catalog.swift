import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// Everything that a page offers to choose from.
  func catalog() async -> JSON {
    _ = try? await extensions(for: state.platform)
    return .object([
      "devices": .array(DeviceCatalog.all.map(json)),
      "places": .array(Place.all.map(json)),
      "appearances": words(["light", "dark"]),
      "wallpapers": .array(
        WallpaperCatalog.all.map {
          .object([
            "id": .string($0.id), "summary": .string($0.summary), "isLight": .bool($0.isLight),
            "picture": .string(pictures.name(Self.swatch($0))),
          ])
        }),
      "hasOwnWallpaper": .bool(own != nil),
      "faces": .array(
        WatchFace.all.map { .object(["id": .string($0.id), "title": .string($0.title)]) }),
      "typeSizes": words(DynamicType.smaller + DynamicType.widget), "locales": .array(locales),
      "directions": words(["ltr", "rtl"]), "contrasts": words(["standard", "increased"]),
      "timeZones": words(Self.timeZones),
      "systems": .array(OSVersion.known.map { .integer($0) }),
      "redactions": words(["placeholder", "privacy"]), "app": app,
      "widgets": .array(widgets.map(json)),
    ])
  }

  private func words(_ list: [String]) -> JSON { .array(list.map { .string($0) }) }

  /// A wallpaper in little.
  private static func swatch(_ wallpaper: Wallpaper) -> Picture {
    let size = Size(48, 64)
    return Picture(
      list: wallpaper.draw(size), size: size, scale: 2, images: wallpaper.images)
  }

  /// Zones a day apart and some between (the names of the IANA database).
  private static let timeZones = [
    "UTC", "America/Los_Angeles", "America/Chicago", "America/New_York", "America/Sao_Paulo",
    "Europe/London", "Europe/Berlin", "Europe/Athens", "Africa/Cairo", "Asia/Dubai",
    "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
  ]

  /// Languages that differ in what layout meets: long words, other scripts, from right to left.
  private static let standardLocales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "pt_BR", "it_IT", "nl_NL", "sv_SE", "pl_PL",
    "ru_RU", "tr_TR", "ar_SA", "he_IL", "hi_IN", "th_TH", "zh_Hans_CN", "zh_Hant_TW", "ja_JP",
    "ko_KR",
  ]

  private var locales: [JSON] {
    Self.standardLocales.map { id in
      .object([
        "id": .string(id), "direction": .string(Direction.of(locale: id).rawValue),
      ])
    }
  }

  var widgets: [WidgetDescription] { running(for: state.platform)?.widgets ?? [] }

  /// The app behind the widgets, as the gallery shows it.
  var app: JSON {
    let built = running(for: state.platform)?.built.first
    let accent = look?.accent(isDark: state.settings.appearance == "dark")
    return .object([
      "name": .string(built?.displayName ?? ""),
      "accent": .string(accent ?? AppLook.standardAccent),
      "bundleIdentifier": .string(built?.bundleIdentifier ?? ""),
      "icon": look?.icon == nil ? .null : .string("app/icon.png"),
    ])
  }

  private var look: AppLook? {
    running(for: state.platform)?.built.first.map { AppLook(resources: $0.resources.path) }
  }

  /// The app's icon, a PNG.
  func appIcon() throws(PreviewError) -> [UInt8] {
    guard let icon = look?.icon else { throw .unknown("the app's catalog has no icon") }
    return icon
  }

  private func json(_ device: Device) -> JSON {
    .object([
      "id": .string(device.id), "name": .string(device.name),
      "platform": .string(device.platform.rawValue), "width": .number(device.screen.width),
      "height": .number(device.screen.height), "scale": .number(device.displayScale),
      "cornerRadius": .number(device.displayCornerRadius),
      "systems": .array(device.knownSystems.map { .integer($0) }),
      "places": words(Place.all.filter { $0.platforms.contains(device.platform) }.map(\.id)),
      "isStandard": .bool(DeviceCatalog.standard(device.platform, os: state.os)?.id == device.id),
      "note": .optional(device.note),
    ])
  }

  private func json(_ place: Place) -> JSON {
    .object([
      "id": .string(place.id), "title": .string(place.title),
      "summary": .string(ContextCatalog.find(place.modes[0].contextID)?.summary ?? ""),
      "platforms": words(place.platforms.map(\.rawValue)),
      "modes": .array(
        place.modes.map { mode in
          let context = ContextCatalog.find(mode.contextID)
          return .object([
            "id": .string(mode.id), "title": .string(mode.title),
            "context": .string(mode.contextID), "since": .integer(context?.firstOS ?? 17),
            "summary": .string(context?.summary ?? ""),
            "regions": words(mode.regions.compactMap(\.activityRegion)),
            "showsActivities": .bool(place.showsActivities(mode)),
          ])
        }),
      "families": .object(
        place.platforms.map { platform in
          JSON.Member(
            platform.rawValue, words(place.families(on: platform).map(\.rawValue)))
        }),
      "layout": .string(place.layout.rawValue), "canStack": .bool(place.canStack),
      "canReorder": .bool(place.layout != .island),
    ])
  }

  private func json(_ widget: WidgetDescription) -> JSON {
    .object([
      "kind": .string(widget.kind),
      "name": .string(widget.displayName.isEmpty ? widget.kind : widget.displayName),
      "description": .string(widget.description),
      "configuration": .string(widget.configuration.rawValue),
      "families": words(widget.families),
      "places": .object(
        Place.all.compactMap { place in
          let platform =
            place.platforms.contains(state.platform) ? state.platform : place.platforms[0]
          let families = offered(widget, in: place, on: state.device(of: platform))
          return families.isEmpty
            ? nil : JSON.Member(place.id, words(families.map(\.rawValue)))
        }),
      "promptsForConfiguration": .bool(widget.promptsForUserConfiguration),
      "hasPushHandler": .bool(widget.pushHandler != nil),
      "parameterSummary": .optional(widget.parameterSummary),
      "parameters": .array(
        widget.parameters.map { ParameterJSON.json($0, value: nil, choices: nil) }),
    ])
  }
}
