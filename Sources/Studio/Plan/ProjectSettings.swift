import FoundationEssentials
import Yams

/// What a project has set in `.vitrine.yml` beside its sources, for every command. Options on the
/// command line count before it.
public struct ProjectSettings: Hashable, Sendable {
  /// The file; nil where there is none.
  public var path: String?
  /// Kinds, as `--widget`.
  public var widgets: [String] = []
  /// As `--family`.
  public var families: [String] = []
  /// As `--device`.
  public var devices: [String] = []
  /// As `--context`.
  public var contexts: [String] = []
  /// As `--locale`.
  public var locales: [String] = []
  /// As `--type-size`.
  public var typeSizes: [String] = []
  /// Rules that are applied; empty: all.
  public var auditRules: [String] = []
  /// Rules that are silenced, with the reason.
  public var silencedRules: [String: String] = [:]
  /// Lines of the rules and severities that the file names, counted from 1.
  public var auditLines: [String: Int] = [:]
  /// Severity from which an audit fails.
  public var auditFailOn: String?
  /// File of findings that are known.
  public var auditBaseline: String?
  /// Whether an audit draws longer words, too.
  public var auditLongText = false
  /// Folder of `vitrine test`'s references.
  public var testReferences: String?

  /// What the file is called, in every folder.
  public static let fileName = ".vitrine.yml"

  public init() {}

  /// Where an audit's setting stands, before a message: `.vitrine.yml:3: `; empty where it is not the
  /// file's.
  public func place(of name: String) -> String {
    guard let path, let line = auditLines[name] else { return "" }
    return "\(path):\(line): "
  }

  /// The settings of a path: of the file in its folder, else in the nearest folder above up to the
  /// repository's; none where there is no file.
  public static func find(for path: String) throws(StudioError) -> ProjectSettings {
    var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    let files = FileManager.default
    for _ in 0..<32 {
      let file = folder.appending(path: fileName).path
      if let data = files.contents(atPath: file) {
        return try ProjectSettings(String(decoding: data, as: UTF8.self), path: file)
      }
      let isTop = files.fileExists(atPath: folder.appending(path: ".git").path)
      let above = folder.deletingLastPathComponent()
      if isTop || above.path == folder.path { break }
      folder = above
    }
    return ProjectSettings()
  }

  /// Text of a settings file; `path` is for messages and for the folder that paths start from.
  public init(_ text: String, path: String) throws(StudioError) {
    let reader = SettingsReader(path: path)
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch {
      throw StudioError.usage("\(path): \(SettingsReader.reason(error))")
    }
    self.path = path
    guard let root, root != Node("") else { return }
    for (key, value) in try reader.members(root, allowed: Self.keys, in: "") {
      switch key {
      case "widget", "widgets": widgets = try reader.names(value, key)
      case "family", "families": families = try reader.names(value, key)
      case "device", "devices": devices = try reader.names(value, key)
      case "context", "contexts": contexts = try reader.names(value, key)
      case "locale", "locales": locales = try reader.names(value, key)
      case "type-sizes": typeSizes = try reader.names(value, key)
      case "audit": try readAudit(value, reader)
      default: try readTests(value, reader)
      }
    }
  }

  private static let keys = [
    "widget", "widgets", "family", "families", "device", "devices", "context", "contexts", "locale",
    "locales", "type-sizes", "audit", "tests",
  ]

  private mutating func readAudit(_ node: Node, _ reader: SettingsReader) throws(StudioError) {
    let keys = ["rules", "disable", "fail-on", "baseline", "long-text"]
    for (key, value) in try reader.members(node, allowed: keys, in: "audit.") {
      auditLines.merge(reader.lines(of: value)) { first, _ in first }
      switch key {
      case "rules": auditRules = try reader.names(value, "audit.rules")
      case "disable": silencedRules = try reader.reasons(value, "audit.disable")
      case "long-text": auditLongText = try reader.flag(value, "audit.long-text")
      case "fail-on": auditFailOn = try reader.name(value, "audit.fail-on")
      default: auditBaseline = reader.inFolder(try reader.name(value, "audit.baseline"))
      }
    }
  }

  private mutating func readTests(_ node: Node, _ reader: SettingsReader) throws(StudioError) {
    for (key, value) in try reader.members(node, allowed: ["references"], in: "tests.") {
      testReferences = reader.inFolder(try reader.name(value, "tests.\(key)"))
    }
  }
}
