/// A target in the words of XcodeGen's descriptions.
public struct Target: Sendable {
  public var name: String
  public var destinations: Destinations
  public var product: Product
  public var productName: String?
  public var bundleId: String
  public var deploymentTargets: DeploymentTargets?
  public var infoPlist: InfoPlist?
  public var sources: SourceFilesList?
  public var resources: ResourceFileElements?
  public var entitlements: Entitlements?
  public var dependencies: [TargetDependency]
  public var settings: Settings?
  public var coreDataModels: [CoreDataModel]

  public static func target(
    name: String, destinations: Destinations, product: Product, productName: String? = nil,
    bundleId: String, deploymentTargets: DeploymentTargets? = nil,
    infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
    resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [],
    copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
    entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [], environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
    buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
    mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
    metadata: TargetMetadata? = nil
  ) -> Target {
    var sources = sources ?? []
    sources.globs += buildableFolders.map { SourceFileGlob(stringLiteral: $0.path + "/**") }
    return Target(
      name: name, destinations: destinations, product: product, productName: productName,
      bundleId: bundleId, deploymentTargets: deploymentTargets, infoPlist: infoPlist,
      sources: sources, resources: resources, entitlements: entitlements,
      dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
  }

  /// The spelling of Tuist before its fourth version.
  public init(
    name: String, platform: Platform, product: Product, productName: String? = nil,
    bundleId: String, deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
    entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = []
  ) {
    self.init(
      name: name, destinations: platform.destinations, product: product, productName: productName,
      bundleId: bundleId, deploymentTargets: nil, infoPlist: infoPlist, sources: sources,
      resources: resources, entitlements: entitlements, dependencies: dependencies,
      settings: settings, coreDataModels: coreDataModels)
  }

  public init(
    name: String, destinations: Destinations, product: Product, productName: String? = nil,
    bundleId: String, deploymentTargets: DeploymentTargets? = nil,
    infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
    resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil,
    headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = []
  ) {
    self.init(
      name: name, destinations: destinations, product: product, productName: productName,
      bundleId: bundleId, deploymentTargets: deploymentTargets, infoPlist: infoPlist,
      sources: sources, resources: resources, entitlements: entitlements,
      dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
  }

  private init(
    name: String, destinations: Destinations, product: Product, productName: String?,
    bundleId: String, deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?,
    sources: SourceFilesList?, resources: ResourceFileElements?, entitlements: Entitlements?,
    dependencies: [TargetDependency], settings: Settings?, coreDataModels: [CoreDataModel]
  ) {
    self.name = name
    self.destinations = destinations
    self.product = product
    self.productName = productName
    self.bundleId = bundleId
    self.deploymentTargets = deploymentTargets
    self.infoPlist = infoPlist
    self.sources = sources
    self.resources = resources
    self.entitlements = entitlements
    self.dependencies = dependencies
    self.settings = settings
    self.coreDataModels = coreDataModels
  }

  var spec: Spec {
    var spec: Spec = [
      "type": product.type, "platform": destinations.platform,
      "sources": (sources?.globs ?? []).flatMap(\.specs)
        + (resources?.resources ?? []).flatMap(\.specs) + coreDataModels.map(\.spec),
      "dependencies": dependencies.compactMap(\.spec),
    ]
    settings?.add(to: &spec)
    var base: Spec = ["PRODUCT_BUNDLE_IDENTIFIER": bundleId]
    if let productName { base["PRODUCT_NAME"] = productName }
    var all = spec["settings"] as? Spec ?? [:]
    all["base"] = base.merging(all["base"] as? Spec ?? [:]) { $1 }
    spec["settings"] = all
    if let info = infoPlist?.spec { spec["info"] = info }
    if let path = entitlements?.path { spec["entitlements"] = ["path": path] }
    return spec
  }
}

public enum Product: String, Sendable, CaseIterable {
  case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle
  case commandLineTool, appExtension, watch2App, watch2Extension, tvTopShelfExtension
  case messagesExtension, stickerPackExtension, appClip, xpc, systemExtension, extensionKitExtension
  case macro

  /// XcodeGen's word.
  var type: String {
    switch self {
    case .app: "application"
    case .appExtension, .watch2Extension: "app-extension"
    case .extensionKitExtension: "extensionkit-extension"
    case .framework, .staticFramework: "framework"
    case .staticLibrary: "library.static"
    case .dynamicLibrary: "library.dynamic"
    default: rawValue
    }
  }
}

public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
  var destinations: Destinations {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}
public typealias PackagePlatform = Platform

public enum PlatformFilter: Sendable {
  case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}
public typealias PlatformFilters = Set<PlatformFilter>
extension PlatformFilters {
  public static let all: PlatformFilters = [
    .ios, .macos, .tvos, .catalyst, .driverkit, .watchos, .visionos,
  ]
}
public struct PlatformCondition: Hashable, Sendable {
  public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? {
    PlatformCondition()
  }
}

public enum Destination: String, Sendable, CaseIterable {
  case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision
  case appleVisionWithiPadDesign
}
public typealias Destinations = Set<Destination>
extension Destinations {
  public static let iOS: Destinations = [.iPhone, .iPad, .macWithiPadDesign]
  public static let macOS: Destinations = [.mac]
  public static let watchOS: Destinations = [.appleWatch]
  public static let tvOS: Destinations = [.appleTv]
  public static let visionOS: Destinations = [.appleVision]

  var platform: String {
    if contains(.iPhone) || contains(.iPad) { return "iOS" }
    if contains(.mac) || contains(.macCatalyst) { return "macOS" }
    return contains(.appleWatch) ? "watchOS" : "tvOS"
  }
}

public struct DeploymentTargets: Hashable, Sendable {
  public var iOS, macOS, watchOS, tvOS, visionOS: String?

  public static func iOS(_ version: String) -> DeploymentTargets { multiplatform(iOS: version) }
  public static func macOS(_ version: String) -> DeploymentTargets { multiplatform(macOS: version) }
  public static func watchOS(_ version: String) -> DeploymentTargets {
    multiplatform(watchOS: version)
  }
  public static func tvOS(_ version: String) -> DeploymentTargets { multiplatform(tvOS: version) }
  public static func visionOS(_ version: String) -> DeploymentTargets {
    multiplatform(visionOS: version)
  }
  public static func multiplatform(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
    visionOS: String? = nil
  ) -> DeploymentTargets {
    DeploymentTargets(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
  }
}
public struct DeploymentDevice: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let iphone = DeploymentDevice(rawValue: 1)
  public static let ipad = DeploymentDevice(rawValue: 2)
  public static let mac = DeploymentDevice(rawValue: 4)
  public static let vision = DeploymentDevice(rawValue: 8)
}
public struct DeploymentTarget: Sendable {
  public static func iOS(
    targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true
  ) -> DeploymentTarget { DeploymentTarget() }
  public static func macOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
  public static func watchOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
}

/// What a target stands on. Frameworks of the system and binaries are not in a description.
public enum TargetDependency: Hashable, Sendable {
  public enum PackageType: Sendable { case runtime, runtimeEmbedded, plugin, macro }

  case target(
    name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
  case project(
    target: String, path: Path, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil)
  case external(name: String, condition: PlatformCondition? = nil)
  case package(
    product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
  case macro(name: String)
  case framework(
    path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
  case xcframework(
    path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
  case library(
    path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
  case sdk(
    name: String, type: SDKType = .framework, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil)
  case xctest

  public static func target(
    _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
  ) -> TargetDependency { .target(name: target.name, status: status, condition: condition) }

  /// Nothing for what has no sources.
  var spec: Spec? {
    switch self {
    case .target(let name, _, _): ["target": name]
    case .project(let target, let path, _, _): ["target": target, "project": path.absolute]
    case .external(let name, _): ["external": name]
    case .package(let product, let type, _): [type == .plugin ? "plugin" : "product": product]
    case .macro(let name): ["macro": name]
    case .framework, .xcframework, .library, .sdk, .xctest: nil
    }
  }
}
public enum LinkingStatus: Sendable { case required, optional, none }
public typealias SDKStatus = LinkingStatus
public enum SDKType: Sendable { case library, swiftLibrary, framework }
