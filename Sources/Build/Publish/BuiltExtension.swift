public import Foundation
import VitrinePlatform

/// A compiled extension in the cache, ready to run.
public struct BuiltExtension: Sendable, Hashable {
  /// The target's or the folder's name.
  public var name: String
  /// In the cache, linked with the SDK.
  public var executable: URL
  /// What `VITRINE_RESOURCES` names.
  public var resources: URL
  /// What it was compiled for.
  public var platform: BuildPlatform
  /// Of the Info.plist.
  public var bundleIdentifier: String
  /// Of the Info.plist: the app's name on a screen.
  public var displayName: String
  /// Warnings and notes of the build: broken assets, files left out.
  public var diagnostics: [BuildDiagnostic]
  /// What was left out of the sources to make them compile.
  public var omissions: [Omission] = []
  /// The project's folder, from which the sources' names start.
  public var root: String
  /// Where that folder was when the sources were compiled: another checkout of the same sources may
  /// have been there. Backtraces name this one.
  public var compiledRoot: String
  /// Whether nothing had to be compiled.
  public var isFromCache: Bool

  /// What a screen prints below the app's widgets.
  public var shownName: String { displayName.isEmpty ? name : displayName }

  /// A source's name in the project: the same wherever the checkout is.
  public func name(ofSource path: String) -> String { Paths.relative(path, to: root) }

  /// What was left out of the sources, a line of text each.
  public var omissionLines: [String] {
    omissions.map { item in
      let location = name(ofSource: item.path) + (item.line.map { ":\($0)" } ?? "")
      return "\(location): \(item.kind.rawValue) \(item.name): \(item.reason)"
    }
  }

  /// App groups of the entitlements; read when asked for.
  public var appGroups: [String] {
    let info = FileManager.default.contents(atPath: resources.path + "/info.json")
    let json = info.flatMap { try? JSON(parsing: [UInt8]($0)) }
    return json?["appGroups"]?.array?.compactMap(\.string) ?? []
  }

  /// What the sources declare; read when asked for, since a warm start does without.
  public func index() throws -> SourceIndex {
    let path = folder.appendingPathComponent("index.json")
    let index = try JSONDecoder().decode(SourceIndex.self, from: Data(contentsOf: path))
    return index.mapPaths { Paths.absolute($0, in: root) }
  }
}

extension SourceIndex {
  func mapPaths(_ change: (String) -> String) -> SourceIndex {
    SourceIndex(
      files: files.map { file in
        var file = file
        file.path = change(file.path)
        return file
      })
  }
}
