/// A layout of any type.
public struct AnyLayout: Layout {
  let base: any Layout
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }
  public typealias AnimatableData = EmptyAnimatableData

  /// The wrapped layout's cache with its type erased.
  public struct Cache { var value: Any }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: make(base, subviews)) }
  private func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }
  private func with<L: Layout, R>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> R
  ) -> R {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &typed)
    cache.value = typed
    return result
  }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func open<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    open(base)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return open(base)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      with(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      with(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    func open<L: Layout>(_ layout: L) -> CGSize {
      with(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    open(base)
  }
}
