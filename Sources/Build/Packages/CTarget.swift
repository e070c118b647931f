import Foundation

/// A package's target in C, C++ or assembler, or the description of a library of the system.
struct CTarget: Sendable, Hashable, Encodable {
  /// The target's folder.
  var folder: String
  /// Absolute paths, sorted; none of a library that is there already.
  var sources: [String]
  /// Where others find its headers.
  var include: String
  /// The map that the package brings; nil: one is made.
  var moduleMap: String?
  /// Absolute.
  var searchPaths: [String] = []
  /// `NAME` or `NAME=VALUE`.
  var defines: [String] = []

  /// Endings of what is compiled here. Objective-C needs Apple's runtime.
  static let endings: Set<String> = ["c", "cc", "cpp", "cxx", "S", "s"]

  var isPlusPlus: Bool { sources.contains { ["cc", "cpp", "cxx"].contains(Paths.ending($0)) } }
}

extension CTarget {
  /// A target as SwiftPM prints it; nil where it holds nothing to compile or Objective-C.
  init?(
    _ json: JSONValue, at path: String, platform: BuildPlatform, files: FileRecorder,
    isExcluded: (String) -> Bool
  ) {
    folder = path
    if json["type"]?.string == "system" {
      sources = []
      include = path
      moduleMap = path + "/module.modulemap"
      guard files.isFile(path + "/module.modulemap") else { return nil }
      return
    }
    var found: [String] = []
    Self.collect(path, files, isExcluded: isExcluded, depth: 0, into: &found)
    if let only = json["sources"]?.array?.compactMap(\.string), !only.isEmpty {
      let folders = only.map { Paths.absolute($0, in: path) }
      found.removeAll { source in !folders.contains { Paths.isInside(source, $0) } }
    }
    guard !found.isEmpty, found.allSatisfy({ Self.endings.contains(Paths.ending($0)) })
    else { return nil }
    sources = found.sorted()
    include = Paths.absolute(json["publicHeadersPath"]?.string ?? "include", in: path)
    moduleMap = Self.moduleMap(json["name"]?.string ?? "", in: include, files)
    for item in json["settings"]?.array ?? [] where item["tool"]?.string != "swift" {
      guard ManifestCondition(item["condition"]).holds(on: platform),
        let kind = item["kind"]?.object
      else { continue }
      if let path = kind["headerSearchPath"]?["_0"]?.string {
        searchPaths.append(Paths.absolute(path, in: folder))
      }
      if let define = kind["define"]?["_0"]?.string, !define.hasPrefix("-") {
        defines.append(define)
      }
    }
    searchPaths.removeAll { !Paths.isInside($0, folder) }
  }

  /// Whether a target that is no Swift needs Apple's compiler and runtime.
  static func isForeign(
    _ path: String, _ files: FileRecorder, _ isExcluded: (String) -> Bool
  ) -> Bool {
    var found: [String] = []
    collect(path, files, isExcluded: isExcluded, depth: 0, into: &found)
    return found.contains { ["m", "mm"].contains(Paths.ending($0)) }
  }

  /// The map that a package brings: where its headers are, or where these are the whole target, in a folder
  /// of them. A second one of the same module would be an error.
  private static func moduleMap(
    _ name: String, in include: String, _ files: FileRecorder
  ) -> String? {
    let map = include + "/module.modulemap"
    if files.isFile(map) { return map }
    return (files.names(include) ?? []).map { "\(include)/\($0)/module.modulemap" }
      .first { files.isFile($0) && files.contains("module \(name)", in: $0) }
  }

  private static func collect(
    _ folder: String, _ files: FileRecorder, isExcluded: (String) -> Bool, depth: Int,
    into found: inout [String]
  ) {
    guard depth < 16 else { return }
    for name in files.names(folder) ?? [] {
      let path = folder + "/" + name
      if isExcluded(path) { continue }
      if files.isFolder(path) {
        collect(path, files, isExcluded: isExcluded, depth: depth + 1, into: &found)
      } else if endings.union(["m", "mm"]).contains(Paths.ending(name)), files.isFile(path) {
        found.append(path)
      }
    }
  }
}

/// Where a setting or a dependency of a manifest holds.
struct ManifestCondition {
  private let platforms: [String]
  private let configuration: String?

  init(_ json: JSONValue?) {
    platforms = (json?["platformNames"]?.array ?? []).compactMap(\.string)
    configuration = json?["config"]?.string
  }

  /// In a debug build for one of Apple's platforms.
  func holds(on platform: BuildPlatform) -> Bool {
    if let configuration, configuration != "debug" { return false }
    return platforms.isEmpty || platforms.contains(platform.rawValue.lowercased())
  }
}
