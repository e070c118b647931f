import Foundation

/// The content key of a build, and the stamps that prove it is still true.
struct BuildKey {
  /// Changes with what a finished build holds.
  static let format = "vitrine build 3"

  var text: String
  /// Every file and folder that was looked at.
  var stamps: [String: FileStamp] = [:]

  init(_ project: WidgetProject, sdk: SDKLocation, flags: [String], request: BuildRequest) {
    var hash = SHA256()
    var stamps: [String: FileStamp] = [:]
    for part in [
      Self.format, sdk.folder, sdk.stamp, project.name, project.module,
      project.platform.rawValue, request.target ?? "",
    ] + flags + project.settings.keyParts {
      hash.update(part)
    }
    var entered: Set<UInt64> = []
    func add(_ path: String, name: String) {
      guard let stamp = FileStamp(path: path) else { return }
      // A symbolic link may lead back up.
      if stamp.isFolder, !entered.insert(stamp.inode).inserted { return }
      stamps[path] = stamp
      hash.update(name)
      if stamp.isFolder {
        for inner in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        where !inner.hasPrefix(".") {
          add(path + "/" + inner, name: name + "/" + inner)
        }
      } else if let bytes = FileBytes.read(path) {
        hash.update("\(bytes.count)")
        hash.update(bytes)
      }
    }
    func addAll(_ paths: [String], as kind: String) {
      hash.update(kind)
      for path in paths { add(path, name: Paths.relative(path, to: project.root)) }
    }
    addAll(project.sources, as: "sources")
    addAll(project.optionalSources, as: "optional")
    addAll(project.handlerSources, as: "handlers")
    addAll(project.catalogs, as: "catalogs")
    addAll(project.stringFiles.map(\.path), as: "strings")
    addAll(project.intentDefinitions, as: "intents")
    addAll(project.allDataModels, as: "models")
    addAll([project.infoPlist, project.entitlements].compactMap { $0 }, as: "plists")
    hash.update("resources")
    for resource in project.resources { add(resource.path, name: resource.name) }
    for module in project.modules {
      addAll(module.sources, as: "module " + module.name)
      for part in module.settings.keyParts { hash.update(part) }
    }
    for path in project.watched where stamps[path] == nil { stamps[path] = FileStamp(path: path) }
    text = String(hash.finish().prefix(40))
    self.stamps = stamps
  }

  /// Whether nothing moved since.
  var isFresh: Bool { stamps.allSatisfy { FileStamp(path: $0.key) == $0.value } }
}

extension ProjectSettings {
  var keyParts: [String] {
    [
      swiftVersion, defaultIsolation ?? "", accentColor ?? "", widgetBackground ?? "",
      bundleIdentifier ?? "", displayName ?? "", developmentRegion, "\(generatesAssetSymbols)",
    ] + upcomingFeatures + ["|"] + conditions + ["|"]
      + infoPlistKeys.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }
}

/// From a request straight to its builds, without looking into any file: the warm start.
struct Lookup {
  var path: String
  var sdk: SDKLocation

  init(_ request: BuildRequest, cache: CacheLocation, sdk: SDKLocation) {
    var hash = SHA256()
    hash.update(BuildKey.format)
    for part in request.paths + ["|"] + request.additionalPaths {
      hash.update(part == "|" ? part : Paths.absolute(part))
    }
    for part in [
      request.target ?? "", request.platform?.rawValue ?? "", "\(request.includesTests)",
      "\(request.ignoresProject)", sdk.folder,
    ] + request.conditions {
      hash.update(part)
    }
    path = cache.lookups + "/" + String(hash.finish().prefix(40)) + ".txt"
    self.sdk = sdk
  }

  /// The keys stored for the request, if every stamp still holds.
  func read() -> [String]? {
    guard let bytes = FileBytes.read(path) else { return nil }
    var keys: [String] = []
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line.dropFirst(2), as: UTF8.self)
      switch line.first {
      case UInt8(ascii: "b"): keys.append(text)
      case UInt8(ascii: "s"): if text != sdk.stamp { return nil }
      case UInt8(ascii: "w"):
        guard let tab = text.firstIndex(of: "\t") else { return nil }
        if FileStamp(path: String(text[text.index(after: tab)...]))?.text != String(text[..<tab]) {
          return nil
        }
      default: return nil
      }
    }
    return keys.isEmpty ? nil : keys
  }

  func write(keys: [BuildKey]) {
    var lines = ["s " + sdk.stamp] + keys.map { "b " + $0.text }
    var seen: Set<String> = []
    for key in keys {
      for (path, stamp) in key.stamps.sorted(by: { $0.key < $1.key })
      where seen.insert(path).inserted {
        // A path with a line end cannot be written here: such a project is just never warm.
        if path.contains("\n") { return }
        lines.append("w \(stamp.text)\t\(path)")
      }
    }
    try? FileBytes.write(lines.joined(separator: "\n") + "\n", to: path)
  }
}
