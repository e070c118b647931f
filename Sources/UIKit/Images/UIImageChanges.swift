import VitrineDrawing

extension UIImage {
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changed { $0.rendering = mode }
  }

  /// Whether a view draws the picture's alpha in its tint: symbols without a color of their own are templates too.
  package var isTemplate: Bool {
    switch state.rendering {
    case .alwaysOriginal: return false
    case .alwaysTemplate: return state.tint == nil
    case .automatic:
      guard case .symbol(_, let configuration) = state.content, state.tint == nil else {
        return false
      }
      return configuration.map { $0.colors.isEmpty && !$0.isMulticolor } ?? true
    }
  }

  /// The picture's alpha in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let picture = uprightPicture else {
      return changed {
        $0.tint = color
        $0.rendering = renderingMode
      }
    }
    var tinted = picture
    tinted.list = DisplayList([
      .group(EffectGroup(.filter(.replaceColor(color.cgColor.rgba)), picture.list))
    ])
    return changed {
      $0.content = .image(CGImage(tinted))
      $0.orientation = .up
      $0.tint = color
      $0.rendering = renderingMode
    }
  }

  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    changed {
      $0.capInsets = insets
      $0.resizing = resizingMode
    }
  }
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: size.height - CGFloat(top) - 1,
        right: size.width - CGFloat(left) - 1), resizingMode: .stretch)
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft }
  }
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.isMirrored.toggle() }
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed {
      if case .symbol(let name, let old) = $0.content,
        let configuration = configuration as? SymbolConfiguration
      {
        $0.content = .symbol(name, old?.applying(configuration) ?? configuration)
      }
    }
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }

  // MARK: Sizes

  /// As large as fits `size`, in points, drawn anew.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, drawnPicture != nil else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Inert: pictures are decoded when they are drawn.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Drawing

  /// The picture turned upright, `size` points large.
  package var uprightPicture: Picture? {
    guard case .image(let image) = state.content else { return nil }
    let size = self.size.drawing
    switch image.content {
    case .encoded(let bytes):
      let id = ImageID(hashing: bytes)
      let drawing = ImageDrawing(
        image: id, frame: VitrineDrawing.Rect(x: 0, y: 0, width: size.width, height: size.height),
        interpolation: .high, flipsHorizontally: state.isMirrored,
        orientation: state.orientation.exif)
      return Picture(
        list: DisplayList([.image(drawing)]), images: [id: bytes], size: size,
        scale: Double(state.scale))
    case .drawn(var picture):
      let fit = size.width / max(picture.size.width, 1e-9)
      if abs(fit - 1) > 1e-9 {
        picture.list = DisplayList([.group(EffectGroup(.transform(.scale(fit, fit)), picture.list))]
        )
      }
      picture.size = size
      picture.scale = Double(state.scale)
      return picture
    }
  }

  /// What is drawn into a context: `uprightPicture`, or the symbol.
  private var drawnPicture: Picture? { uprightPicture ?? symbolPicture }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = drawnPicture else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if context.standsUpright {
      context.draw(CGImage(picture), in: rect)
    } else {
      context.drawUpright(CGImage(picture), in: rect.drawing)
    }
    context.restoreGState()
  }

  /// What the picture says where it was made by drawing text, nil otherwise.
  package var drawnText: String? {
    guard case .image(let image) = state.content, case .drawn(let picture) = image.content else {
      return nil
    }
    let text = picture.list.words.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  // MARK: Bytes

  public func pngData() -> Data? {
    if case .image(let image) = state.content, case .encoded(let bytes) = image.content,
      ImageHeader(bytes.bytes)?.kind == .png, state.orientation == .up
    {
      return Data(bytes.bytes)
    }
    return drawnPicture.map { Data(ImagePixels.png(of: $0)) }
  }

  /// What a renderer is to be told to draw into a picture like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The original bytes of a JPEG, otherwise a PNG: there is no JPEG writer here, and readers go by
  /// the content.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .image(let image) = state.content, case .encoded(let bytes) = image.content,
      ImageHeader(bytes.bytes)?.kind == .jpeg
    {
      return Data(bytes.bytes)
    }
    return pngData()
  }
  public func heicData() -> Data? { pngData() }
}

extension UIImage {
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  public static var add: UIImage { UIImage(systemName: "plus.circle")! }
  public static var remove: UIImage { UIImage(systemName: "minus.circle")! }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark")! }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

extension DisplayList {
  /// What its texts say, in the order they are drawn.
  fileprivate var words: [String] {
    operations.flatMap { operation -> [String] in
      switch operation {
      case .glyphs(let run, _): [run.text]
      case .dynamicText(let text): [text.paragraph.text]
      case .group(let group): group.contents.words
      case .fill, .stroke, .image, .progress, .glass: []
      }
    }
  }
}
