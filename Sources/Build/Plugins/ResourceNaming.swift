/// A generator of names for a target's resources whose program is one for macOS: what it would write is made here.
enum ResourceNaming: Sendable, Hashable, Encodable {
  /// R.swift: `R.string.localizable.title()`.
  case structure(isPublic: Bool)
  /// SwiftGen: `L10n.title`, by the configuration at a path.
  case configured(path: String)

  /// What a plug-in of a package stands for; nil for one that runs.
  /// - folders: where the target's files stand, and around them.
  init?(plugin name: String, folders: [String], _ files: FileRecorder) {
    switch name {
    case "RswiftGenerateInternalResources": self = .structure(isPublic: false)
    case "RswiftGeneratePublicResources": self = .structure(isPublic: true)
    case "SwiftGenPlugin":
      guard let path = Self.configuration(in: folders, files) else { return nil }
      self = .configured(path: path)
    default: return nil
    }
  }

  /// A configuration of SwiftGen's, of which the first folder has the nearest.
  static func configuration(in folders: [String], _ files: FileRecorder) -> String? {
    folders.lazy.flatMap { folder in
      ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"].map { folder + "/" + $0 }
    }.first(where: files.isFile)
  }

  /// R.swift's file, as projects list it or keep it out.
  fileprivate static let structureFile = "R.generated.swift"
}

extension XcodeProject {
  /// What plug-ins make for a target.
  func resourceNamings(of target: Target) -> [ResourceNaming] {
    strings("dependencies", of: target.object).compactMap { key in
      guard let product = objects[key]?["productRef"]?.string.flatMap({ objects[$0] }),
        let name = product["productName"]?.string, name.hasPrefix("plugin:")
      else { return nil }
      return ResourceNaming(
        plugin: String(name.dropFirst("plugin:".count)),
        folders: [folder + "/" + target.name, folder], files)
    }
  }
}

extension WidgetProject {
  /// Files that a generator writes, and that nobody has written since the project was cloned.
  mutating func nameResources(_ files: FileRecorder) {
    let isKeptOut = missingParts.ignoredSources.contains {
      $0.hasSuffix(ResourceNaming.structureFile)
    }
    let listed = missingFiles.filter { Paths.name($0) == ResourceNaming.structureFile }
    if isKeptOut || !listed.isEmpty { make(listed, by: .structure(isPublic: false)) }
    let around = Array(files.foldersUp(from: root, atMost: 3))
    guard !missingFiles.isEmpty,
      let path = ResourceNaming.configuration(in: around, files)
    else { return }
    let written = Set(SwiftGenConfiguration(path: path, files).outputs.map(\.path))
    let missed = missingFiles.filter(written.contains)
    if !missed.isEmpty { make(missed, by: .configured(path: path)) }
  }

  private mutating func make(_ paths: [String], by naming: ResourceNaming) {
    if !settings.resourceNamings.contains(naming) { settings.resourceNamings.append(naming) }
    missingFiles.removeAll(where: paths.contains)
    for index in notes.indices where paths.contains(notes[index].path) {
      notes[index].severity = .note
      notes[index].message = "this file is generated; its names are made from the resources"
    }
  }
}
