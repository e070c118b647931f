import FoundationEssentials
import VitrineBuild
import VitrineDrawing

/// Tells a widget that shows nothing of its own accord from one whose views were left out of the build.
enum LeftOutContents {
  /// The first view that was left out; nil where none was.
  static func cause(_ built: BuiltExtension) -> Omission? {
    cause(built.omissions, text: LeftOutBackground.text)
  }

  /// - Parameter text: Of a source; nil where it cannot be read.
  static func cause(_ omissions: [Omission], text: (String) -> String?) -> Omission? {
    var views: [String: Set<String>] = [:]
    return omissions.first { item in
      guard item.kind == .function else { return false }
      let names =
        views[item.path]
        ?? text(item.path).map { ViewNames.functions(in: $0).union(ViewNames.properties(in: $0)) }
        ?? []
      views[item.path] = names
      return names.contains(item.name)
    }
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
