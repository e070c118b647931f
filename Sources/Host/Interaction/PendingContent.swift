public import VitrineDrawing

extension DisplayList {
  /// What `.invalidatableContent()` looks like from a tap until the new entry is there: faded. The
  /// system's own effect is a pulse that has no published numbers; 40 % is an estimate.
  public func showingInvalidatedContent(opacity: Double = 0.4) -> DisplayList {
    DisplayList(
      operations.map { operation in
        guard case .group(var group) = operation else { return operation }
        if case .tag(.invalidatable) = group.effect {
          return .group(EffectGroup(.opacity(opacity), DisplayList([operation])))
        }
        group.contents = group.contents.showingInvalidatedContent(opacity: opacity)
        return .group(group)
      })
  }
}
