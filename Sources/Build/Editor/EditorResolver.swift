import Foundation

/// Resolves `#if` in a text that is being edited, and takes out what only Objective-C needs. Every line
/// and every column stays where it is.
public struct EditorResolver: Sendable {
  let tool: SyntaxTool
  let platform: BuildPlatform
  let settings: ProjectSettings
  /// Names of the project's own modules.
  let modules: [String]
  /// For the text and what becomes of it.
  let folder: String

  /// What a text has to hold for there to be anything to resolve.
  private static let marks = [
    "#if", "@objc", "@IB", "@NS", "@GK", "Darwin", "SwiftUICore", "NSLock", "NSRecursiveLock",
    "NSCondition", "ProcessInfo()",
  ]

  /// The text as the platform's compiler would see it; nil where it is the same.
  public func resolve(_ text: String, of path: String) throws -> String? {
    guard Self.marks.contains(where: text.contains) else { return nil }
    let copy = folder + path
    try CacheFile.write(text, to: copy)
    let index = try tool.resolve(
      [path], platform: platform, settings: settings, extraModules: modules, folder: folder,
      areCopied: true, keepsColumns: true)
    guard index.files.first?.rewritten ?? false, let bytes = FileRecorder.read(copy)?.bytes else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
