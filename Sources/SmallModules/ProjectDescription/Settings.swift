/// Build settings.
public typealias SettingsDictionary = [String: SettingValue]

public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral, Equatable, Sendable
{
  case string(String)
  case array([String])
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: String...) { self = .array(elements) }
  public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
  public init<T: RawRepresentable>(_ value: T) where T.RawValue == String {
    self = .string(value.rawValue)
  }
  var json: Any {
    switch self {
    case .string(let text): text
    case .array(let items): items
    }
  }
}

extension SettingsDictionary {
  public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
  public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
  func with(_ name: String, _ value: SettingValue) -> SettingsDictionary { merging([name: value]) }

  public func manualCodeSigning(
    identity: String? = nil, provisioningProfileSpecifier: String? = nil
  ) -> SettingsDictionary { self }
  public func automaticCodeSigning(devTeam: String) -> SettingsDictionary { self }
  public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { self }
  public func codeSignIdentity(_ identity: String) -> SettingsDictionary { self }
  public func currentProjectVersion(_ version: String) -> SettingsDictionary {
    with("CURRENT_PROJECT_VERSION", .string(version))
  }
  public func marketingVersion(_ version: String) -> SettingsDictionary {
    with("MARKETING_VERSION", .string(version))
  }
  public func appleGenericVersioningSystem() -> SettingsDictionary { self }
  public func versionInfo(
    _ version: String, prefix: String? = nil, suffix: String? = nil
  ) -> SettingsDictionary { self }
  public func swiftVersion(_ version: String) -> SettingsDictionary {
    with("SWIFT_VERSION", .string(version))
  }
  public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
  public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
    with("OTHER_SWIFT_FLAGS", .array(flags))
  }
  public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
    swiftActiveCompilationConditions(conditions)
  }
  public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
    with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
  }
  public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { self }
  public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary { self }
  public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
    self
  }
  public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary { self }
  public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary { self }
  public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary { self }
}
public enum DebugInformationFormat: String, Sendable { case dwarf, dwarfWithDsym }
public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }
public enum SwiftOptimizationLevel: String, Sendable { case o, oNone, oSize }

public struct ConfigurationName: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let rawValue: String
  public init(stringLiteral value: String) { rawValue = value }
  public static func configuration(_ name: String) -> ConfigurationName {
    ConfigurationName(stringLiteral: name)
  }
  public static var debug: ConfigurationName { "Debug" }
  public static var release: ConfigurationName { "Release" }
}

public struct Configuration: Sendable {
  public enum Variant: Sendable { case debug, release }
  public let name: ConfigurationName
  public let variant: Variant
  public let settings: SettingsDictionary
  public let xcconfig: Path?

  public static func debug(
    name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
  ) -> Configuration {
    Configuration(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
  }
  public static func release(
    name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
  ) -> Configuration {
    Configuration(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
  }
}

public enum DefaultSettings: Sendable {
  case recommended(excluding: Set<String> = [])
  case essential(excluding: Set<String> = [])
  case none
  public static var recommended: DefaultSettings { .recommended(excluding: []) }
  public static var essential: DefaultSettings { .essential(excluding: []) }
}

public struct Settings: Sendable {
  public var base: SettingsDictionary
  public var configurations: [Configuration]
  public var defaultSettings: DefaultSettings
  public var defaultConfiguration: String?

  public static func settings(
    base: SettingsDictionary = [:], debug: SettingsDictionary = [:],
    release: SettingsDictionary = [:], defaultSettings: DefaultSettings = .recommended,
    defaultConfiguration: String? = nil
  ) -> Settings {
    settings(
      base: base,
      configurations: [
        .debug(name: .debug, settings: debug), .release(name: .release, settings: release),
      ], defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
  }
  public static func settings(
    base: SettingsDictionary = [:], configurations: [Configuration],
    defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
  ) -> Settings {
    Settings(
      base: base, configurations: configurations, defaultSettings: defaultSettings,
      defaultConfiguration: defaultConfiguration)
  }

  /// The first configuration for debugging, in XcodeGen's words.
  func add(to spec: inout Spec) {
    let debug = configurations.first { $0.variant == .debug } ?? configurations.first
    spec["settings"] = [
      "base": base.mapValues(\.json),
      "configs": ["Debug": (debug?.settings ?? [:]).mapValues(\.json)],
    ]
    if let file = debug?.xcconfig { spec["configFiles"] = ["Debug": file.absolute] }
  }
}
