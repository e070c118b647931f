import Foundation
import VitrinePlatform

/// A key or file that the sources read of what their app has stored (`vitrine-syntax stored`).
public struct SourceRead: Decodable, Hashable, Sendable {
  /// `defaults` or `file`.
  public var place: String
  /// The suite or app group; nil: the extension's own, or unknown.
  public var group: String?
  /// Whether the sources do not say whose it is.
  public var isUnplaced: Bool
  /// A key of user defaults, or a path below the group's folder.
  public var name: String
  /// As what it is read, as the sources write it; nil where they do not say.
  public var type: String?
  /// JSON with a value for each member of what bytes are decoded as; nil where they are not.
  public var json: String?
  /// The source's path.
  public var file: String
  /// Counted from 1.
  public var line: Int
}

extension WidgetBuilder {
  private struct StoredRequest: Encodable {
    var files: [String]
    var date: Double
  }
  private struct StoredAnswer: Decodable { var reads: [SourceRead] }

  /// What the sources of an extension read; empty for a script. Throws `BuildError`.
  /// - date: seconds since 1970, for the dates in `SourceRead.json`.
  public func storedReads(
    in built: BuiltExtension, sandbox: BuildSandbox, date: Double
  ) throws -> [SourceRead] {
    guard let files = try? built.index().files.map(\.path), !files.isEmpty else { return [] }
    let scratch = try TemporaryFolder.forBuild("stored")
    defer { scratch.remove() }
    let answer: StoredAnswer = try SyntaxTool(sdk: sdk, sandbox: sandbox).answer(
      "stored", StoredRequest(files: files, date: date), reading: files, writing: scratch.path)
    return answer.reads
  }
}
