import VitrineCatalog
import VitrineDrawing

extension Picture {
  /// A control's tile lets most of what lies below it through, and its words are white: a bare one has
  /// the ground of its place within its outline.
  mutating func layControlGround(
    within shape: VectorPath, _ traits: ContextTraits, _ family: Family
  ) {
    guard family.isControl, let paint = ControlGround.paint(traits) else { return }
    list = DisplayList([.fill(shape, .winding, paint)]).appending(list)
  }
}

/// What controls stand on (estimates).
enum ControlGround {
  /// A blur of the wallpaper, dimmed.
  static let controlCenter = MaterialRecipe(
    blur: 30, saturation: 1.3, tint: RGBA.black.opacity(0.35))

  /// nil: the place has no ground of its own for controls.
  static func paint(_ traits: ContextTraits) -> Paint? {
    switch traits.surround {
    case .controlCenter: traits.ground == .black ? .color(.black) : .material(controlCenter)
    case .gallery: .color(RGBA(hex: 0x1C1C1E))
    case .actionButton, .smartStack: .color(.black)
    default: nil
    }
  }
}
