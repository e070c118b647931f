public import Foundation

/// A compiled extension in the cache, ready to run.
public struct BuiltExtension: Sendable, Hashable {
  /// The target's or the folder's name.
  public var name: String
  public var executable: URL
  /// What `VITRINE_RESOURCES` names.
  public var resources: URL
  public var platform: BuildPlatform
  public var bundleIdentifier: String
  public var displayName: String
  /// Warnings and notes of the build: broken assets, files left out.
  public var diagnostics: [BuildDiagnostic]
  /// Whether nothing had to be compiled.
  public var isFromCache: Bool

  /// What the sources declare; read when asked for, since a warm start does without.
  public func index() throws -> SourceIndex {
    let path = resources.deletingLastPathComponent().appendingPathComponent("index.json")
    return try JSONDecoder().decode(SourceIndex.self, from: Data(contentsOf: path))
  }
}

extension BuiltExtension {
  /// `key=value` lines; read at every start, so no JSON.
  var text: String {
    var lines = [
      "name=\(name)", "platform=\(platform.rawValue)", "bundle=\(bundleIdentifier)",
      "display=\(displayName)",
    ]
    for item in diagnostics {
      let place = "\(item.line.map(String.init) ?? "")\t\(item.column.map(String.init) ?? "")"
      lines.append("diagnostic=\(item.severity.rawValue)\t\(item.path)\t\(place)\t\(item.message)")
    }
    return lines.map { $0.replacingOccurrences(of: "\n", with: " ") }.joined(separator: "\n") + "\n"
  }

  /// The build in `folder`, or nothing where it is not whole.
  init?(folder: String) {
    guard let data = FileBytes.read(folder + "/built.txt") else { return nil }
    guard Paths.exists(folder + "/bundle/extension") else { return nil }
    var values: [Substring: String] = [:]
    diagnostics = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let value = String(line[line.index(after: equals)...])
      if line[..<equals] == "diagnostic" {
        let parts = value.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let severity = BuildDiagnostic.Severity(rawValue: String(parts[0]))
        else {
          continue
        }
        diagnostics.append(
          .init(
            path: String(parts[1]), line: Int(parts[2]), column: Int(parts[3]), severity: severity,
            message: String(parts[4])))
      } else {
        values[line[..<equals]] = value
      }
    }
    name = values["name"] ?? ""
    platform = values["platform"].flatMap(BuildPlatform.init) ?? .iOS
    bundleIdentifier = values["bundle"] ?? ""
    displayName = values["display"] ?? ""
    executable = URL(fileURLWithPath: folder + "/bundle/extension", isDirectory: false)
    resources = URL(fileURLWithPath: folder + "/bundle", isDirectory: true)
    isFromCache = true
  }
}

/// Whole files by plain system calls: the warm lookup reads two small ones.
enum FileBytes {
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress! + filled, $0.count - filled)
      }
      if count <= 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }

  /// Whether a file holds one of the texts; no where it cannot be read.
  static func contain(_ texts: String..., in path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return texts.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// Copies a file, and makes the folder that it goes to.
  static func copy(_ path: String, to target: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: Paths.folder(target), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: path, toPath: target)
    } catch {
      throw BuildError.unwritable(path: target, reason: "\(error)")
    }
  }

  /// Writes beside and renames, so that readers see all or nothing.
  static func write(_ text: String, to path: String) throws {
    let temporary = path + ".\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let data = Data(text.utf8)
    guard FileManager.default.createFile(atPath: temporary, contents: data) else {
      throw BuildError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw BuildError.unwritable(path: path, reason: reason)
    }
  }
}
