public import VitrineCatalog
public import VitrineDrawing

extension Appearance {
  /// The picture as the system shows it.
  public func apply(to list: DisplayList) -> DisplayList {
    switch self {
    case .fullColor: return list
    case .accented(let colors): return Accented(colors: colors).apply(to: list)
    case .vibrant(let tint): return Vibrant(tint: tint).apply(to: list)
    case .receded: return Receded().apply(to: list)
    case .nightRed: return NightRed().apply(to: list)
    case .dimmed(let first, let factor):
      return Dimmed(factor: factor).apply(to: first.apply(to: list))
    }
  }
}
