import Foundation

/// A parsed `project.pbxproj`: objects by identifier, and what is asked of them.
struct XcodeProject {
  /// The `.xcodeproj` folder.
  let path: String
  let objects: [String: [String: OldStylePropertyList]]
  let root: [String: OldStylePropertyList]
  /// Identifiers by the kind of their objects, sorted.
  private let kinds: [String: [String]]
  /// Child to parent among groups.
  private let parents: [String: String]
  let files: FileRecorder

  var file: String { path + "/project.pbxproj" }
  /// The folder that source trees start from.
  var folder: String {
    let base = Paths.folder(path)
    guard let further = root["projectDirPath"]?.string, !further.isEmpty else { return base }
    return Paths.absolute(further, in: base)
  }

  /// What the project may take files from: the folder that it stands in, and the one that its source
  /// trees start from where the user has named that too. It could say that this is the whole disk.
  func allowFolders() {
    files.allow(Paths.folder(path))
    files.allow(ownFolder)
  }

  /// Where the project may look around.
  var ownFolder: String { files.isNamed(folder) ? folder : Paths.folder(path) }

  init(path: String, _ files: FileRecorder) throws {
    self.path = path
    self.files = files
    let file = path + "/project.pbxproj"
    guard let text = files.text(file) else {
      throw BuildError.brokenProject(path: file, line: nil, reason: "there is no project.pbxproj")
    }
    let parsed: OldStylePropertyList
    do throws(OldStylePropertyList.Problem) {
      parsed = try OldStylePropertyList.parse(text)
    } catch {
      throw BuildError.brokenProject(path: file, line: error.line, reason: error.reason)
    }
    var objects: [String: [String: OldStylePropertyList]] = [:]
    for (key, value) in parsed.dictionary?["objects"]?.dictionary ?? [:] {
      objects[key] = value.dictionary
    }
    guard let rootKey = parsed.dictionary?["rootObject"]?.string, let root = objects[rootKey] else {
      throw BuildError.brokenProject(path: file, line: nil, reason: "it has no root object")
    }
    var parents: [String: String] = [:]
    for (key, object) in objects {
      for child in object["children"]?.array ?? [] {
        if let child = child.string { parents[child] = key }
      }
    }
    guard !Self.isCyclic(parents) else {
      throw BuildError.brokenProject(
        path: file, line: nil,
        reason:
          "groups contain each other, or are nested more than \(Self.maximumDepth) levels deep")
    }
    self.objects = objects
    self.root = root
    kinds = Dictionary(grouping: objects.keys.sorted()) { objects[$0]?["isa"]?.string ?? "" }
    self.parents = parents
  }

  /// Groups inside each other; projects need ten.
  private static let maximumDepth = 100

  private static func isCyclic(_ parents: [String: String]) -> Bool {
    var isFine: Set<String> = []
    for key in parents.keys {
      var (group, depth) = (key, 0)
      while !isFine.contains(group), let parent = parents[group] {
        (group, depth) = (parent, depth + 1)
        if depth > maximumDepth { return true }
      }
      isFine.insert(key)
    }
    return false
  }

  /// The newest Xcode that has touched the project: 1410 for 14.1. Each target and check has one;
  /// folders that follow the disk came with Xcode 16.
  var xcodeVersion: Int? {
    let attributes = root["attributes"]?.dictionary ?? [:]
    var versions = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap {
      attributes[$0]?.string.flatMap { Int($0) }
    }
    for target in attributes["TargetAttributes"]?.dictionary?.values.compactMap(\.dictionary) ?? []
    {
      let parts = (target["CreatedOnToolsVersion"]?.string ?? "").split(separator: ".")
        .compactMap { Int($0) }
      guard let major = parts.first else { continue }
      versions.append(major * 100 + (parts.count > 1 ? parts[1] * 10 : 0))
    }
    if kinds["PBXFileSystemSynchronizedRootGroup"] != nil {
      versions.append(1600)
    }
    return versions.max()
  }

  /// A target's build settings, with what the project says for all targets.
  func interpret(_ values: [String: String]) -> (ProjectSettings, BuildPlatform) {
    var (settings, platform) = XcodeSettings.interpret(values)
    settings.classPrefix = classPrefix
    settings.takeBridgingHeader(in: folder, files)
    return (settings, platform)
  }

  /// What generated classes of intents begin with, where their definition does not say; often nothing.
  private var classPrefix: String {
    let prefix = root["attributes"]?.dictionary?["CLASSPREFIX"]?.string ?? ""
    return prefix == Paths.identifier(prefix) ? prefix : ""
  }

  /// A large project has thousands of objects, and each target asks for those of one kind.
  func objects(of kind: String) -> [(key: String, object: [String: OldStylePropertyList])] {
    (kinds[kind] ?? []).compactMap { key in objects[key].map { (key, $0) } }
  }

  func strings(_ key: String, of object: [String: OldStylePropertyList]) -> [String] {
    object[key]?.array?.compactMap(\.string) ?? []
  }

  func isa(_ key: String) -> String? { objects[key]?["isa"]?.string }

  /// Absolute path of a file reference or group, by its source tree.
  func path(of key: String) -> String? {
    guard let object = objects[key] else { return nil }
    let own = object["path"]?.string
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<absolute>": return own
    case "SOURCE_ROOT": return own.map { Paths.spelled(Paths.absolute($0, in: folder)) }
    case "<group>":
      let base = parents[key].flatMap(path(of:)) ?? folder
      return own.map { Paths.spelled(Paths.absolute($0, in: base)) } ?? base
    default: return nil  // built products and SDK files
    }
  }

  /// One native target.
  struct Target {
    var key: String
    var name: String
    var object: [String: OldStylePropertyList]
    var isExtension: Bool
    /// A framework or static library: a module for others.
    var isLibrary: Bool
  }

  var targets: [Target] {
    strings("targets", of: root).compactMap { key in
      guard let object = objects[key], object["isa"]?.string == "PBXNativeTarget",
        let name = object["name"]?.string
      else { return nil }
      let type = object["productType"]?.string ?? ""
      return Target(
        key: key, name: name, object: object,
        isExtension: type.contains("app-extension") || type.contains("extensionkit-extension"),
        isLibrary: type.contains("framework") || type.contains("library.static"))
    }
  }

  /// The app that a target is built for, and put into.
  func application(of target: Target) -> Target? {
    targets.first { app in
      (app.object["productType"]?.string ?? "").contains("product-type.application")
        && strings("dependencies", of: app.object).contains { key in
          let proxy = objects[key]?["targetProxy"]?.string.flatMap { objects[$0] }
          return (objects[key]?["target"]?.string ?? proxy?["remoteGlobalIDString"]?.string)
            == target.key
        }
    }
  }

  // MARK: Members

  /// Files of all build phases, with the languages of localized variants.
  func members(of target: Target) -> FolderScan {
    var scan = FolderScan(files)
    for phaseKey in strings("buildPhases", of: target.object) {
      guard let phase = objects[phaseKey] else { continue }
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for fileKey in strings("files", of: phase) {
          guard let file = objects[fileKey], let reference = file["fileRef"]?.string,
            !isWithoutCode(file)
          else { continue }
          add(reference, to: &scan)
        }
      default: break
      }
    }
    addSynchronizedGroups(of: target, to: &scan)
    scan.sortAll()
    return scan
  }

  /// Whether a definition of intents is in the target for its words: the classes are a framework's.
  private func isWithoutCode(_ file: [String: OldStylePropertyList]) -> Bool {
    strings("ATTRIBUTES", of: file["settings"]?.dictionary ?? [:]).contains("no_codegen")
  }

  private func add(_ reference: String, to scan: inout FolderScan) {
    switch isa(reference) {
    case "PBXVariantGroup":
      for child in strings("children", of: objects[reference] ?? [:]) {
        guard let path = path(of: child) else { continue }
        scan.add(file: path, name: Paths.name(path), language: Self.language(of: path))
      }
    case "XCVersionGroup", "PBXFileReference":
      guard let path = path(of: reference) else { return }
      let type = objects[reference]?["lastKnownFileType"]?.string
      if type == "folder" {
        scan.resources.append(.init(path: path, name: Paths.name(path)))
      } else if Paths.name(path) != "Info.plist" {
        let before = scan.resources.count + scan.sources.count
        scan.add(file: path, name: Paths.name(path), language: Self.language(of: path))
        // A resource of an unknown kind is a resource all the same.
        if scan.resources.count + scan.sources.count == before, isPlainResource(path) {
          scan.resources.append(.init(path: path, name: Paths.name(path)))
        }
      }
    default: break
    }
  }

  private func isPlainResource(_ path: String) -> Bool {
    let known = [
      "xcassets", "strings", "stringsdict", "xcstrings", "intentdefinition", "xcdatamodeld",
      "xcdatamodel", "entitlements", "plist", "m", "mm", "c", "cpp", "h", "metal", "storyboard",
      "xib", "swift", "md",
    ]
    return !known.contains(Paths.ending(path))
  }

  static func language(of path: String) -> String? {
    let folder = Paths.name(Paths.folder(path))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  /// Xcode 16's folders: everything inside belongs, less the exceptions; and of another target's
  /// folder just the exceptions.
  private func addSynchronizedGroups(of target: Target, to scan: inout FolderScan) {
    let own = Set(strings("fileSystemSynchronizedGroups", of: target.object))
    for (key, object) in objects(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = path(of: key) else { continue }
      let exceptions = strings("exceptions", of: object).compactMap { objects[$0] }.filter {
        $0["isa"]?.string == "PBXFileSystemSynchronizedBuildFileExceptionSet"
          && $0["target"]?.string == target.key
      }
      let names = Set(exceptions.flatMap { strings("membershipExceptions", of: $0) })
      let listed = Set(names.flatMap { members($0, of: folder) })
      if own.contains(key) {
        let found = try? FolderScan.scan(folder, files, includesTests: true) { listed.contains($0) }
        if let found { scan.merge(found) }
      } else {
        for path in listed.sorted() where files.exists(path) {
          if files.isFolder(path), !["xcassets", "xcdatamodeld"].contains(Paths.ending(path)) {
            if let found = try? FolderScan.scan(path, files, includesTests: true) {
              scan.merge(found)
            }
          } else {
            scan.add(file: path, name: Paths.name(path), language: Self.language(of: path))
          }
        }
      }
    }
  }

  /// The files that an exception names: `/Localized: Words/Name.strings` is that file in every language's folder of
  /// `Words`, and so was `/Localized/Words/Name.strings` before Xcode 16.
  private func members(_ name: String, of folder: String) -> [String] {
    guard let word = ["/Localized: ", "/Localized/"].first(where: name.hasPrefix) else {
      return [Paths.absolute(name, in: folder)]
    }
    let path = Paths.absolute(String(name.dropFirst(word.count)), in: folder)
    let around = Paths.folder(path)
    return (files.names(around) ?? []).filter { Paths.ending($0) == "lproj" }
      .map { "\(around)/\($0)/\(Paths.name(path))" }.filter(files.exists)
  }
}
