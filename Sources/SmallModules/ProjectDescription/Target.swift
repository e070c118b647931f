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
      dependencies: dependencies, settings: settings)
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
      settings: settings)
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
      dependencies: dependencies, settings: settings)
  }

  private init(
    name: String, destinations: Destinations, product: Product, productName: String?,
    bundleId: String, deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?,
    sources: SourceFilesList?, resources: ResourceFileElements?, entitlements: Entitlements?,
    dependencies: [TargetDependency], settings: Settings?
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
  }

  var spec: Spec {
    var spec: Spec = [
      "type": product.type, "platform": destinations.platform,
      "sources": (sources?.globs ?? []).flatMap(\.specs)
        + (resources?.resources ?? []).flatMap(\.specs),
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
public struct PlatformCondition: Sendable {
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

public struct DeploymentTargets: Sendable {
  public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
  public static func macOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
  public static func watchOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
  public static func tvOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
  public static func visionOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
  public static func multiplatform(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
    visionOS: String? = nil
  ) -> DeploymentTargets { DeploymentTargets() }
}
public enum DeploymentDevice: Sendable { case iphone, ipad, mac, vision }
public struct DeploymentTarget: Sendable {
  public static func iOS(
    targetVersion: String, devices: Set<DeploymentDevice>, supportsMacDesignedForIOS: Bool = true
  ) -> DeploymentTarget { DeploymentTarget() }
  public static func macOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
  public static func watchOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
}

/// What a target stands on. Frameworks of the system and binaries are not in a description.
public struct TargetDependency: Sendable {
  let name: String?
  let kind: String
  var path: Path?

  private init(_ kind: String, _ name: String? = nil, _ path: Path? = nil) {
    self.kind = kind
    self.name = name
    self.path = path
  }

  var spec: Spec? {
    guard let name else { return nil }
    var spec: Spec = [kind: name]
    if let path { spec["project"] = path.absolute }
    return spec
  }

  public enum PackageType: Sendable { case runtime, runtimeEmbedded, plugin, macro }
  public static func target(
    name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("target", name) }
  public static func target(
    _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("target", target.name) }
  public static func project(
    target: String, path: Path, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("target", target, path) }
  public static func external(
    name: String, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("external", name) }
  public static func package(
    product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency(type == .plugin ? "plugin" : "product", product) }
  public static func macro(name: String) -> TargetDependency { TargetDependency("macro", name) }
  public static func framework(
    path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("framework") }
  public static func xcframework(
    path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("framework") }
  public static func library(
    path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("library") }
  public static func sdk(
    name: String, type: SDKType = .framework, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil
  ) -> TargetDependency { TargetDependency("sdk") }
  public static var xctest: TargetDependency { TargetDependency("sdk") }
}
public enum LinkingStatus: Sendable { case required, optional, none }
public typealias SDKStatus = LinkingStatus
public enum SDKType: Sendable { case library, swiftLibrary, framework }
