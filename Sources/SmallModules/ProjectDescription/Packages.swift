/// A package that a project names.
public struct Package: Sendable {
  let spec: [String: String]

  public struct Requirement: Sendable {
    let spec: [String: String]
    public static func upToNextMajor(from version: Version) -> Requirement {
      Requirement(spec: ["from": version.text])
    }
    public static func upToNextMinor(from version: Version) -> Requirement {
      Requirement(spec: ["minorVersion": version.text])
    }
    public static func range(from: Version, to: Version) -> Requirement {
      Requirement(spec: ["minVersion": from.text, "maxVersion": to.text])
    }
    public static func exact(_ version: Version) -> Requirement {
      Requirement(spec: ["exactVersion": version.text])
    }
    public static func branch(_ branch: String) -> Requirement {
      Requirement(spec: ["branch": branch])
    }
    public static func revision(_ revision: String) -> Requirement {
      Requirement(spec: ["revision": revision])
    }
  }

  public static func remote(url: String, requirement: Requirement) -> Package {
    Package(spec: requirement.spec.merging(["url": url]) { $1 })
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
  public static func local(path: Path) -> Package { Package(spec: ["path": path.absolute]) }
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
  public struct Value: Sendable {
    public func getString(default value: String) -> String { value }
    public func getBoolean(default value: Bool) -> Bool { value }
    public static func string(_ value: String) -> Value { Value() }
    public static func boolean(_ value: Bool) -> Value { Value() }
  }
  public static subscript(dynamicMember name: String) -> Value? { nil }
}
extension Environment.Value? {
  public func getString(default value: String) -> String { value }
  public func getBoolean(default value: Bool) -> Bool { value }
}
