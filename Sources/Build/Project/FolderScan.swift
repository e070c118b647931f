import Foundation

/// What a walk over folders finds, sorted by kind.
struct FolderScan {
  var sources: [String] = []
  var catalogs: [String] = []
  var stringFiles: [StringFile] = []
  var intentDefinitions: [String] = []
  var dataModels: [String] = []
  var infoPlists: [String] = []
  var entitlements: [String] = []
  var resources: [ResourceFile] = []
  /// Sources in languages that are not compiled here.
  var foreign: [String] = []
  /// Every folder that was read.
  var folders: [String] = []
  /// Their inodes: a symbolic link may lead back up.
  private var entered: Set<UInt64> = []

  /// Folders that hold no source of the extension's own.
  static func isSkipped(folder name: String, includesTests: Bool) -> Bool {
    if name.hasPrefix(".") { return true }
    if [
      "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata",
      "SourcePackages", "fastlane",
    ].contains(name) {
      return true
    }
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    if name.contains("."),
      [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc", "app",
        "appex",
        "xctestplan", "xcappdata", "mlpackage",
      ].contains(ending)
    {
      return true
    }
    return !includesTests && (name.hasSuffix("Tests") || name == "Tests")
  }

  /// Endings of files that Xcode copies into a bundle. Sources, projects and notes are not among.
  static let resourceEndings: Set<String> = [
    "json", "geojson", "png", "jpg", "jpeg", "gif", "heic", "webp", "tiff", "bmp", "svg", "pdf",
    "ttf", "otf", "ttc", "woff", "plist", "txt", "csv", "tsv", "html", "css", "js", "xml", "yaml",
    "yml", "sqlite", "db", "mp3", "m4a", "wav", "caf", "aiff", "mp4", "mov", "bin", "dat", "gpx",
    "ics", "rtf", "strings-data",
  ]

  /// Walks `folder`; names of resources are their plain file names, as in an Xcode group.
  static func scan(
    _ folder: String, includesTests: Bool = false, isExcluded: (String) -> Bool = { _ in false }
  ) throws -> FolderScan {
    var scan = FolderScan()
    try scan.walk(folder, language: nil, includesTests: includesTests, isExcluded: isExcluded)
    scan.sortAll()
    return scan
  }

  mutating func sortAll() {
    sources.sort()
    catalogs.sort()
    stringFiles.sort { ($0.path) < ($1.path) }
    intentDefinitions.sort()
    resources.sort { $0.path < $1.path }
    infoPlists.sort()
    entitlements.sort()
    folders.sort()
  }

  mutating func merge(_ other: FolderScan) {
    sources += other.sources
    catalogs += other.catalogs
    stringFiles += other.stringFiles
    intentDefinitions += other.intentDefinitions
    dataModels += other.dataModels
    infoPlists += other.infoPlists
    entitlements += other.entitlements
    resources += other.resources
    foreign += other.foreign
    folders += other.folders
  }

  private mutating func walk(
    _ folder: String, language: String?, includesTests: Bool, isExcluded: (String) -> Bool
  ) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw BuildError.notFound(path: folder)
    }
    if let stamp = FileStamp(path: folder), !entered.insert(stamp.inode).inserted { return }
    folders.append(folder)
    for name in names.sorted() {
      let path = folder + "/" + name
      if isExcluded(path) { continue }
      guard let kind = FileStamp(path: path) else { continue }
      if kind.isFolder {
        try enter(name, path, language, includesTests, isExcluded)
      } else {
        add(file: path, name: name, language: language)
      }
    }
  }

  private mutating func enter(
    _ name: String, _ path: String, _ language: String?, _ includesTests: Bool,
    _ isExcluded: (String) -> Bool
  ) throws {
    switch Paths.ending(name) {
    case "xcassets": catalogs.append(path)
    case "xcdatamodeld", "xcdatamodel": dataModels.append(path)
    case "bundle", "scnassets": resources.append(.init(path: path, name: name))
    case "lproj":
      let found = String(name.dropLast(6))
      try walk(path, language: found, includesTests: includesTests, isExcluded: isExcluded)
    default:
      if Self.isSkipped(folder: name, includesTests: includesTests) { return }
      try walk(path, language: language, includesTests: includesTests, isExcluded: isExcluded)
    }
  }

  /// Tuist's descriptions of a project are Swift files too.
  private static func isManifest(_ path: String, _ name: String) -> Bool {
    [
      "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift",
      "Plugin.swift", "Template.swift",
    ].contains(name) && ProjectFinder.imports(of: [path]).contains("ProjectDescription")
  }

  /// Puts one file or bundle-like folder where it belongs.
  mutating func add(file path: String, name: String, language: String?) {
    if name.hasPrefix(".") { return }
    switch Paths.ending(name) {
    case "swift":
      if name != "Package.swift", !Self.isManifest(path, name) { sources.append(path) }
    case "xcassets": catalogs.append(path)
    case "strings", "stringsdict": stringFiles.append(.init(path: path, language: language))
    case "xcstrings": stringFiles.append(.init(path: path, language: nil))
    case "intentdefinition": intentDefinitions.append(path)
    case "xcdatamodeld", "xcdatamodel": dataModels.append(path)
    case "m", "mm", "c", "cpp", "metal", "storyboard", "xib": foreign.append(path)
    case "entitlements": entitlements.append(path)
    case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"):
      infoPlists.append(path)
    case let ending where Self.resourceEndings.contains(ending):
      if ["package.json", "package-lock.json", "Package.resolved", "tsconfig.json"].contains(name) {
        return
      }
      let inside = language.map { "\($0).lproj/\(name)" } ?? name
      resources.append(.init(path: path, name: inside))
    default: break
    }
  }
}
