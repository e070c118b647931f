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
    let covering = archive.size.width * archive.size.height * largestImage
    let content = archive.list.removingContainerBackground()
    if content.imageArea(.identity, nil, counts: { $0 == nil || $0 == .accented }) >= covering {
      notes.append(
        Diagnostic(
          .note,
          "\(kind): an image covers the widget; here everything opaque takes one color: give it a "
            + "widgetAccentedRenderingMode, such as desaturated"))
    }
    if colors.keepsImages,
      content.imageArea(.identity, nil, counts: { $0 == .fullColor }) >= covering
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
  /// Area of the largest image of the modes that count, square points; nil is the mode of an image that
  /// says none.
  fileprivate func imageArea(
    _ transform: Affine, _ mode: AccentedImageMode?, counts: (AccentedImageMode?) -> Bool
  ) -> Double {
    operations.reduce(0) { largest, operation in
      switch operation {
      case .image(let image) where counts(mode):
        let frame = transform.apply(image.frame)
        return max(largest, frame.width * frame.height)
      case .group(let group):
        var (inner, mode) = (transform, mode)
        if case .transform(let own) = group.effect { inner = own.then(transform) }
        if case .tag(.accentedImage(let own)) = group.effect { mode = own }
        return max(largest, group.contents.imageArea(inner, mode, counts: counts))
      case .fill, .stroke, .glyphs, .image, .dynamicText, .progress, .glass: return largest
      }
    }
  }
}
