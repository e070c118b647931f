import FoundationEssentials
import VitrineBuild
import VitrineDrawing

/// Tells a widget that shows nothing of its own accord from one whose views were left out of the build.
enum LeftOutContents {
  /// The first view that was left out; nil where none was.
  static func cause(_ built: BuiltExtension) -> Omission? {
    cause(built.omissions) { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// - Parameter text: Of a source; nil where it cannot be read.
  static func cause(_ omissions: [Omission], text: (String) -> String?) -> Omission? {
    var views: [String: Set<Substring>] = [:]
    return omissions.first { item in
      guard item.kind == .function else { return false }
      if views[item.path] == nil { views[item.path] = text(item.path).map(Self.views) ?? [] }
      return views[item.path]?.contains(Substring(item.name)) ?? false
    }
  }

  /// Names of the properties and functions of a source that say themselves that they are views.
  private static func views(in text: String) -> Set<Substring> {
    names(in: text, after: "var ") { $0 != "{" && !$0.isNewline }
      .union(names(in: text, after: "func ") { $0 != "{" })
  }

  private static func names(
    in text: String, after keyword: String, head: (Character) -> Bool
  ) -> Set<Substring> {
    let heads = text.split(separator: keyword).dropFirst().map { $0.prefix(while: head) }
    let views = heads.filter { $0.contains("some View") || $0.contains("AnyView") }
    return Set(views.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } })
  }
}

extension DisplayList {
  /// Whether there is more than the backgrounds that the system may take away.
  var showsContents: Bool {
    operations.contains { operation in
      guard case .group(let group) = operation else { return true }
      switch group.effect {
      case .tag(.containerBackground), .tag(.accessoryBackground), .opacity(0): return false
      case .transform, .opacity, .blend, .clip, .mask, .layer, .filter, .blur, .shadow, .vibrancy,
        .tag:
        return group.contents.showsContents
      }
    }
  }
}
