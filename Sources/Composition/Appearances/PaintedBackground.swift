import VitrineDrawing

extension DisplayList {
  /// Whether a container background is more than empty or clear: what paints nothing leaves the
  /// system's own plate to be seen, as no background at all does.
  var paintsContainerBackground: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      if case .tag(.containerBackground) = group.effect { return group.contents.paints }
      return group.contents.paintsContainerBackground
    }
  }

  /// Whether anything in it may be seen.
  private var paints: Bool {
    operations.contains {
      switch $0 {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)),
        .glyphs(_, .color(let color)):
        color.alpha > 0
      case .fill, .stroke, .glyphs, .image, .dynamicText, .progress, .glass: true
      case .group(let group): group.effect != .opacity(0) && group.contents.paints
      }
    }
  }
}
