import Foundation

/// The folders of one script, and the only ones that it sees. Scripts know them by names of ours,
/// the same on every machine; writing goes into the sandbox, never into the sources.
struct Folders {
  /// Roots as scripts see them.
  static let base = "/var/mobile/Scripting"
  /// The largest file that a script may write, bytes.
  static let maximumSize = 64 << 20

  let scriptName: String
  /// The script's own files in the bundle; read only.
  let sources: String
  /// What the widget may write: `VITRINE_CONTAINER`.
  let container: String

  var script: String { scripts + "/" + scriptName }
  var scripts: String { Self.base + "/scripts" }
  var documents: String { Self.base + "/documents" }
  var appGroup: String { Self.base + "/group" }
  var iCloud: String { Self.base + "/icloud" }
  var temporary: String { Self.base + "/tmp" }

  init(scriptName: String, sources: String, container: String) {
    // A name is one component of a path.
    self.scriptName = scriptName.replacing("/", with: "-")
    self.sources = sources
    self.container = container + "/scripting"
  }

  /// A container beside the script's own, with what is in that now; nil where none can be made.
  static func copy(ofContainer container: String) -> String? {
    var template = Array((container + "/vitrine-picture-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let copy = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let files = FileManager.default
    if files.fileExists(atPath: container + "/scripting") {
      try? files.copyItem(atPath: container + "/scripting", toPath: copy + "/scripting")
    }
    return copy
  }

  // MARK: From a script's path to places on disk

  /// The path below `base` with `.` and `..` worked out; nil outside.
  private func inner(_ path: String) -> [String]? {
    let whole = path.hasPrefix("file://") ? String(path.dropFirst(7)) : path
    let absolute = whole.hasPrefix("/") ? whole : script + "/" + whole
    var parts: [String] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else if part.contains("\0") {
        return nil
      } else {
        parts.append(String(part))
      }
    }
    let root = Self.base.split(separator: "/").map(String.init)
    guard parts.starts(with: root) else { return nil }
    let rest = Array(parts.dropFirst(root.count))
    guard let first = rest.first,
      ["scripts", "documents", "group", "icloud", "tmp"].contains(first)
    else { return nil }
    // Other scripts' folders are not there.
    if first == "scripts", rest.count > 1, rest[1] != scriptName { return nil }
    return rest
  }

  /// Where a script's path is written; nil outside its folders.
  func writable(_ path: String) -> String? {
    guard let parts = inner(path), parts.count > 1 else { return nil }
    return contained(container + "/" + parts.joined(separator: "/"), in: container)
  }

  /// Where a script's path is read: what it wrote itself, else what came with it.
  func readable(_ path: String) -> String? {
    candidates(path).first { FileManager.default.fileExists(atPath: $0) }
  }

  /// All folders that show at a script's path.
  func candidates(_ path: String) -> [String] {
    guard let parts = inner(path) else { return [] }
    var places = [contained(container + "/" + parts.joined(separator: "/"), in: container)]
    if parts.first == "scripts", parts.count > 1 {
      let rest = parts.dropFirst(2).map { "/" + $0 }.joined()
      places.append(contained(sources + rest, in: sources))
    }
    return places.compactMap { $0 }
  }

  /// The place, unless symbolic links lead it out of `folder`.
  private func contained(_ place: String, in folder: String) -> String? {
    var existing = place
    while !FileManager.default.fileExists(atPath: existing), existing.count > folder.count {
      existing = (existing as NSString).deletingLastPathComponent
    }
    guard let real = Self.real(existing) else { return place }
    let root = Self.real(folder) ?? folder
    return real == root || real.hasPrefix(root + "/") ? place : nil
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Keys and values

  /// File that keeps an area of `Storage` or `Keychain`.
  func store(_ area: String) -> ScriptStore? {
    guard ["storage", "shared", "keychain", "activities"].contains(area) else { return nil }
    return ScriptStore(path: container + "/" + area + ".json")
  }
}
