import VitrineDrawing
import VitrineSymbols

/// A symbol drawn without SwiftUI: into a context, or as bytes.
extension UIImage {
  /// The symbol's drawing at its configuration's size; nil for other pictures.
  var symbolDrawing: SymbolDrawing? {
    guard case .symbol(let name, let configuration) = state.content else { return nil }
    let traits = UITraitCollection.current
    return SymbolLibrary.standard.symbol(
      name, weight: (configuration?.weight?.fontWeight() ?? .regular).number,
      scale: configuration?.symbolScale?.scale ?? .medium,
      pointSize: Double(configuration?.pointSize ?? 17),
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      language: AmbientContext.current.locale.language.languageCode?.identifier)
  }

  /// In the color that it is tinted with, else in black, as a template is drawn.
  var symbolPicture: Picture? {
    guard let drawing = symbolDrawing, case .symbol(_, let configuration) = state.content else {
      return nil
    }
    let colors = configuration?.colors ?? []
    let rendering: SymbolRendering =
      if state.tint != nil { .monochrome } else if configuration?.isMulticolor == true {
        .multicolor
      } else if configuration?.isHierarchical == true { .hierarchical } else if colors.count > 1 {
        .palette
      } else { .monochrome }
    let shown = state.tint.map { [$0] } ?? (colors.isEmpty ? [.black] : colors)
    let traits = UITraitCollection.current
    let list = drawing.displayList(
      rendering, paints: shown.map { .color($0.rgba(traits)) },
      at: Point(-drawing.bounds.x, -drawing.bounds.y),
      color: {
        SystemColorName(rawValue: $0.rawValue).map { UIColor(.system($0)).rgba(traits) } ?? .black
      })
    // Symbols have no scale of their own: they are as fine as the screen.
    return Picture(
      list: list, size: Size(drawing.bounds.width, drawing.bounds.height),
      scale: Double(traits.displayScale > 0 ? traits.displayScale : 3))
  }
}

extension UIImage.SymbolScale {
  fileprivate var scale: VitrineSymbols.SymbolScale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
