import Foundation
import VitrinePlatform

/// A `Package.swift` as SwiftPM evaluates it. The manifest is a foreign program: it runs with a scratch
/// folder as its home, without the user's environment, and for a limited time.
struct PackageManifest {
  let folder: String
  let checkouts: PackageCheckouts

  private var path: String { folder + "/Package.swift" }

  /// The answer is kept by the manifest's text, since evaluating one takes seconds.
  func read() throws -> JSONValue {
    let toolchain = try Toolchain.find()
    let kept = checkouts.manifests.map { $0 + "/" + key(toolchain) + ".json" }
    if let kept, let bytes = CheckedFile.read(kept),
      let json = try? JSONValue.parse(bytes)
    {
      return json
    }
    let modules = modules(toolchain)
    var result = try evaluate(toolchain, modules)
    // One that needs others, as for macros, compiles its own.
    if !result.status.isSuccess, !result.isTimedOut, modules != nil,
      Self.installedVersion(result.errorText) == nil
    {
      result = try evaluate(toolchain, nil)
    }
    if let installed = Self.installedVersion(result.errorText) {
      result = try evaluate(toolchain, nil, as: installed)
    }
    if result.isTimedOut {
      let seconds = Int(checkouts.sandbox.manifestSeconds)
      throw BuildError.brokenProject(
        path: path, line: nil, reason: "evaluating the manifest took more than \(seconds) seconds")
    }
    guard result.status.isSuccess, let json = try? JSONValue.parse(result.standardOutput) else {
      let reason = CompilerOutput.parse(result.errorText).first { $0.severity == .error }
      throw BuildError.brokenProject(
        path: path, line: reason?.line,
        reason: "the manifest cannot be evaluated: \(reason?.message ?? result.errorText)")
    }
    if let kept {
      try? CheckedFile.write(result.standardOutput, to: kept)
    }
    return json
  }

  /// Those of the manifest's mode.
  private func modules(_ toolchain: Toolchain) -> ManifestModules? {
    guard let manifests = checkouts.manifests,
      let mode = ManifestModules.toolsVersion(of: checkouts.files.text(path) ?? "")
    else { return nil }
    return ManifestModules(
      toolchain, manifests: manifests, sandbox: checkouts.sandbox, versions: [mode])
  }

  /// Evaluates the manifests of some packages side by side: reading one takes a second, most of it of one processor.
  static func warm(_ folders: [String], _ checkouts: PackageCheckouts) {
    guard folders.count > 1, checkouts.manifests != nil else { return }
    SideBySide.run(folders.count) { number in
      // What is wrong with it is told where it is needed.
      _ = try? PackageManifest(folder: folders[number], checkouts: checkouts).read()
    }
  }

  /// The packages among some folders, and the local ones that their manifests name, whose texts tell before they are
  /// evaluated.
  static func packages(from folders: [String], _ checkouts: PackageCheckouts) -> [String] {
    var found: [String] = []
    var open = folders
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted, checkouts.isPackage(folder) else { continue }
      found.append(folder)
      let text = checkouts.files.text(folder + "/Package.swift") ?? ""
      open += text.matches(of: /path:\s*"([^"\\]+)"/).map {
        Paths.absolute(String($0.1), in: folder)
      }
    }
    return found
  }

  private func key(_ toolchain: Toolchain) -> String {
    let hash = SHA256()
    hash.update(folder)
    hash.update(toolchain.folder)
    hash.update(checkouts.files.bytes(path) ?? [])
    for (name, text) in decided.sorted(by: { $0.key < $1.key }) {
      hash.update(name)
      hash.update(text)
    }
    return String(hash.finish().prefix(40))
  }

  /// The folder's manifests, by name, in which something is decided by the system that evaluates them: a package has one for
  /// each version of the tools.
  private var decided: [String: String] {
    var texts: [String: String] = [:]
    for name in checkouts.files.names(folder) ?? [] where Self.isManifest(name) {
      guard let text = checkouts.files.text(folder + "/" + name) else { continue }
      let decided = ManifestText.onAMac(text)
      if decided != text { texts[name] = decided }
    }
    return texts
  }

  private static func isManifest(_ name: String) -> Bool {
    name.hasSuffix(".swift") && (name == "Package.swift" || name.hasPrefix("Package@swift-"))
  }

  /// Nothing is written beside the manifest, nor into SwiftPM's own folders.
  /// - version: a copy of the manifest is evaluated that asks for these tools.
  func evaluate(
    _ toolchain: Toolchain, _ modules: ManifestModules?, as version: String? = nil
  ) throws -> Tool.Result {
    let copies = copies(for: version)
    var tool = BuildTool(toolchain.swift, in: checkouts.sandbox)
    tool.readable = [folder]
    tool.use(modules)
    tool.timeLimit = checkouts.sandbox.manifestSeconds
    return try tool.run { scratch in
      var place = folder
      if !copies.isEmpty {
        place = scratch + "/" + Paths.name(folder)
        try write(copies, to: place, isAlone: version != nil)
      }
      return Self.arguments(of: place, scratch)
    }
  }

  /// The manifests that do not stand as they are, by name.
  private func copies(for version: String?) -> [String: String] {
    guard let version else { return decided }
    let text = decided["Package.swift"] ?? checkouts.files.text(path) ?? ""
    return ["Package.swift": Self.text(text, for: version)]
  }

  /// A folder that looks like the package's, which some manifests list.
  /// - copies: manifests that take the place of the package's own.
  /// - isAlone: no manifest for other tools stands beside.
  private func write(_ copies: [String: String], to place: String, isAlone: Bool) throws {
    try CacheFile.makeFolder(place)
    for (name, text) in copies { try CacheFile.write(text, to: place + "/" + name) }
    let own = checkouts.files.names(folder) ?? []
    for name in own where !isAlone && copies[name] == nil || !Self.isManifest(name) {
      try FileManager.default.createSymbolicLink(
        atPath: place + "/" + name, withDestinationPath: folder + "/" + name)
    }
  }

  /// What `swift` is told to evaluate the manifest of a folder.
  static func arguments(of folder: String, _ scratch: String) -> [String] {
    let options = ["--scratch-path", "--cache-path", "--config-path", "--security-path"]
    return ["package", "--package-path", folder, "--manifest-cache", "none"]
      + options.flatMap { [$0, scratch + "/" + $0.dropFirst(2)] } + ["dump-package"]
  }

  /// The version of the tools here, where a manifest was refused because it asks for newer ones. Most that do need
  /// nothing of these: Xcode writes its own version into each package that it makes.
  static func installedVersion(_ error: String) -> String? {
    guard error.contains("is using Swift tools version"),
      let mark = error.range(of: "but the installed version is ")
    else { return nil }
    let version = error[mark.upperBound...].prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }

  /// A manifest that asks for this version of the tools.
  static func text(_ manifest: String, for version: String) -> String {
    var lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() where line.contains("swift-tools-version") {
      lines[number] = "// swift-tools-version: \(version)"
      break
    }
    return lines.joined(separator: "\n")
  }
}
