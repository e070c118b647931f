import Foundation

extension XcodeProject {
  /// Settings of a target's Debug configuration over the project's, references filled in.
  func buildSettings(of target: Target) -> [String: String] {
    var values: [String: String] = [
      "TARGET_NAME": target.name, "PROJECT_NAME": Paths.stem(path), "SRCROOT": folder,
      "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "CONFIGURATION": "Debug",
      "PRODUCT_NAME": target.object["productName"]?.string ?? target.name,
      "DEVELOPMENT_LANGUAGE": root["developmentRegion"]?.string ?? "en",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
    for list in [
      root["buildConfigurationList"]?.string, target.object["buildConfigurationList"]?.string,
    ] {
      guard let list, let configuration = debugConfiguration(of: list) else { continue }
      if let file = baseConfiguration(of: configuration) {
        merge(ConfigurationFile(files).read(file), into: &values)
      }
      var own: [String: String] = [:]
      for (key, value) in configuration["buildSettings"]?.dictionary ?? [:] {
        own[key] = value.string ?? value.array?.compactMap(\.string).joined(separator: " ")
      }
      merge(own, into: &values)
    }
    return values.mapValues { XcodeSettings.expand($0, in: values) }
  }

  /// The `.xcconfig` file under a configuration: by its own reference, or since Xcode 16 by its
  /// path in a synchronized folder.
  private func baseConfiguration(of configuration: [String: OldStylePropertyList]) -> String? {
    if let base = configuration["baseConfigurationReference"]?.string { return path(of: base) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string,
      let folder = path(of: anchor)
    else { return nil }
    return Paths.absolute(name, in: folder)
  }

  private func merge(_ own: [String: String], into values: inout [String: String]) {
    // Settings for one SDK (`KEY[sdk=iphoneos*]`) stand behind the plain ones.
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      let plain = key.split(separator: "[").first.map(String.init) ?? key
      if plain != key,
        !(key.contains("sdk=iphoneos") || key.contains("sdk=*") || key.contains("config=Debug"))
      {
        continue
      }
      let inherited = values[plain] ?? ""
      values[plain] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
    }
  }

  private func debugConfiguration(of list: String) -> [String: OldStylePropertyList]? {
    let all = strings("buildConfigurations", of: objects[list] ?? [:]).compactMap { objects[$0] }
    return all.first { $0["name"]?.string == "Debug" }
      ?? all.first { $0["name"]?.string?.lowercased().contains("debug") ?? false } ?? all.first
  }
}

enum XcodeSettings {
  /// `$(NAME)`, `${NAME}` and `$(NAME:modifier)`; unknown names become empty.
  static func expand(_ text: String, in values: [String: String]) -> String {
    var budget = 10_000
    return expand(text, in: values, depth: 0, &budget)
  }

  /// Settings may refer to each other in circles, and to each other several times.
  private static func expand(
    _ text: String, in values: [String: String], depth: Int, _ budget: inout Int
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), depth < 8, budget > 0 else { return text }
    let bytes = Array(text.utf8)
    budget -= 1 + bytes.count / 64
    let closings = closings(in: bytes)
    var result = ""
    var start = 0
    while let dollar = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
      result += String(decoding: bytes[start..<dollar], as: UTF8.self)
      guard let end = closings[dollar + 1] else {
        result.append("$")
        start = dollar + 1
        continue
      }
      let reference = String(decoding: bytes[(dollar + 2)..<end], as: UTF8.self)
      let inside = expand(reference, in: values, depth: depth + 1, &budget)
      let parts = inside.split(separator: ":", maxSplits: 1)
      var value = values[String(parts.first ?? "")] ?? ""
      value = expand(value, in: values, depth: depth + 1, &budget)
      for modifier in parts.dropFirst().first?.split(separator: ":") ?? [] {
        value = apply(modifier, to: value)
      }
      budget -= value.utf8.count / 64
      result += value
      start = end + 1
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Where each bracket that is opened is closed: found at once, since a text may open as many as it is long.
  private static func closings(in bytes: [UInt8]) -> [Int: Int] {
    var (parentheses, braces): ([Int], [Int]) = ([], [])
    var closings: [Int: Int] = [:]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("): parentheses.append(index)
      case UInt8(ascii: "{"): braces.append(index)
      case UInt8(ascii: ")"): parentheses.popLast().map { closings[$0] = index }
      case UInt8(ascii: "}"): braces.popLast().map { closings[$0] = index }
      default: continue
      }
    }
    return closings
  }

  private static func apply(_ modifier: Substring, to value: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": Paths.identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default:
      modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
    }
  }

  /// The settings that matter here, and the platform they say.
  static func interpret(_ values: [String: String]) -> (ProjectSettings, BuildPlatform) {
    var settings = ProjectSettings()
    settings.variables = values
    if let version = values["SWIFT_VERSION"], version.hasPrefix("6") { settings.swiftVersion = "6" }
    if let isolation = values["SWIFT_DEFAULT_ACTOR_ISOLATION"], isolation == "MainActor" {
      settings.defaultIsolation = isolation
    }
    settings.upcomingFeatures = upcomingFeatures(values)
    let flags = SwiftFlags(values["OTHER_SWIFT_FLAGS"] ?? "")
    let conditions = values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    settings.conditions = Set(
      ["DEBUG"] + conditions.split(separator: " ").map(String.init) + flags.conditions
    ).sorted()
    settings.experimentalFeatures = flags.experimentalFeatures
    func name(_ key: String, _ fallback: String) -> String {
      values[key].flatMap { $0.isEmpty ? nil : $0 } ?? fallback
    }
    settings.accentColor = name("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor")
    settings.widgetBackground = name(
      "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME", "WidgetBackground")
    settings.bundleIdentifier = values["PRODUCT_BUNDLE_IDENTIFIER"]
    settings.displayName = values["INFOPLIST_KEY_CFBundleDisplayName"]
    settings.appIcon = values["ASSETCATALOG_COMPILER_APPICON_NAME"].flatMap {
      $0.isEmpty ? nil : $0
    }
    settings.developmentRegion = values["DEVELOPMENT_LANGUAGE"] ?? "en"
    settings.generatesAssetSymbols = values["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    settings.generatesStringSymbols = values["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES"
    for (key, value) in values where key.hasPrefix("INFOPLIST_KEY_") {
      settings.infoPlistKeys[String(key.dropFirst(14))] = .string(value)
    }
    return (settings, platform(sdk: values["SDKROOT"] ?? "", values["SUPPORTED_PLATFORMS"] ?? ""))
  }

  /// Of a target that is built for a Mac and an iPhone the iPhone, whichever its SDK is: a Mac shows that one's
  /// widgets as well.
  static func platform(sdk: String, _ supported: String) -> BuildPlatform {
    if sdk.contains("watch") || (sdk.isEmpty || sdk == "auto") && supported.contains("watchos") {
      return .watchOS
    }
    let isMacs = sdk.contains("macosx") && !supported.contains("iphoneos")
    return isMacs || (sdk == "auto" && supported == "macosx") ? .macOS : .iOS
  }

  /// Features that change which sources are accepted. Those that only forbid more (visibility of
  /// imports, explicit `any`) are left off: the sources compile under them already.
  private static func upcomingFeatures(_ values: [String: String]) -> [String] {
    let names: [(setting: String, feature: String)] = [
      ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
      ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
      ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
      ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
      ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
      ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
      ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
      ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ]
    let approachable: Set<String> = [
      "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
      "NonisolatedNonsendingByDefault", "DisableOutwardActorInference",
    ]
    return names.filter { name in
      // Xcode has a setting of its own for it, which is on.
      let isRegex = name.feature == "BareSlashRegexLiterals"
      let own = isRegex ? values["SWIFT_ENABLE_BARE_SLASH_REGEX"] ?? "YES" : nil
      return switch values["SWIFT_UPCOMING_FEATURE_" + name.setting] ?? own {
      case "YES": true
      case "NO": false
      default:
        values["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" && approachable.contains(name.feature)
      }
    }
    .map(\.feature)
  }
}
