/// The platform that `#if os(…)` is resolved for.
public enum BuildPlatform: String, Sendable, CaseIterable, Codable {
  case iOS, watchOS, macOS
}

/// Everything that one widget extension is made of, found on disk and not yet read.
public struct WidgetProject: Sendable, Hashable, Encodable {
  /// The Xcode target's or the folder's name.
  public var name: String
  /// The Swift module's name.
  public var module: String
  /// Decides which `#if os(…)` holds.
  public var platform: BuildPlatform
  /// Absolute paths, sorted.
  public var sources: [String] = []
  /// Sources of further folders: compiled where the others mention what they declare.
  public var optionalSources: [String] = []
  /// `.xcassets` folders.
  public var catalogs: [String] = []
  /// Colors of a description that catalogs are made of before it is built.
  var colors: [DescribedColor] = []
  /// Pictures of it.
  var images: [DescribedImage] = []
  public var stringFiles: [StringFile] = []
  /// What the app that the extension belongs to is called in each language (`InfoPlist.strings`).
  var appNameFiles: [StringFile] = []
  public var intentDefinitions: [String] = []
  /// Sources of an Intents extension beside the widget: they know the options of its intents.
  public var handlerSources: [String] = []
  public var dataModels: [String] = []
  /// Path of the extension's Info.plist, nil where one is made.
  public var infoPlist: String?
  /// Path of the entitlements, nil where there are none.
  public var entitlements: String?
  /// Files that go into the bundle as they are.
  public var resources: [ResourceFile] = []
  /// Of the target's build configuration.
  public var settings = ProjectSettings()
  /// Swift modules of local packages, in the order of compilation.
  public var modules: [LocalModule] = []
  /// Products of packages that come over the network, with the packages' addresses.
  public var addresses: [String: String] = [:]
  /// What makes further sources for it.
  var plugins: PluginUse?
  /// Packages that come over the network and that its modules stand on.
  var packages: [PackageReference] = []
  /// Why some of them are missing; nil where none is.
  var packageProblem: String?
  /// Files that the project lists and that are not there.
  var missingFiles: [String] = []
  /// Folders of local packages that the project names and that are not there.
  var absentPackages: [String] = []
  /// What the clone around it lacks.
  var missingParts = MissingParts()
  /// What was left out or is doubtful, for the person who builds.
  public var notes: [BuildDiagnostic] = []
  /// The folder that relative names start from.
  public var root: String
  /// Whether an Xcode target or a package lists exactly which sources belong.
  public var isExact = false
}

/// A `.strings`, `.stringsdict` or `.xcstrings` file.
public struct StringFile: Sendable, Hashable, Encodable {
  /// Absolute.
  public var path: String
  /// The `.lproj` it stands in; absent for string catalogs and unlocalized tables.
  public var language: String?
}

public struct ResourceFile: Sendable, Hashable, Encodable {
  /// Absolute.
  public var path: String
  /// Where it stands in the bundle, relative.
  public var name: String
}

/// A module compiled before the extension: a target of a local package.
public struct LocalModule: Sendable, Hashable, Encodable {
  /// What `import` says.
  public var name: String
  /// Absolute paths, sorted.
  public var sources: [String]
  /// Of the package's target.
  public var settings = ProjectSettings()
  /// Its resources, which go into the extension's own bundle.
  public var catalogs: [String] = []
  public var stringFiles: [StringFile] = []
  /// Files that are copied as they are.
  public var resources: [ResourceFile] = []
  /// Definitions of intents whose classes belong to the module.
  public var intentDefinitions: [String] = []
  /// Models whose classes belong to the module.
  public var dataModels: [String] = []
  /// Names of the modules of macros that it may use.
  var macros: [String] = []
  /// What makes further sources for it.
  var plugins: PluginUse?
  /// What it consists of where it is no Swift.
  var c: CTarget?
  /// What it consists of where it is a program of macros.
  var macro: MacroTarget?
}

extension WidgetProject {
  var allDataModels: [String] { dataModels + modules.flatMap(\.dataModels) }
  /// Each once, those whose classes are the extension's own first.
  var allIntentDefinitions: [String] {
    let further = Set(modules.flatMap(\.intentDefinitions)).subtracting(intentDefinitions)
    return intentDefinitions + further.sorted()
  }

  /// Adds modules to compile first, with their resources.
  mutating func use(_ further: [LocalModule]) {
    let known = Set(modules.map(\.name))
    for module in further where !known.contains(module.name) {
      modules.append(module)
      catalogs += module.catalogs
      stringFiles += module.stringFiles
      resources += module.resources
    }
  }

  /// Adds what a local package brings.
  mutating func use(_ found: PackageProject.Found) {
    use(found.modules)
    addresses.merge(found.addresses) { known, _ in known }
    packages += found.missing.filter { !packages.contains($0) }
    notes += found.notes.filter { !notes.contains($0) }
  }

  /// A source that is found by several ways, one through a link to its folder, is compiled once: where it stands
  /// itself.
  mutating func takeLinkedSourcesOnce() {
    var seen: Set<String> = []
    func isFirst(_ path: String) -> Bool { seen.insert(Paths.resolved(path)).inserted }
    let own = Set(sources.filter { Paths.resolved($0) == $0 })
    seen = own
    sources.removeAll { !own.contains($0) && !isFirst($0) }
    optionalSources.removeAll { !isFirst($0) }
  }

  /// Takes what would go into the bundle but is no file, or lies outside of what was given.
  mutating func leaveOutForeignFiles(_ files: FileRecorder) {
    catalogs.removeAll { !files.isAllowed($0) }
    stringFiles.removeAll { !files.isAllowed($0.path) }
    appNameFiles.removeAll { !files.isAllowed($0.path) }
    intentDefinitions.removeAll { !files.isAllowed($0) }
    dataModels.removeAll { !files.isAllowed($0) }
    resources.removeAll { !files.isAllowed($0.path) }
    if let path = infoPlist, !files.isAllowed(path) { infoPlist = nil }
    if let path = entitlements, !files.isAllowed(path) { entitlements = nil }
    for index in modules.indices {
      modules[index].catalogs.removeAll { !files.isAllowed($0) }
      modules[index].dataModels.removeAll { !files.isAllowed($0) }
      modules[index].intentDefinitions.removeAll { !files.isAllowed($0) }
    }
    notes += files.refusals.filter { !notes.contains($0) }
  }

  /// Takes conditions and features that are no identifiers out of the settings: they are words of the
  /// compiler's command line, where one that begins with `@` names a file of further ones.
  mutating func leaveOutForeignWords() {
    var left = settings.leaveOutForeignWords()
    for index in modules.indices { left += modules[index].settings.leaveOutForeignWords() }
    notes += Set(left).sorted().map {
      .init(
        path: root, severity: .warning,
        message:
          "the compilation condition or feature '\($0.prefix(64))' is not an identifier; left out")
    }
  }

  /// Adds a warning for each file that the target lists and that is missing.
  mutating func noteMissing(_ paths: [String]) {
    missingFiles += paths
    notes += paths.map {
      .init(
        path: $0, severity: .warning,
        message: "the target \(name) lists this file, but it is missing; left out")
    }
  }
}

/// The build settings that change what the compiler or the running widget sees.
public struct ProjectSettings: Sendable, Hashable, Encodable {
  /// `5` or `6`.
  public var swiftVersion = "5"
  /// `MainActor`, where the project isolates everything by default.
  public var defaultIsolation: String?
  public var upcomingFeatures: [String] = []
  /// As packages name them, with `AvailabilityMacro=…` among them.
  public var experimentalFeatures: [String] = []
  /// Names that `#if` finds true.
  public var conditions: [String] = ["DEBUG"]
  /// Name of the color set; nil: the system's blue.
  public var accentColor: String? = "AccentColor"
  /// Name of the color set behind a widget that has no background of its own.
  public var widgetBackground: String? = "WidgetBackground"
  /// `PRODUCT_BUNDLE_IDENTIFIER`; nil: one is made of the name.
  public var bundleIdentifier: String?
  /// What people read; nil: the target's name.
  public var displayName: String?
  /// What the app is called that the extension belongs to, where the project says; widgets bear its name.
  public var appName: String?
  /// Name of the app's icon in its catalog; nil: `AppIcon`.
  public var appIcon: String?
  /// Language of texts in the sources, such as `en`.
  public var developmentRegion = "en"
  /// What the project itself says of the Info.plist: `INFOPLIST_KEY_…` without the prefix, XcodeGen's `properties`.
  var infoPlistKeys: [String: JSONValue] = [:]
  /// All settings, for `$(NAME)` in an Info.plist.
  public var variables: [String: String] = [:]
  /// The package that a module belongs to: what is `package` in one module is seen by the others.
  public var packageName: String?
  /// What the classes of the project's intents begin with.
  public var classPrefix = ""
  /// Whether `#if` takes the branches of Linux: the module is written for both.
  var isPortable = false
  /// Whether the module and everything it imports stand on the standard library alone: the SDK's additions to
  /// other modules are not imported into it.
  var isPlain = false
  /// What the names begin with that Tuist generates for the target's resources; nil: none are.
  var accessorName: String?
  /// Generators of further names for them, whose programs do not run here.
  var resourceNamings: [ResourceNaming] = []
  /// Whether the names of its texts are whole keys, and no enumerations for the keys' parts.
  var hasFlatTexts = false
  /// Generate `Text(.name)` and the like from string catalogs: an Xcode target says so, packages have them.
  public var generatesStringSymbols = true
  /// Generate `Color(.name)` and the like from asset catalogs.
  public var generatesAssetSymbols = true

  mutating func leaveOutForeignWords() -> [String] {
    func isForeign(_ word: String) -> Bool { word != Paths.identifier(word) }
    /// Versions of platforms under a name: `AvailabilityMacro=Lib 1.0: macOS 15.0, iOS 18.0`.
    func isMacro(_ word: String) -> Bool {
      word.hasPrefix("AvailabilityMacro=")
        && word.utf8.allSatisfy { $0 < 128 && Character(UnicodeScalar($0)).isMacroText }
    }
    /// A feature with a value: `StrictConcurrency=complete`.
    func isValued(_ word: String) -> Bool {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return parts.count == 2 && !parts.contains(where: isForeign)
    }
    func isKnown(_ word: String) -> Bool { !isForeign(word) || isMacro(word) || isValued(word) }
    let experimental = experimentalFeatures.filter { !isKnown($0) }
    let left = (conditions + upcomingFeatures + experimental).filter(isForeign)
    conditions.removeAll(where: isForeign)
    upcomingFeatures.removeAll(where: isForeign)
    experimentalFeatures.removeAll { !isKnown($0) }
    return left
  }
}

extension Character {
  fileprivate var isMacroText: Bool { isLetter || isNumber || " =:,._".contains(self) }
}
