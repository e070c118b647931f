public import VitrineCatalog
public import VitrineDrawing

/// What a developer should know of a widget in an accented context, beyond what is seen.
public enum AccentedNotes {
  /// Part of a widget's area from which a full-color image hides the tint of everything else ("should be
  /// smaller than the widget", hig-rules; the number is an estimate).
  static let largestImage = 0.9

  /// Notes for a picture of the archive; empty where there is nothing to say.
  public static func notes(
    _ archive: Archive, kind: String, traits: ContextTraits, isBackgroundRemovable: Bool
  ) -> [Diagnostic] {
    guard case .accented(let colors) = traits.appearance else { return [] }
    var notes: [Diagnostic] = []
    if !isBackgroundRemovable, traits.showsContainerBackground,
      archive.list.containerBackground != nil
    {
      notes.append(
        Diagnostic(
          .note,
          "\(kind) keeps its background (containerBackgroundRemovable(false)); here everything opaque "
            + "takes one color, so the background hides what stands on it"))
    }
    let area = archive.size.width * archive.size.height
    if colors.keepsImages,
      archive.list.fullColorArea(.identity, isFullColor: false) >= area * largestImage
    {
      notes.append(
        Diagnostic(
          .note,
          "\(kind): a full-color image covers the widget, which then follows neither tint nor glass: "
            + "make it smaller, or choose another widgetAccentedRenderingMode"))
    }
    return notes
  }
}

extension DisplayList {
  /// Area of the largest image that keeps its colors, points.
  fileprivate func fullColorArea(_ transform: Affine, isFullColor: Bool) -> Double {
    operations.reduce(0) { largest, operation in
      switch operation {
      case .image(let image) where isFullColor:
        let frame = transform.apply(image.frame)
        return max(largest, frame.width * frame.height)
      case .group(let group):
        var (inner, keeps) = (transform, isFullColor)
        if case .transform(let own) = group.effect { inner = own.then(transform) }
        if case .tag(.accentedImage(let mode)) = group.effect { keeps = mode == .fullColor }
        return max(largest, group.contents.fullColorArea(inner, isFullColor: keeps))
      case .fill, .stroke, .glyphs, .image, .dynamicText, .progress, .glass: return largest
      }
    }
  }
}
