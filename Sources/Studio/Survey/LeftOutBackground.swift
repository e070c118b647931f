import FoundationEssentials
import VitrineBuild

/// Tells a widget that never had a container background, for which a device shows a tile as well, from one whose
/// background was left out of the build with the view that sets it.
enum LeftOutBackground {
  private static let modifier = "containerBackground"

  /// What was left out where a background is set; nil where nothing was, or no source sets one.
  static func cause(_ built: BuiltExtension) -> Omission? {
    guard built.omissions.contains(where: { [.function, .type].contains($0.kind) }),
      let index = try? built.index()
    else { return nil }
    return cause(built.omissions, sources: index.files.map(\.path), text: text)
  }

  /// Of a source; nil where it cannot be read.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameters:
  ///   - sources: Absolute paths of all that was compiled.
  ///   - text: Of a source; nil where it cannot be read.
  static func cause(
    _ omissions: [Omission], sources: [String], text: (String) -> String?
  ) -> Omission? {
    let adopting = sources.compactMap(text).filter { $0.contains(modifier) }
    guard !adopting.isEmpty else { return nil }
    let setters = adopting.reduce(into: Set([modifier])) { $0.formUnion(modifiers(in: $1)) }
    var answers: [String: Bool] = [:]
    return omissions.first { item in
      guard [.function, .type].contains(item.kind) else { return false }
      if let known = answers[item.path] { return known }
      let words = text(item.path)?.split { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? []
      let mentions = words.contains { setters.contains(String($0)) }
      answers[item.path] = mentions
      return mentions
    }
  }

  /// Functions of a source that return views: projects wrap the modifier for earlier systems.
  private static func modifiers(in text: String) -> Set<String> {
    ViewNames.functions(in: text, returning: ["some View"])
  }
}
