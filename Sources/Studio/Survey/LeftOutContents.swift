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
  /// Whether there is more than backgrounds: what the system may take away, and what fills all of the picture.
  func showsContents(in size: Size) -> Bool {
    showsContents(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// - whole: all of the picture, in the list's own coordinates; nil where these are turned or scaled.
  private func showsContents(in whole: Rect?) -> Bool {
    operations.contains { operation in
      if case .fill(let path, _, _) = operation { return !path.fills(whole) }
      guard case .group(let group) = operation else { return true }
      switch group.effect {
      case .tag(.containerBackground), .tag(.accessoryBackground), .opacity(0): return false
      case .transform(let map):
        let isMoved = (map.a, map.b, map.c, map.d) == (1, 0, 0, 1)
        let moved = whole.map {
          Rect(x: $0.x - map.tx, y: $0.y - map.ty, width: $0.width, height: $0.height)
        }
        return group.contents.showsContents(in: isMoved ? moved : nil)
      case .opacity, .blend, .clip, .mask, .layer, .filter, .blur, .shadow, .vibrancy, .tag:
        return group.contents.showsContents(in: whole)
      }
    }
  }
}

extension VectorPath {
  /// Whether it is a rectangle that leaves nothing of another one free.
  fileprivate func fills(_ whole: Rect?) -> Bool {
    guard let whole, elements.count == 5, case .move(let first) = elements[0],
      case .line(let last) = elements[2], elements[1] == .line(Point(last.x, first.y)),
      elements[3] == .line(Point(first.x, last.y))
    else { return false }
    // Edges may be rounded to a pixel: half a point of room.
    return first.x <= whole.minX + 0.5 && first.y <= whole.minY + 0.5
      && last.x >= whole.maxX - 0.5 && last.y >= whole.maxY - 0.5
  }
}
