public import VitrineDrawing

extension DisplayList {
  /// The list without what was put in `.containerBackground(for: .widget)`.
  public func removingContainerBackground() -> DisplayList {
    DisplayList(
      operations.compactMap { operation in
        guard case .group(let group) = operation else { return operation }
        if case .tag(.containerBackground) = group.effect { return nil }
        return .group(EffectGroup(group.effect, group.contents.removingContainerBackground()))
      })
  }

  /// What was put in `.containerBackground(for: .widget)`; nil where nothing was.
  package var containerBackground: DisplayList? {
    for case .group(let group) in operations {
      if case .tag(.containerBackground) = group.effect { return group.contents }
      if let found = group.contents.containerBackground {
        return DisplayList([.group(EffectGroup(group.effect, found))])
      }
    }
    return nil
  }

  /// Whether the list carries a container background.
  public var hasContainerBackground: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      if case .tag(.containerBackground) = group.effect { return true }
      return group.contents.hasContainerBackground
    }
  }
}
