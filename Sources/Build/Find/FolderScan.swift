import Foundation

/// The kinds of files that a walk over folders finds and a project is made of.
protocol FileLists {
  var sources: [String] { get set }
  var catalogs: [String] { get set }
  var stringFiles: [StringFile] { get set }
  var intentDefinitions: [String] { get set }
  var dataModels: [String] { get set }
  var resources: [ResourceFile] { get set }
}

extension FileLists {
  /// Adds every file of another list behind the own ones.
  mutating func add(_ other: some FileLists) {
    sources += other.sources
    catalogs += other.catalogs
    stringFiles += other.stringFiles
    intentDefinitions += other.intentDefinitions
    dataModels += other.dataModels
    resources += other.resources
  }
}

/// What a walk over folders finds, sorted by kind.
struct FolderScan: FileLists {
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
  /// Files that were found and are none, with what they are.
  var refused: [BuildDiagnostic] = []
  let files: FileRecorder
  /// Folders that were read: a symbolic link may lead back up.
  private var entered: Set<FolderIdentity> = []

  init(_ files: FileRecorder) { self.files = files }

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
    _ folder: String, _ files: FileRecorder, includesTests: Bool = false,
    isExcluded: (String) -> Bool = { _ in false }
  ) throws -> FolderScan {
    var scan = FolderScan(files)
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
  }

  mutating func merge(_ other: FolderScan) {
    add(other)
    infoPlists += other.infoPlists
    entitlements += other.entitlements
    foreign += other.foreign
    refused += other.refused
  }

  private mutating func walk(
    _ folder: String, language: String?, includesTests: Bool, isExcluded: (String) -> Bool
  ) throws {
    guard let names = files.names(folder) else { return try missing(folder) }
    guard files.mayWalk(folder, names: names.count) else { return }
    if let identity = FolderIdentity(folder), !entered.insert(identity).inserted { return }
    for name in names {
      let path = folder + "/" + name
      if isExcluded(path) { continue }
      let kind = files.kind(path)
      if kind != .absent, kind != .other, name.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        _ = files.isAllowed(path)
        continue
      }
      switch kind {
      case .absent where path.utf8.count >= Int(PATH_MAX):
        refused.append(
          .init(
            path: folder, severity: .warning,
            message: "the paths of the files in this folder are too long; left out"))
        return
      case .absent: continue
      case .folder: try enter(name, path, language, includesTests, isExcluded)
      case .file:
        if !files.isOutput(path) { add(file: path, name: name, language: language) }
      case .other:
        refused.append(
          .init(
            path: path, severity: .warning,
            message: "this is \(FileKind.other.name), not a file; left out"))
      }
    }
  }

  /// What the user named has to be there; a folder in it that cannot be read is a note.
  private mutating func missing(_ folder: String) throws {
    guard !entered.isEmpty else { throw BuildError.notFound(path: folder) }
    refused.append(
      .init(
        path: folder, severity: .warning,
        message: "this folder cannot be read; left out"))
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
      if Self.isSkipped(folder: name, includesTests: includesTests) || files.isOutput(path) {
        return
      }
      try walk(path, language: language, includesTests: includesTests, isExcluded: isExcluded)
    }
  }

  /// Tuist's descriptions of a project are Swift files too.
  private func isManifest(_ path: String, _ name: String) -> Bool {
    [
      "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift",
      "Plugin.swift", "Template.swift",
    ].contains(name)
      && files.imports(path).contains("ProjectDescription")
  }

  /// Puts one file or bundle-like folder where it belongs.
  mutating func add(file path: String, name: String, language: String?) {
    if name.hasPrefix(".") { return }
    switch Paths.ending(name) {
    case "swift" where !files.isSource(path): break
    case "swift":
      if name != "Package.swift", !isManifest(path, name) { sources.append(path) }
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

/// Tells folders apart whatever path leads to them.
struct FolderIdentity: Hashable {
  private let inode: UInt64
  private let device: UInt64

  init?(_ path: String) {
    guard let stamp = FileStamp(path: path) else { return nil }
    (inode, device) = (stamp.inode, stamp.device)
  }
}
