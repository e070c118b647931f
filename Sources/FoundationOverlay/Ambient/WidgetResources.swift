import Synchronization

/// The folder that `VITRINE_RESOURCES` names and its `info.json`; Sources/Build/README.md
/// describes both.
package enum WidgetResources {
  private struct Info: Sendable {
    var folder: String?
    var module: String?
    var bundleIdentifier: String?
    var displayName: String?
    var developmentRegion = "en"
    var localizations: [String] = []
    var accentColor: String?
    var widgetBackground: String?
    var appGroups: [String] = []
    var iCloudContainers: [String] = []
    var moments: [String: Double] = [:]
    var choices: [String: String] = [:]
    var fonts: [String] = []
    var modules: Set<String> = []
    var infoPlist: Data?
    var xcodeVersion: Int?
  }

  private static let override = Mutex<Info?>(nil)
  private static let process = read(ProcessEnvironment.value("VITRINE_RESOURCES"))
  private static var info: Info { override.withLock { $0 } ?? process }

  /// Absolute path, nil where the process has no resources.
  package static var folder: String? { info.folder }
  /// The Swift module that the widget was compiled as.
  package static var module: String? { info.module }
  /// Of the Info.plist.
  package static var bundleIdentifier: String? { info.bundleIdentifier }
  /// Of the Info.plist.
  package static var displayName: String? { info.displayName }
  /// Language of texts in the sources, such as `en`.
  package static var developmentRegion: String { info.developmentRegion }
  /// Languages that there are texts for.
  package static var localizations: [String] { info.localizations }
  /// Name of the color in the asset catalog.
  package static var accentColor: String? { info.accentColor }
  /// Name of the color set behind widgets without a background.
  package static var widgetBackground: String? { info.widgetBackground }
  /// Identifiers of the entitlements.
  package static var appGroups: [String] { info.appGroups }
  /// Identifiers of the entitlements, the default one first.
  package static var iCloudContainers: [String] { info.iCloudContainers }
  /// Properties that the sources count from 1970, with the seconds of their units.
  package static var moments: [String: Double] { info.moments }
  /// Properties of which the sources expect certain texts, with one of them.
  package static var choices: [String: String] { info.choices }
  /// Files of fonts in the bundle, relative.
  package static var fonts: [String] { info.fonts }
  /// Bundle identifiers of frameworks whose resources lie in the widget's own folder.
  package static var modules: Set<String> { info.modules }
  /// The whole Info.plist, nil where it cannot be read.
  package static var infoPlist: [String: Any]? {
    info.infoPlist.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }

  /// `DTXcode` of the Info.plist: 1410 is Xcode 14.1. Nil where no project says.
  package static var xcodeVersion: Int? { info.xcodeVersion }

  /// For tests and for package mode, where no environment variable names the folder.
  package static func use(folder: String?) {
    let info = folder.map { read($0) }
    override.withLock { $0 = info }
  }

  private static func read(_ folder: String?) -> Info {
    var info = Info()
    guard let folder else { return info }
    info.folder = folder
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/info.json")),
      let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/strings")) ?? []
      info.localizations = names.sorted()
      return info
    }
    info.module = json["module"] as? String
    info.bundleIdentifier = json["bundleIdentifier"] as? String
    info.displayName = json["displayName"] as? String
    let plist = json["infoPlist"] as? [String: Any]
    info.xcodeVersion = (plist?["DTXcode"] as? String).flatMap { Int($0) }
    info.developmentRegion = json["developmentRegion"] as? String ?? "en"
    info.localizations = json["localizations"] as? [String] ?? []
    info.accentColor = json["accentColor"] as? String
    info.widgetBackground = json["widgetBackground"] as? String
    info.appGroups = json["appGroups"] as? [String] ?? []
    info.iCloudContainers = json["iCloudContainers"] as? [String] ?? []
    info.moments = json["moments"] as? [String: Double] ?? [:]
    info.choices = json["choices"] as? [String: String] ?? [:]
    info.fonts = json["fonts"] as? [String] ?? []
    info.modules = Set(json["modules"] as? [String] ?? [])
    info.infoPlist = json["infoPlist"].flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    return info
  }
}
