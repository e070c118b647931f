/// A package that a project names.
public enum Package: Sendable {
  case remote(url: String, requirement: Requirement)
  case local(path: Path)

  public enum Requirement: Sendable {
    case upToNextMajor(from: Version)
    case upToNextMinor(from: Version)
    case range(from: Version, to: Version)
    case exact(Version)
    case branch(String)
    case revision(String)

    var spec: [String: String] {
      switch self {
      case .upToNextMajor(let version): ["from": version.text]
      case .upToNextMinor(let version): ["minorVersion": version.text]
      case .range(let from, let to): ["minVersion": from.text, "maxVersion": to.text]
      case .exact(let version): ["exactVersion": version.text]
      case .branch(let name): ["branch": name]
      case .revision(let name): ["revision": name]
      }
    }
  }

  var spec: [String: String] {
    switch self {
    case .remote(let url, let requirement): requirement.spec.merging(["url": url]) { $1 }
    case .local(let path): ["path": path.absolute]
    }
  }

  public static func package(url: String, _ requirement: Requirement) -> Package {
    remote(url: url, requirement: requirement)
  }
  public static func package(url: String, from version: Version) -> Package {
    remote(url: url, requirement: .upToNextMajor(from: version))
  }
  public static func package(url: String, exact version: Version) -> Package {
    remote(url: url, requirement: .exact(version))
  }
  public static func package(url: String, branch: String) -> Package {
    remote(url: url, requirement: .branch(branch))
  }
  public static func package(url: String, revision: String) -> Package {
    remote(url: url, requirement: .revision(revision))
  }
  public static func package(path: Path) -> Package { local(path: path) }
}

public struct Version: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(
    _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
    buildMetadataIdentifiers: [String] = []
  ) {
    text = "\(major).\(minor).\(patch)"
  }
}

/// Packages that all projects use, before Tuist's fourth version.
public struct Dependencies: Sendable {
  public init(
    carthage: [String]? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
    platforms: Set<Platform> = [.iOS]
  ) {}
}
public struct SwiftPackageManagerDependencies: ExpressibleByArrayLiteral, Sendable {
  public init(
    _ packages: [Package] = [], productTypes: [String: Product] = [:],
    baseSettings: Settings = .settings(), targetSettings: [String: SettingsDictionary] = [:],
    projectOptions: [String: Project.Options] = [:]
  ) {}
  public init(arrayLiteral elements: Package...) {}
}
public struct PackageSettings: Sendable {
  public init(
    productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
    baseSettings: Settings = .settings(), targetSettings: [String: Settings] = [:],
    projectOptions: [String: Project.Options] = [:]
  ) {}
}

/// Values that are given to Tuist from outside: none are.
@dynamicMemberLookup
public enum Environment: Sendable {
  public enum Value: Equatable, Sendable {
    case boolean(Bool)
    case string(String)
  }
  public static subscript(dynamicMember name: String) -> Value? { nil }
}
extension Environment.Value? {
  public func getString(default value: String) -> String {
    if case .string(let given) = self { given } else { value }
  }
  public func getBoolean(default value: Bool) -> Bool {
    if case .boolean(let given) = self { given } else { value }
  }
}
