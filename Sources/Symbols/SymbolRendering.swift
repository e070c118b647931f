public import VitrineDrawing

extension SymbolDrawing {
  /// The operations that draw the symbol with its origin (left, baseline) at `origin`.
  ///
  /// - `paints`: the foreground style and its further levels. Monochrome and hierarchical use the
  ///   first; palette uses one a level, the last for levels beyond; multicolor uses the first for
  ///   layers without a color of their own.
  /// - `color`: what a named color is at the moment.
  public func displayList(
    _ rendering: SymbolRendering, paints: [Paint], at origin: Point = .zero,
    color: (SymbolColor) -> RGBA
  ) -> DisplayList {
    let first = paints.first ?? .color(.black)
    let move = Affine.translation(origin.x, origin.y)
    // Without colors of its own, or with one style only, a mark on a shape would vanish.
    let isPlain =
      rendering == .monochrome || (rendering == .multicolor && !hasColors)
      || (rendering == .palette && paints.count < 2)
    let rendering = isPlain ? .monochrome : rendering
    let drawn = isPlain ? monochrome : rendering == .multicolor ? colored : layers
    return DisplayList(
      drawn.map { layer in
        let path = origin == .zero ? layer.path : layer.path.transformed(by: move)
        var paint: Paint
        switch rendering {
        case .monochrome: paint = first
        case .hierarchical:
          paint = first.opacity(hierarchicalOpacity(layer))
        case .palette:
          paint = paints.isEmpty ? first : paints[min(layer.hierarchyLevel, paints.count - 1)]
        case .multicolor:
          switch layer.multicolor {
          case nil, .primary: paint = first
          case .secondary: paint = first.opacity(0.5)
          case let named?: paint = .color(color(named))
          }
        }
        if !layer.isActive { paint = paint.opacity(Self.inactiveOpacity) }
        return .fill(path, layer.fillRule, paint)
      })
  }

  private func hierarchicalOpacity(_ layer: Layer) -> Double {
    let isBackdrop =
      layer.hierarchyLevel == 1 && !layer.knockout && layers.contains(where: \.knockout)
    return isBackdrop
      ? Self.hierarchicalBackdropOpacity : Self.hierarchicalOpacities[min(layer.hierarchyLevel, 2)]
  }

  /// True if multicolor rendering shows more than the foreground style.
  public var hasColors: Bool { !colored.isEmpty }

  /// The symbol scaled so that its alignment box fits into or covers `frame` (`.resizable()`):
  /// the map from this drawing's coordinates.
  public func placement(in frame: Rect) -> Affine {
    guard bounds.width > 0, bounds.height > 0 else { return .identity }
    let (sx, sy) = (frame.width / bounds.width, frame.height / bounds.height)
    return Affine(
      a: sx, b: 0, c: 0, d: sy, tx: frame.x - bounds.x * sx, ty: frame.y - bounds.y * sy)
  }
}
