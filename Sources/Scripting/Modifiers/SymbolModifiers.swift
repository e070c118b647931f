import SwiftUI

extension ModifierSpec {
  static let symbols: [ModifierSpec] = [
    ModifierSpec("imageScale") { view, value, _ in
      switch value.string {
      case "small": view.imageScale(.small)
      case "medium": view.imageScale(.medium)
      case "large": view.imageScale(.large)
      default: nil
      }
    },
    ModifierSpec("symbolRenderingMode") { view, value, _ in
      switch value.string {
      case "hierarchical": view.symbolRenderingMode(.hierarchical)
      case "monochrome": view.symbolRenderingMode(.monochrome)
      case "multicolor": view.symbolRenderingMode(.multicolor)
      case "palette": view.symbolRenderingMode(.palette)
      default: nil
      }
    },
    .reading("symbolVariant", \.symbolVariants) { $0.symbolVariant($1) },
  ]
}

extension Value {
  /// A name, or several that add up.
  fileprivate var symbolVariants: SymbolVariants? {
    if let list = array {
      let variants = list.compactMap(\.symbolVariants)
      guard variants.count == list.count else { return nil }
      return SymbolVariants(names: variants.reduce(into: []) { $0.formUnion($1.names) })
    }
    switch string {
    case "none": return SymbolVariants.none
    case "fill": return .fill
    case "circle": return .circle
    case "square": return .square
    case "rectangle": return .rectangle
    case "slash": return .slash
    default: return nil
    }
  }
}
