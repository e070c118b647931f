import Foundation
import VitrinePlatform

/// What a manifest of Tuist's describes, as a description of XcodeGen's: its project, those of the projects that
/// it stands on, and the packages of them all.
struct TuistProject {
  let manifest: String
  /// The folder around all manifests of the repository.
  let root: String
  let manifests: TuistManifests
  let checkouts: PackageCheckouts
  private var files: FileRecorder { checkouts.files }

  /// Projects that stand on each other; a large app has a hundred.
  private static let mostProjects = 500
  /// Manifests that are evaluated at a time.
  private static let atOnce = 4

  init(manifest: String, _ manifests: TuistManifests, _ checkouts: PackageCheckouts) {
    self.manifest = manifest
    self.manifests = manifests
    self.checkouts = checkouts
    root = Self.root(around: Paths.folder(manifest), checkouts.files)
  }

  private static func root(around folder: String, _ files: FileRecorder) -> String {
    files.foldersUp(from: folder, atMost: 6).first { place in
      ["Tuist", "Tuist.swift", "Workspace.swift"].contains { files.exists(place + "/" + $0) }
    } ?? folder
  }

  func description() throws -> XcodeGenProject {
    files.allow(root)
    var whole = try manifests.read(manifest, root: root, files).object ?? [:]
    var targets = whole["targets"]?.object ?? [:]
    var packages = whole["packages"]?.array ?? []
    var read: Set<String> = [Paths.folder(manifest)]
    var waiting = Self.projects(of: targets)
    while !waiting.isEmpty, read.count < Self.mostProjects {
      let next = waiting.filter { read.insert($0).inserted && files.isFile($0 + "/Project.swift") }
      let further = try SideBySide.map(next.count, atMost: Self.atOnce) {
        try manifests.read(next[$0] + "/Project.swift", root: root, files)
      }
      waiting = []
      for project in further {
        let own = project["targets"]?.object ?? [:]
        targets.merge(own) { known, _ in known }
        packages += project["packages"]?.array ?? []
        waiting += Self.projects(of: own)
      }
    }
    let known = TuistPackages(listed: packages, root: root, checkouts)
    whole["targets"] = .object(targets.mapValues(known.resolved))
    whole["packages"] = .object(known.specs)
    return XcodeGenProject(
      file: manifest, folder: Paths.folder(manifest), root: .object(whole), files)
  }

  private static func projects(of targets: [String: JSONValue]) -> [String] {
    targets.sorted { $0.key < $1.key }.flatMap { $0.value["dependencies"]?.array ?? [] }
      .compactMap { $0["project"]?.string }
  }
}

/// The packages of Tuist's projects. A dependency names a product alone: which package has it is found by its
/// manifest where that is here, by its address where it is not.
private struct TuistPackages {
  /// By name, in XcodeGen's words.
  private(set) var specs: [String: JSONValue] = [:]
  let checkouts: PackageCheckouts

  init(listed: [JSONValue], root: String, _ checkouts: PackageCheckouts) {
    self.checkouts = checkouts
    for package in listed {
      guard let place = package["path"]?.string ?? package["url"]?.string else { continue }
      specs[Self.name(place)] = package
    }
    for package in ["/Tuist/Package.swift", "/Package.swift"].map({ root + $0 })
    where checkouts.files.contains("PackageDescription", in: package) {
      let manifest = PackageManifest(folder: Paths.folder(package), checkouts: checkouts)
      for item in (try? manifest.read())?["dependencies"]?.array ?? [] {
        for (name, spec) in Self.dependency(item) { specs[name] = specs[name] ?? spec }
      }
    }
  }

  private static func name(_ place: String) -> String {
    let name = Paths.name(place)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// What SwiftPM prints of a dependency.
  private static func dependency(_ item: JSONValue) -> [(String, JSONValue)] {
    let local = (item["fileSystem"]?.array ?? []).compactMap { $0["path"]?.string }
      .map { (name($0), JSONValue.object(["path": .string($0)])) }
    let remote = (item["sourceControl"]?.array ?? []).compactMap { entry -> (String, JSONValue)? in
      let location = entry["location"]
      guard
        let address = location?["remote"]?.array?.first?["urlString"]?.string
          ?? location?["remote"]?.array?.first?.string
      else { return nil }
      var spec: [String: JSONValue] = ["url": .string(address)]
      let requirement = entry["requirement"]
      if let range = requirement?["range"]?.array?.first {
        spec["minVersion"] = range["lowerBound"]
        spec["maxVersion"] = range["upperBound"]
      }
      spec["exactVersion"] = requirement?["exact"]?.array?.first
      spec["branch"] = requirement?["branch"]?.array?.first
      spec["revision"] = requirement?["revision"]?.array?.first
      return (name(address), .object(spec))
    }
    return local + remote
  }

  /// A target whose dependencies name their packages.
  func resolved(_ target: JSONValue) -> JSONValue {
    guard var members = target.object, let dependencies = members["dependencies"]?.array else {
      return target
    }
    members["dependencies"] = .array(
      dependencies.flatMap { item -> [JSONValue] in
        guard let product = item["product"]?.string ?? item["external"]?.string else {
          return [item]
        }
        return owners(of: product).map {
          .object(["package": .string($0), "product": .string(product)])
        }
      })
    return .object(members)
  }

  private func owners(of product: String) -> [String] {
    let names = specs.keys.sorted()
    let declaring = names.filter { name in
      let folder = specs[name]?["path"]?.string ?? checkouts.folder(of: name)
      return folder.map { checkouts.declares(product, $0) } ?? false
    }
    if !declaring.isEmpty { return [declaring[0]] }
    let remote = names.filter { specs[$0]?["url"] != nil }
    let wanted = product.lowercased()
    let alike = remote.filter {
      let name = $0.lowercased().replacingOccurrences(of: "-", with: "")
      return name.contains(wanted) || wanted.contains(name)
    }
    return alike.isEmpty ? remote : [alike[0]]
  }
}
