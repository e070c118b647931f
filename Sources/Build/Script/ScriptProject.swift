import Foundation
import VitrinePlatform

/// A script of the Scripting app, found on disk: a `.tsx` file, or a folder with one of the files
/// that the app starts.
struct ScriptProject: Sendable, Hashable {
  /// One file that the app would start.
  struct Entry: Codable, Sendable, Hashable {
    /// `Script.env` in it.
    var environment: String
    /// Stem of the file.
    var name: String
    /// Its bundle and the bundle's map in the resources folder.
    var code: String
    var map: String
    /// Relative to the root.
    var source: String
  }

  /// `name` of script.json, else the folder's or the file's.
  var name: String
  var displayName: String
  var summary: String
  /// The folder that relative names start from.
  var root: String
  var entries: [Entry]
  /// Text of script.json, `{}` where there is none.
  var metadata: String
  /// Everything in the folder, relative and sorted.
  var files: [String]

  /// Files with a meaning of their own in the app.
  static let wellKnown: [(stem: String, environment: String)] = [
    ("widget", "widget"), ("app_intents", "app_intents"), ("live_activity", "live_activity"),
    ("control_widget_button", "control_widget"), ("control_widget_toggle", "control_widget"),
  ]
  static let endings = ["tsx", "jsx", "ts", "js"]
  /// Larger files and folders are left out, bytes; a script keeps far below.
  private static let maximumFile = 16 << 20
  private static let maximumFiles = 4000

  /// What is wrong with script.json, which is then read as if it were not there.
  var manifestProblem: BuildDiagnostic? {
    let path = root + "/script.json"
    guard let bytes = FileRecorder.read(path)?.bytes else { return nil }
    do throws(JSON.SyntaxError) {
      guard try JSON(parsing: bytes).members == nil else { return nil }
      return BuildDiagnostic(
        path: path, line: 1, severity: .warning,
        message: "script.json holds no object and is not used; write {\"name\": …}")
    } catch {
      return BuildDiagnostic(
        path: path, line: error.line, severity: .warning,
        message: "script.json is not used: \(error.reason)")
    }
  }

  // MARK: Finding

  /// Whether a path is a script's, told by names alone; `find` may still find nothing in it.
  static func isScript(_ path: String) -> Bool {
    let path = Paths.absolute(path)
    guard Paths.isFolder(path) else {
      return ["tsx", "jsx", "scripting"].contains(Paths.ending(path))
    }
    return ["script.json", "index.tsx"].contains { Paths.exists(path + "/" + $0) }
      || wellKnown.contains { file($0.stem, in: path) != nil }
  }

  /// The script at a path; nil where the path is something else.
  static func find(_ path: String) throws -> ScriptProject? {
    let path = Paths.absolute(path)
    if Paths.isFolder(path) { return try folder(path) }
    guard ["tsx", "jsx"].contains(Paths.ending(path)), Paths.exists(path) else { return nil }
    return try file(path)
  }

  private static func folder(_ path: String) throws -> ScriptProject? {
    let found = wellKnown.contains { known in
      known.environment != "app_intents" && file(known.stem, in: path) != nil
    }
    if !found {
      guard Paths.exists(path + "/script.json") || file("index", in: path) != nil else {
        return nil
      }
    }
    var project = try ScriptProject(root: path)
    for known in wellKnown {
      guard let source = file(known.stem, in: path),
        known.environment == "widget" || !project.isBlank(source)
      else { continue }
      project.add(source, as: known.environment)
    }
    for source in project.files where project.registersActivity(source) {
      project.add(source, as: "live_activity")
    }
    guard project.entries.contains(where: { $0.environment != "app_intents" }) else {
      throw BuildError.noScriptEntry(path: path)
    }
    return project
  }

  /// One file of its own: its calls tell which kind of entry it is.
  private static func file(_ path: String) throws -> ScriptProject {
    let root = Paths.folder(path)
    let stem = Paths.stem(path)
    var project = try ScriptProject(root: root, alone: Paths.name(path))
    let known = wellKnown.first { $0.stem == stem }
    if known == nil { (project.name, project.displayName) = (stem, stem) }
    let text = String(decoding: FileRecorder.read(path)?.bytes ?? [], as: UTF8.self)
    let environment =
      known?.environment
      ?? (text.contains("LiveActivity.register") && !text.contains("Widget.present")
        ? "live_activity" : text.contains("ControlWidget.present") ? "control_widget" : "widget")
    project.add(Paths.name(path), as: environment)
    if environment != "app_intents", let intents = file("app_intents", in: root) {
      project.add(intents, as: "app_intents")
    }
    return project
  }

  private static func file(_ stem: String, in folder: String) -> String? {
    endings.lazy.map { stem + "." + $0 }.first { Paths.exists(folder + "/" + $0) }
  }

  private mutating func add(_ source: String, as environment: String) {
    guard !entries.contains(where: { $0.source == source }) else { return }
    let stem = Paths.stem(source)
    entries.append(
      Entry(
        environment: environment, name: stem, code: "\(stem).js", map: "\(stem).js.map",
        source: source))
  }

  /// Some scripts carry empty files for what they do not have.
  private func isBlank(_ source: String) -> Bool {
    (FileRecorder.read(root + "/" + source)?.bytes ?? []).allSatisfy { $0 <= 0x20 }
  }

  private func registersActivity(_ source: String) -> Bool {
    guard Paths.ending(source) == "tsx", !source.contains("/"), source != "index.tsx",
      let bytes = FileRecorder.read(root + "/" + source)?.bytes
    else { return false }
    return Data(bytes).range(of: Data("LiveActivity.register".utf8)) != nil
  }

  // MARK: Reading

  /// The folder's files and the contents of script.json. A lone file takes what it may import or read:
  /// all of its folder where that is a script's, else code and pictures beside it.
  private init(root: String, alone: String? = nil) throws {
    self.root = root
    entries = []
    let data = FileRecorder.read(root + "/script.json").map { Data($0.bytes) }
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    name = (object?["name"] as? String).flatMap { $0.isEmpty ? nil : $0 } ?? Paths.name(root)
    displayName = name
    summary = object?["description"] as? String ?? ""
    metadata = object == nil ? "{}" : String(decoding: data ?? Data(), as: UTF8.self)
    files = Self.scan(root)
    if data == nil, alone != nil, files.count >= Self.maximumFiles { files = [] }
  }

  /// Regular files below the folder; hidden ones, installed packages and links are left out.
  private static func scan(_ root: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let folder = open.popLast(), found.count < maximumFiles {
      let path = folder.isEmpty ? root : root + "/" + folder
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        // The last one is where our own pictures go, from a command that was run here.
        guard !name.hasPrefix("."), name != "node_modules", name != "vitrine-pictures" else {
          continue
        }
        let relative = folder.isEmpty ? name : folder + "/" + name
        var info = stat()
        guard lstat(root + "/" + relative, &info) == 0 else { continue }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: open.append(relative)
        case S_IFREG where info.st_size <= maximumFile: found.append(relative)
        default: break
        }
      }
    }
    return found.sorted()
  }
}
