/// What a manifest tells the compiler about one of its targets.
enum PackageSettings {
  /// Features that would ask more of sources here than of the platform that they are written for: the
  /// SDK's modules show each other otherwise.
  private static let refused: Set<String> = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ]

  /// - traits: what of the package is switched on; `#if` finds their names true.
  static func read(
    _ json: JSONValue, in folder: String, toolsVersion: JSONValue?, traits: [String],
    _ platform: BuildPlatform
  ) -> ProjectSettings {
    var settings = ProjectSettings()
    settings.packageName = Paths.identifier(Paths.name(folder)).lowercased()
    settings.conditions += ["SWIFT_PACKAGE"] + traits
    let version = toolsVersion?["_version"]?.string ?? "5"
    if version.hasPrefix("6") { settings.swiftVersion = "6" }
    for item in json["settings"]?.array ?? [] {
      guard let kind = item["kind"]?.object, item["tool"]?.string ?? "swift" == "swift",
        ManifestCondition(item["condition"]).holds(on: platform)
      else { continue }
      add(kind, to: &settings)
    }
    return settings
  }

  private static func add(_ kind: [String: JSONValue], to settings: inout ProjectSettings) {
    func value(_ key: String) -> String? {
      kind[key]?["_0"]?.string ?? kind[key]?["_0"]?.array?.first?.string
    }
    if let feature = value("enableUpcomingFeature"), !refused.contains(feature) {
      settings.upcomingFeatures.append(feature)
    }
    if let feature = value("enableExperimentalFeature"), !refused.contains(feature) {
      settings.experimentalFeatures.append(feature)
    }
    if let define = value("define") { settings.conditions.append(define) }
    let flags = SwiftFlags(kind["unsafeFlags"]?["_0"]?.array?.compactMap(\.string) ?? [])
    settings.conditions += flags.conditions
    settings.upcomingFeatures += flags.upcomingFeatures.filter { !refused.contains($0) }
    settings.experimentalFeatures += flags.experimentalFeatures.filter { !refused.contains($0) }
    if let mode = value("swiftLanguageMode") ?? value("swiftLanguageVersion") {
      settings.swiftVersion = mode.hasPrefix("6") ? "6" : "5"
    }
    if let isolation = value("defaultIsolation"), isolation == "MainActor" {
      settings.defaultIsolation = isolation
    }
  }

  /// The traits that a package has where nobody asks for others: those of `default`, and what these
  /// bring along.
  static func defaultTraits(_ manifest: JSONValue) -> [String] {
    var brought: [String: [String]] = [:]
    for trait in manifest["traits"]?.array ?? [] {
      guard let name = trait["name"]?.string else { continue }
      brought[name] = (trait["enabledTraits"]?.array ?? []).compactMap(\.string)
    }
    var found: Set<String> = []
    var open = brought["default"] ?? []
    while let name = open.popLast() {
      if found.insert(name).inserted { open += brought[name] ?? [] }
    }
    return found.sorted()
  }
}
