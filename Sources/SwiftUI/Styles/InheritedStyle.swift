extension EnvironmentValues {
  /// A style set inside another one is resolved against it: `.foregroundStyle(.secondary)` inside
  /// `.foregroundStyle(.red)` is a lighter red, and so is `.foregroundStyle(.opacity(0.5))`.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let outer = core.foregroundStyle
    core.foregroundStyle.styles =
      outer.styles.isEmpty
      ? styles
      : styles.map { style in
        (style.base as? any HierarchicalStyle)?.inherited(from: outer).map { AnyShapeStyle($0) }
          ?? style
      }
  }
}

/// A style that depends on the foreground style around it: `.primary` … `.quinary`, and what is made of them.
package protocol HierarchicalStyle: ShapeStyle {
  /// The style as it is once another foreground style is set in it; nil where it does not depend on the one around.
  func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)?
}

extension HierarchicalShapeStyle: HierarchicalStyle {
  package func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)? {
    InheritedStyle(level: level, of: outer)
  }
}

extension ForegroundStyle: HierarchicalStyle {
  package func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)? {
    InheritedStyle(level: 0, of: outer)
  }
}

extension _ModifiedStyle: HierarchicalStyle {
  package func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)? {
    (base as? any HierarchicalStyle)?.inherited(from: outer).map { StyleChain($0, [change]) }
  }
}

extension StyleChain: HierarchicalStyle {
  func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)? {
    (base as? any HierarchicalStyle)?.inherited(from: outer).map { StyleChain($0, changes) }
  }
}

extension AnyShapeStyle: HierarchicalStyle {
  package func inherited(from outer: ForegroundLevels) -> (any ShapeStyle)? {
    (base as? any HierarchicalStyle)?.inherited(from: outer)
  }
}

/// The foreground style, or a level of it, that stood around where this one was set.
///
/// What each level comes to is found when it is set: two hundred of them in one another cost as much to paint as one.
private struct InheritedStyle: PaintStyle {
  typealias Resolved = Never

  /// A style that depends on none around it but on `around`.
  struct Source {
    let style: AnyShapeStyle
    let level: Int
    let around: ForegroundLevels

    /// With something done to its paint; the level is found already.
    func changed(by changes: [StyleChange]) -> Source {
      let others = changes.filter { if case .level = $0 { false } else { true } }
      if others.isEmpty { return self }
      return Source(
        style: AnyShapeStyle(StyleChain(style.base, others)), level: level, around: around)
    }
  }

  /// For each level that somebody asks for, from primary to quinary.
  private let sources: [Source]

  init(level: Int, of outer: ForegroundLevels) {
    sources = (0...4).map { outer.source(min(4, level + $0)) }
  }

  func source(_ level: Int) -> Source { sources[min(4, level)] }

  func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let source = source(level)
    // A color is the same whatever is around it.
    if let color = source.style.base as? Color {
      return color.stylePaint(in: environment, level: source.level)
    }
    var inner = environment
    inner.core.foregroundStyle = source.around
    return source.style.paint(in: inner, level: source.level)
  }
}

extension ForegroundLevels {
  /// What is painted at a level: the style that was set for it, or a fainter form of the first one.
  fileprivate func source(_ level: Int) -> InheritedStyle.Source {
    let isSet = level < styles.count
    let style = styles[isSet ? level : 0]
    let own = isSet ? 0 : level
    if let inherited = style.base as? InheritedStyle { return inherited.source(own) }
    if let chain = style.base as? StyleChain, let inherited = chain.base as? InheritedStyle {
      return inherited.source(chain.level(within: own)).changed(by: chain.changes)
    }
    return InheritedStyle.Source(
      style: style, level: own,
      around: ForegroundLevels(styles: isSet && level > 0 ? [styles[0]] : []))
  }
}
