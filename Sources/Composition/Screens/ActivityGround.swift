import VitrineDrawing

/// What lies under a Live Activity's card, whose tint may let it through: a blur of the screen, so that
/// its words can be read over icons (estimate).
enum ActivityGround {
  static func list(_ card: Rect, _ request: ScreenRequest) -> DisplayList {
    DisplayList([
      .fill(
        VectorPath(
          roundedRect: card, cornerRadius: request.rules.activityCorner, continuous: true),
        .winding, .material(MaterialRecipe(blur: 30, saturation: 1.5, tint: RGBA.white.opacity(0))))
    ])
  }
}
