import Foundation
import VitrineFoundation
import VitrineMessages

/// What the system hands over: the bundled script with its entries, in the resources folder.
/// `script.json` there is written by VitrineBuild (Sources/Build/Script).
struct ScriptPackage: Decodable, Sendable {
  /// One file that the app would start: `widget.tsx`, `live_activity.tsx` …
  struct Entry: Decodable, Sendable {
    /// `Script.env` in it: `widget`, `app_intents`, `live_activity`, `control_widget`.
    var environment: String
    /// The stem of its file, and of the kind that stands for it.
    var name: String
    /// Its bundle and the bundle's source map, names in the resources folder.
    var code: String
    var map: String
  }

  var name: String
  var displayName: String
  var description: String
  var entries: [Entry]
  /// Families of the widget entry, WidgetKit's names.
  var families: [String]
  /// The folder of the sources, which places in the source map start from.
  var root: String
  /// `script.json` of the script itself, as text.
  var metadata: String

  static let file = "script-package.json"
  /// Folder in the resources with the script's own files.
  static let files = "files"

  /// The package in the resources folder.
  static func load(from folder: URL) throws(ScriptFailure) -> ScriptPackage {
    do {
      return try JSONDecoder().decode(
        ScriptPackage.self, from: Data(contentsOf: folder.appendingPathComponent(file)))
    } catch {
      throw ScriptFailure(message: "the bundled script cannot be read: \(error)")
    }
  }

  /// The script of this process with its folder, read when it is first asked for: the host starts
  /// the process while it still bundles.
  static let ofThisProcess: Result<(package: ScriptPackage, resources: URL), ScriptFailure> = {
    let path = ProcessEnvironment.value(ExtensionEnvironment.resources) ?? "."
    let folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    do throws(ScriptFailure) {
      return .success((try load(from: folder), folder))
    } catch {
      return .failure(error)
    }
  }()

  func entry(_ environment: String) -> Entry? {
    entries.first { $0.environment == environment }
  }
}

/// Why a script gave nothing to show, with the place in its source where known.
struct ScriptFailure: Error, CustomStringConvertible {
  var message: String
  /// Absolute path, and line and column from 1.
  var file: String?
  var line: Int?
  var column: Int?

  init(message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    (self.message, self.file, self.line, self.column) = (message, file, line, column)
  }
  init(message: String, at place: ScriptPlaces.Place) {
    self.init(message: message, file: place.file, line: place.line, column: place.column)
  }

  var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return place.isEmpty ? message : place.joined(separator: ":") + ": " + message
  }
}
