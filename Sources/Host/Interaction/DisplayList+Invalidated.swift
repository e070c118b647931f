public import VitrineDrawing

extension DisplayList {
  /// What `.invalidatableContent()` looks like from a tap until the new entry is there: faded.
  public func showingInvalidatedContent(
    opacity: Double = EffectTag.invalidatedOpacity
  ) -> DisplayList {
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
