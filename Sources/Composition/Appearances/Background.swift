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

  /// Whether the list carries a container background.
  public var hasContainerBackground: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      if case .tag(.containerBackground) = group.effect { return true }
      return group.contents.hasContainerBackground
    }
  }
}
