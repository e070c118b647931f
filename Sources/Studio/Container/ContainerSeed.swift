import FoundationEssentials
import VitrineBuild
import VitrinePlatform

/// What an app has stored before its widget runs: a folder whose contents each new container begins with.
///
/// - `Groups/<app group>/…`: the group's files, SQLite and Core Data stores among them.
/// - `Groups/<app group>/defaults.json` (or `.plist`): the group's user defaults.
/// - `defaults.json` (or `.plist`): the extension's own.
/// - `keychain.json` (or `.plist`): the keychain's items.
/// - anything else: the extension's own files (`Documents`, `Library` …).
struct ContainerSeed {
  /// Absolute.
  let folder: String
  /// Under which names Foundation keeps the extension's own defaults: its bundle's, or without a bundle around it its
  /// program's.
  let names: [String]

  /// A container of a real app is read whole; more than this is no container (estimate).
  static let mostBytes = 1 << 30

  func copy(into container: String) throws {
    do {
      try check()
      for name in try contents(of: folder)
      where name != "Groups" && !Self.isDefaults(name) && name != "keychain.json" {
        try copyItem("\(folder)/\(name)", to: "\(container)/\(name)")
      }
      // A bundle says itself what it is called.
      for name in names where !name.isEmpty && !name.contains("/") {
        try defaults(in: folder, named: name, container)
      }
      try propertyList(from: "\(folder)/keychain.json", to: "\(container)/keychain.plist")
      guard FileManager.default.fileExists(atPath: folder + "/Groups") else { return }
      for group in try contents(of: folder + "/Groups") {
        let (from, to) = ("\(folder)/Groups/\(group)", "\(container)/Groups/\(group)")
        try AtomicFile.makeFolder(to)
        for name in try contents(of: from) where !Self.isDefaults(name) {
          try copyItem("\(from)/\(name)", to: "\(to)/\(name)")
        }
        try defaults(in: from, named: group, container)
      }
    } catch let error as StudioError {
      throw error
    } catch {
      throw StudioError.usage("--container \(folder): \(error)")
    }
  }

  private static func isDefaults(_ name: String) -> Bool {
    name == "defaults.json" || name == "defaults.plist"
  }

  /// Hidden files are the machine's own, and Foundation's place for defaults.
  private func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  private func check() throws {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
      throw StudioError.usage("--container \(folder): there is no such folder")
    }
    var sum = 0
    guard let all = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in all {
      let values = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      sum += (values[.size] as? UInt64).map(Int.init) ?? 0
      guard sum <= Self.mostBytes else {
        throw StudioError.usage("--container \(folder): it holds more than 1 GiB")
      }
    }
  }

  private func copyItem(_ from: String, to: String) throws {
    if FileManager.default.fileExists(atPath: to) { try FileManager.default.removeItem(atPath: to) }
    try FileManager.default.copyItem(atPath: from, toPath: to)
  }

  /// Where Foundation on Linux keeps a suite: `.config/<suite>.plist` of the home folder.
  private func defaults(in folder: String, named suite: String, _ container: String) throws {
    let plist = "\(folder)/defaults.plist"
    let json = "\(folder)/defaults.json"
    let target = "\(container)/.config/\(suite).plist"
    if FileManager.default.fileExists(atPath: plist) {
      try AtomicFile.makeFolder(container + "/.config")
      try copyItem(plist, to: target)
    } else if FileManager.default.fileExists(atPath: json) {
      try AtomicFile.makeFolder(container + "/.config")
      try propertyList(from: json, to: target)
    }
  }

  private func propertyList(from json: String, to target: String) throws {
    guard FileManager.default.fileExists(atPath: json) else { return }
    guard let bytes = FileManager.default.contents(atPath: json) else {
      throw StudioError.usage("\(json) cannot be read")
    }
    let text: String
    do {
      text = try DefaultsPropertyList.text(of: JSON(parsing: [UInt8](bytes)), file: json)
    } catch let error as JSON.SyntaxError {
      throw StudioError.usage("\(json), \(error)")
    }
    try AtomicFile.write(Array(text.utf8), to: target)
  }
}

extension ContainerSeed {
  init(folder: String, for built: BuiltExtension) {
    self.init(folder: folder, names: [built.bundleIdentifier, built.executable.lastPathComponent])
  }
}
