extension Gallery {
  /// The gallery of a watch, where nobody edits a widget: each configuration that a provider
  /// recommends is an entry of its own, under its own title.
  /// - Parameter titles: of a kind's recommendations, in the provider's order; empty for none.
  public func listing(_ titles: (_ kind: String) -> [String]) -> Gallery {
    func expand(_ items: [Item]) -> [Item] {
      items.flatMap { item -> [Item] in
        let names = titles(item.kind)
        guard !names.isEmpty else { return [item] }
        return names.map { name in
          var entry = item
          entry.name = name
          return entry
        }
      }
    }
    var gallery = self
    gallery.items = expand(items)
    gallery.others = expand(others)
    return gallery
  }
}
