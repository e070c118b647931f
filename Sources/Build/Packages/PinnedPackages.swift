import Foundation

/// The revisions that a project was last built with: its `Package.resolved`.
struct PinnedPackages: Hashable, Sendable {
  struct Pin: Hashable, Sendable {
    var identity: String
    var location: String
    var revision: String
    /// Absent for a branch or a revision.
    var version: String?
    var branch: String?
  }

  var pins: [Pin] = []

  /// The pins of the first of some files that satisfies what is asked for, or else of the first that has any: an old one
  /// is often left where a project was built before.
  init(_ paths: [String], _ files: FileRecorder, for references: [PackageReference] = []) {
    let lists = paths.lazy.compactMap { path -> [Pin]? in
      guard let bytes = files.bytes(path), let json = try? JSONValue.parse(bytes) else {
        return nil
      }
      let pins = Self.pins(json)
      return pins.isEmpty ? nil : pins
    }
    pins = lists.first { Self.satisfies($0, references) } ?? lists.first ?? []
  }

  /// Whether none of the packages is pinned to something else than what is asked for.
  private static func satisfies(_ pins: [Pin], _ references: [PackageReference]) -> Bool {
    let pins = Dictionary(pins.map { ($0.identity, $0) }) { first, _ in first }
    return references.allSatisfy { pins[$0.identity]?.satisfies($0.requirement) ?? true }
  }

  subscript(identity: String) -> Pin? { pins.first { $0.identity == identity } }

  /// Version 1 names the address `repositoryURL`; versions 2 and 3 give identities.
  private static func pins(_ json: JSONValue) -> [Pin] {
    let list = json["pins"]?.array ?? json["object"]?["pins"]?.array ?? []
    return list.compactMap { item in
      guard let location = item["location"]?.string ?? item["repositoryURL"]?.string,
        let revision = item["state"]?["revision"]?.string
      else { return nil }
      return Pin(
        identity: item["identity"]?.string ?? PackageReference.identity(location),
        location: location, revision: revision, version: item["state"]?["version"]?.string,
        branch: item["state"]?["branch"]?.string)
    }
  }

  /// As SwiftPM reads it, less what cannot be told from an option or a quoted text.
  var text: String {
    let sound = pins.filter { pin in
      ([pin.location, pin.revision, pin.identity] + [pin.version, pin.branch].compactMap { $0 })
        .allSatisfy { word in
          word.unicodeScalars.allSatisfy { $0.value > 0x20 } && !word.hasPrefix("-")
        }
    }
    let items = sound.map { pin in
      JSONValue.object([
        "identity": .string(pin.identity), "kind": .string(pin.kind),
        "location": .string(pin.location),
        "state": .object(
          ["revision": .string(pin.revision)]
            .merging(pin.version.map { ["version": .string($0)] } ?? [:]) { $1 }
            .merging(pin.branch.map { ["branch": .string($0)] } ?? [:]) { $1 }),
      ])
    }
    return JSONValue.object(["pins": .array(items), "version": .number(2)]).text
  }
}

extension PinnedPackages.Pin {
  fileprivate func satisfies(_ requirement: PackageReference.Requirement) -> Bool {
    switch requirement {
    case .branch(let name): return branch == name
    case .revision(let name): return revision.hasPrefix(name)
    case .exact(let exact): return version == exact
    case .range(let from, let to):
      guard let version = version.map(RepositoryCopy.Version.init) else { return false }
      // A version that comes before a release is not read.
      guard let version, let low = RepositoryCopy.Version(from),
        let high = RepositoryCopy.Version(to)
      else { return true }
      return version >= low && version < high
    }
  }

  fileprivate var kind: String {
    location.hasPrefix("/") || location.hasPrefix("file:")
      ? "localSourceControl" : "remoteSourceControl"
  }
}

extension PinnedPackages {
  /// Where a project keeps its pins: in itself, in a workspace beside it or above, beside a manifest.
  static func places(around folder: String, _ files: FileRecorder) -> [String] {
    let inside = "/xcshareddata/swiftpm/Package.resolved"
    var paths: [String] = []
    for folder in files.foldersUp(from: folder, atMost: 3) {
      let names = files.names(folder) ?? []
      paths += names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)\(inside)" }
      paths += names.filter { $0.hasSuffix(".xcodeproj") }
        .map { "\(folder)/\($0)/project.xcworkspace\(inside)" }
      paths += ["\(folder)/Package.resolved", "\(folder)/Tuist/Package.resolved"]
    }
    return paths.filter(files.isFile)
  }
}
