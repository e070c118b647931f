import Foundation

/// A path of a manifest.
public struct Path: ExpressibleByStringInterpolation, Hashable, Sendable {
  enum Base: Hashable, Sendable { case manifest, root, file(String) }
  let base: Base
  public let pathString: String

  public init(stringLiteral value: String) {
    let isFromRoot = value.hasPrefix("//")
    self.init(isFromRoot ? String(value.dropFirst(2)) : value, isFromRoot ? .root : .manifest)
  }
  private init(_ path: String, _ base: Base) {
    pathString = path
    self.base = base
  }
  public static func path(_ path: String) -> Path { Path(stringLiteral: path) }
  public static func relativeToRoot(_ path: String) -> Path { Path(path, .root) }
  public static func relativeToManifest(_ path: String) -> Path { Path(path, .manifest) }
  public static func relativeToCurrentFile(
    _ path: String, callerPath: StaticString = #filePath
  ) -> Path { Path(path, .file("\(callerPath)")) }

  /// The manifest is started with its folder and the root's.
  private static func folder(_ number: Int) -> String {
    CommandLine.arguments.indices.contains(number) ? CommandLine.arguments[number] : "."
  }

  var absolute: String {
    if pathString.hasPrefix("/") { return pathString }
    let folder =
      switch base {
      case .manifest: Self.folder(1)
      case .root: Self.folder(2)
      case .file(let file): URL(fileURLWithPath: file).deletingLastPathComponent().path
      }
    return URL(fileURLWithPath: folder + "/" + pathString).standardizedFileURL.path
  }
}

/// A pattern of paths as a folder and what is taken of it.
private func placed(_ pattern: Path, excluding: [Path]) -> Spec {
  let parts = pattern.absolute.split(separator: "/", omittingEmptySubsequences: false)
  let isPattern = { (part: Substring) in part.contains { "*?[{".contains($0) } }
  let fixed = parts.prefix { !isPattern($0) }
  let folder = fixed.joined(separator: "/")
  let rest = parts.dropFirst(fixed.count).joined(separator: "/")
  var spec: Spec = ["path": folder, "optional": "true"]
  if !rest.isEmpty, rest != "**", rest != "**/*" { spec["includes"] = alternatives(rest) }
  let inside = excluding.map(\.absolute).filter { $0.hasPrefix(folder + "/") }
  if !inside.isEmpty { spec["excludes"] = inside.map { String($0.dropFirst(folder.count + 1)) } }
  return spec
}

/// `*.{swift,m}` as the patterns that it stands for.
private func alternatives(_ pattern: String) -> [String] {
  guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
  else { return [pattern] }
  let (before, after) = (pattern[..<open], pattern[pattern.index(after: close)...])
  return pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(64)
    .map { "\(before)\($0)\(after)" }
}

public struct SourceFileGlob: ExpressibleByStringInterpolation, Sendable {
  let path: Path
  let excluding: [Path]
  public init(stringLiteral value: String) {
    path = Path(stringLiteral: value)
    excluding = []
  }
  private init(_ path: Path, _ excluding: [Path]) {
    self.path = path
    self.excluding = excluding
  }
  public static func glob(
    _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
    codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
  ) -> SourceFileGlob { SourceFileGlob(glob, excluding) }
  public static func glob(
    _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
    compilationCondition: PlatformCondition? = nil
  ) -> SourceFileGlob { SourceFileGlob(glob, excluding.map { [$0] } ?? []) }
  public static func generated(
    _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil
  ) -> SourceFileGlob { SourceFileGlob(path, []) }

  var specs: [Spec] { [placed(path, excluding: excluding)] }
}
public enum FileCodeGen: Sendable { case `public`, `private`, project, disabled }

public struct SourceFilesList: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Sendable
{
  public var globs: [SourceFileGlob]
  public init(globs: [SourceFileGlob]) { self.globs = globs }
  public init(globs: [String]) { self.globs = globs.map(SourceFileGlob.init(stringLiteral:)) }
  public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }
  public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
  public static func sourceFilesList(globs: [SourceFileGlob]) -> SourceFilesList {
    SourceFilesList(globs: globs)
  }
  public static func paths(_ paths: [Path]) -> SourceFilesList {
    SourceFilesList(globs: paths.map { .glob($0) })
  }
}

public struct ResourceFileElement: ExpressibleByStringInterpolation, Sendable {
  let path: Path
  var excluding: [Path] = []
  var isFolder = false
  public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
  private init(_ path: Path, _ excluding: [Path] = [], isFolder: Bool = false) {
    self.path = path
    self.excluding = excluding
    self.isFolder = isFolder
  }
  public static func glob(
    pattern: Path, excluding: [Path] = [], tags: [String] = [],
    inclusionCondition: PlatformCondition? = nil
  ) -> ResourceFileElement { ResourceFileElement(pattern, excluding) }
  public static func file(
    path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil
  ) -> ResourceFileElement { ResourceFileElement(path) }
  public static func folderReference(
    path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil
  ) -> ResourceFileElement { ResourceFileElement(path, isFolder: true) }

  var specs: [Spec] {
    var spec = placed(path, excluding: excluding)
    if isFolder { spec["type"] = "folder" }
    spec["excludes"] = (spec["excludes"] as? [String] ?? []) + ["**/*.swift"]
    return [spec]
  }
}
/// A target's model of Core Data, whose classes Xcode writes.
public struct CoreDataModel: Sendable {
  let path: Path
  public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
  public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> CoreDataModel {
    CoreDataModel(path)
  }

  var spec: Spec { placed(path, excluding: []) }
}
public struct ResourceFileElements:
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Sendable
{
  public var resources: [ResourceFileElement]
  public init(stringLiteral value: String) { resources = [.init(stringLiteral: value)] }
  public init(arrayLiteral elements: ResourceFileElement...) { resources = elements }
  public static func resources(
    _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
  ) -> ResourceFileElements {
    var elements: ResourceFileElements = []
    elements.resources = resources
    return elements
  }
}
public struct PrivacyManifest: Sendable {
  public static func privacyManifest(
    tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
    accessedApiTypes: [[String: Plist.Value]]
  ) -> PrivacyManifest { PrivacyManifest() }
}
public struct BuildableFolder: ExpressibleByStringInterpolation, Sendable {
  let path: String
  public init(stringLiteral value: String) { path = value }
}
public enum FileElement: ExpressibleByStringInterpolation, Sendable {
  case glob(pattern: Path)
  case folderReference(path: Path)
  public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
}

// MARK: Property lists

public enum Plist: Sendable {
  public indirect enum Value: Sendable, Equatable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case dictionary([String: Value])
    case array([Value])

    var json: Any {
      switch self {
      case .string(let text): text
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .boolean(let flag): flag ? "true" : "false"
      case .dictionary(let members): members.mapValues(\.json)
      case .array(let items): items.map(\.json)
      }
    }
  }
}
extension Plist.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .real(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(dictionaryLiteral elements: (String, Plist.Value)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
  public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
}

public enum InfoPlist: ExpressibleByStringInterpolation, Sendable {
  case file(path: Path, configuration: String? = nil)
  case dictionary([String: Plist.Value])
  case extendingDefault(with: [String: Plist.Value])
  public static var `default`: InfoPlist { .extendingDefault(with: [:]) }
  public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }

  var spec: Spec {
    switch self {
    case .file(let path, _): ["path": path.absolute]
    case .dictionary(let members), .extendingDefault(let members):
      ["properties": members.mapValues(\.json)]
    }
  }
}
public enum Entitlements: ExpressibleByStringInterpolation, Sendable {
  case file(path: Path)
  case dictionary([String: Plist.Value])
  case variable(String)
  public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
  // Tuist's third version took the file's path itself.
  public static func relativeToRoot(_ path: String) -> Entitlements {
    .file(path: .relativeToRoot(path))
  }
  public static func relativeToManifest(_ path: String) -> Entitlements {
    .file(path: .relativeToManifest(path))
  }
  public static func relativeToCurrentFile(
    _ path: String, callerPath: StaticString = #filePath
  ) -> Entitlements { .file(path: .relativeToCurrentFile(path, callerPath: callerPath)) }
  var path: String? { if case .file(let path) = self { path.absolute } else { nil } }
}
