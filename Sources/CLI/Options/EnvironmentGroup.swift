import ArgumentParser
import Glibc
import VitrineCatalog
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

/// What a person could set on the device, and the moment that is shown.
struct EnvironmentGroup: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("light, dark or both.", valueName: "light|dark"))
  var appearance: [String] = []

  @Option(help: ArgumentHelp("Tint color of accented contexts.", valueName: "#RRGGBB"))
  var tint: String?

  @Option(
    help: ArgumentHelp(
      "Picture behind the widget: a PNG or JPEG file, one of "
        + WallpaperCatalog.all.map(\.id).joined(separator: ", ")
        + ", or none (transparent). Default: \(WallpaperCatalog.standard.id), where it shows "
        + "through.", valueName: "file|name"))
  var wallpaper: String?

  @Option(
    help: ArgumentHelp(
      "Watch face, which colors complications: "
        + WatchFace.all.map(\.id).joined(separator: ", ") + ".", valueName: "face"))
  var face: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Dynamic Type: large, xLarge … AX5.", valueName: "size"))
  var typeSize: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Language and region, such as de_DE or ar.", valueName: "id"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("ltr or rtl; default: the locale's own.", valueName: "ltr|rtl"))
  var layoutDirection: String?

  @Option(help: ArgumentHelp("Time zone, such as Europe/Berlin; default: UTC.", valueName: "id"))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "The moment to show, ISO 8601 or now; default: 2026-06-08T09:41:00Z, the same for every run.",
      valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("Entry of the timeline or preview, counted from 0.", valueName: "n"))
  var entry: Int?

  @Option(help: ArgumentHelp("Pixels per point; default: the device's.", valueName: "1|2|3"))
  var scale: Int?

  @Option(help: ArgumentHelp("Version of the OS; default: 26.", valueName: "17|18|26"))
  var os: Int?

  @Flag(help: "Show the placeholder instead of an entry.")
  var placeholder = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Redact the content.", valueName: "privacy|placeholder"))
  var redact: [String] = []

  @Option(help: ArgumentHelp("standard or increased.", valueName: "contrast"))
  var contrast: String?

  @Option(
    help: ArgumentHelp("Parameters of the configuration intent as JSON.", valueName: "json"))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "State of a Live Activity, or value of a control, as JSON, shown in all of its places.",
      valueName: "json"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      "What a script asks of its widget: isTransparentBackground, isTransparentMode or isBlurMode.",
      valueName: "name[=true|false]"))
  var scriptOption: [String] = []

  @Option(
    help: ArgumentHelp(
      "Network of the widget: deny (default), live, a folder of recorded responses "
        + "(DIR/<host>/<path>, with or without .json), or record:DIR to record them.",
      valueName: "deny|live|dir|record:dir"))
  var network: String?

  @Option(
    help: ArgumentHelp(
      "Folder of JSON that answers WeatherKit, EventKit, HealthKit, Photos, Contacts, MusicKit and "
        + "Core Location (docs/data.md), or none for a device that tells widgets nothing. "
        + "Default: samples.",
      valueName: "dir|none"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "Folder of what the app has stored before, which each run begins with: Groups/<app group> with "
        + "files and defaults.json, and keychain.json (docs/data.md). 'vitrine tap' writes to it.",
      valueName: "dir"))
  var container: String?

  @Option(help: ArgumentHelp("Seconds that one render may take.", valueName: "seconds"))
  var timeLimit: Double = 10
}

extension EnvironmentGroup {
  /// A PATH written behind a list of values.
  var strayPath: String? { StrayPath.find([appearance, typeSize, locale, redact]) }
}
