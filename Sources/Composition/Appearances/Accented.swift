import VitrineCatalog
import VitrineDrawing
import VitrineSymbols

/// The template reading of a widget: every pixel keeps its alpha, its color comes from the group
/// it belongs to (appearance §3). Recoloring the leaves is enough, since what "over" makes of
/// alphas does not depend on colors; and it keeps opaque slabs as honest white squares.
struct Accented {
  /// Light that `accentedDesaturated` adds to an image, 0 … 1.
  static let lift = 0.1
  var colors: AccentedColors

  func apply(to list: DisplayList) -> DisplayList {
    var primary = colors.primary
    if let alone = colors.alone, !list.hasAccentGroup { primary = alone }
    return recolor(list, Part(color: primary, image: nil))
  }

  /// What holds for the operations at one place of the tree.
  private struct Part {
    var color: RGBA
    var image: AccentedImageMode?
  }

  private func recolor(_ list: DisplayList, _ part: Part) -> DisplayList {
    DisplayList(list.operations.compactMap { recolor($0, part) })
  }

  private func recolor(_ operation: DrawingOperation, _ part: Part) -> DrawingOperation? {
    switch operation {
    case .fill(let path, let rule, let paint):
      return recolorPainted(paint, part) { .fill(path, rule, $0) }
    case .stroke(let path, let style, let paint):
      return recolorPainted(paint, part) { .stroke(path, style, $0) }
    case .glyphs(let run, let paint):
      // Emoji are pictures: their alpha is kept, the drawing's own colors are not.
      if run.font.file.contains("Emoji") { return silhouette([operation], part.color) }
      return .glyphs(run, recolor(paint, part.color))
    case .image(let drawing): return recolor(drawing, part)
    case .dynamicText(let text):
      return .dynamicText(
        text.mapping(paints: { recolor($0, part.color) }, attachments: { recolor($0, part) }))
    case .progress(var progress):
      progress.paint = recolor(progress.paint, part.color)
      return .progress(progress)
    case .glass(let pane):
      // As a material: the fill alone.
      let fill = part.color.opacity(Double(pane.recipe.fill.alpha))
      return .fill(pane.outline, .winding, .color(fill))
    case .group(let group): return recolor(group, part)
    }
  }

  private func recolorPainted(
    _ paint: Paint, _ part: Part, _ draw: (Paint) -> DrawingOperation
  ) -> DrawingOperation {
    if case .image = paint { return silhouette([draw(paint)], part.color) }
    return draw(recolor(paint, part.color))
  }

  private func recolor(_ paint: Paint, _ color: RGBA) -> Paint {
    if case .material(let recipe) = paint {
      // A material counts with its wash alone: there is nothing to blur below a template.
      return .color(color.opacity(Double(recipe.tint.alpha)))
    }
    return paint.mapColors { color.opacity(Double($0.alpha)) }
  }

  private func recolor(_ image: ImageDrawing, _ part: Part) -> DrawingOperation {
    if let template = image.template {
      var image = image
      image.template = recolor(template, part.color)
      return .image(image)
    }
    let drawing = DisplayList([.image(image)])
    switch part.image {
    case nil:
      return OSRules.unmarkedImagesAreSilhouettes
        ? silhouette(drawing.operations, part.color)
        : .group(EffectGroup(.filter(.luminanceToAlphaIn(part.color)), drawing))
    case .accented: return silhouette(drawing.operations, colors.accent)
    case .desaturated:
      return .group(EffectGroup(.filter(.luminanceToAlphaIn(colors.primary)), drawing))
    case .accentedDesaturated:
      // "A little whiter than desaturated" on iOS and macOS, the face's color on a watch (hig-rules,
      // Appearance rules); by how much is an estimate.
      let lit = DisplayList([.group(EffectGroup(.filter(.brightness(Self.lift)), drawing))])
      return .group(
        EffectGroup(
          .filter(.luminanceToAlphaIn(colors.accent)), colors.keepsImages ? lit : drawing))
    case .fullColor:
      return colors.keepsImages ? .image(image) : silhouette(drawing.operations, part.color)
    }
  }

  private func recolor(_ group: EffectGroup, _ part: Part) -> DrawingOperation? {
    func keep(_ effect: Effect, _ part: Part) -> DrawingOperation {
      .group(EffectGroup(effect, recolor(group.contents, part)))
    }
    switch group.effect {
    case .transform, .opacity, .clip, .mask, .layer, .blur: return keep(group.effect, part)
    case .blend(let mode):
      // Modes that only mix colors have nothing to mix; those that cut alpha still cut.
      return keep(.blend(mode.changesAlpha ? mode : .normal), part)
    case .filter(let filter):
      if filter.changesAlpha { return silhouette([.group(group)], part.color) }
      return keep(.layer, part)
    case .vibrancy: return keep(.layer, part)
    case .shadow:
      // Would be a glow in the group's color; dropped (estimate).
      return keep(.layer, part)
    case .tag(let tag): return keep(group.effect, self.part(within: tag, part))
    }
  }

  private func part(within tag: EffectTag, _ part: Part) -> Part {
    var part = part
    switch tag {
    // A descendant of an accentable view cannot opt out again.
    case .accentable(true): part.color = colors.accent
    case .accentedImage(let mode): part.image = mode
    case .accentable(false), .containerBackground, .accessoryBackground, .privacySensitive,
      .invalidatable, .widgetLabel, .name, .view, .motion:
      break
    }
    return part
  }

  private func silhouette(_ operations: [DrawingOperation], _ color: RGBA) -> DrawingOperation {
    .group(EffectGroup(.filter(.replaceColor(color)), DisplayList(operations)))
  }
}

extension DisplayList {
  /// Whether any view is marked `widgetAccentable`.
  var hasAccentGroup: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      if case .tag(.accentable(true)) = group.effect { return true }
      return group.contents.hasAccentGroup
    }
  }
}

extension ColorFilter {
  fileprivate var changesAlpha: Bool {
    switch self {
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .invert: false
    case .multiply, .luminanceToAlpha, .replaceColor, .luminanceToAlphaIn, .matrix: true
    }
  }
}

extension LayerBlendMode {
  /// Whether it does more than mix colors.
  var changesAlpha: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusDarker, .plusLighter:
      false
    }
  }
}
