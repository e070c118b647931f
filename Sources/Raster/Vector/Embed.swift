import VitrineDrawing

/// Pixels a point for what a vector format cannot express.
let embeddedScale = 3.0

/// A list drawn as a picture, and the frame in points that it fills.
struct EmbeddedPicture {
  var bitmap: Bitmap
  var frame: Rect
}

extension Rasterizer {
  /// Draws a part of a list for a vector file, cut to the visible part.
  func embed(
    _ list: DisplayList, visible: Rect, images: ImageProvider, now: Double, meter: DrawingMeter
  ) -> EmbeddedPicture? {
    let transform = Affine.scale(embeddedScale, embeddedScale)
    let scratch = Layer(
      bounds: PixelRect(left: 0, top: 0, right: 1, bottom: 1), format: .color, parent: nil)
    let measure = Renderer(
      target: scratch, fonts: fonts, typesetter: typesetter, cache: self.images, images: images,
      now: now, meter: meter, scale: embeddedScale)
    let bounds = measure.pixelBounds(of: list, transform)
      .intersection(PixelRect(around: transform.apply(visible)))
    guard !bounds.isEmpty, bounds.width * bounds.height < 64_000_000 else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: bounds.width * bounds.height) {
      buffer, count in
      count = bounds.width * bounds.height
      buffer.initialize(repeating: 0)
      let root = Layer(
        bounds: bounds, format: .color, data: UnsafeMutableRawPointer(buffer.baseAddress!),
        parent: nil)
      let renderer = Renderer(
        target: root, fonts: fonts, typesetter: typesetter, cache: self.images, images: images,
        now: now, meter: meter, scale: embeddedScale)
      renderer.decoding = decoding
      renderer.draw(list, State(transform: transform, clip: Clip(bounds: bounds)))
      root.beginPixels()
    }
    let back = 1 / embeddedScale
    return EmbeddedPicture(
      bitmap: Bitmap(width: bounds.width, height: bounds.height, pixels: pixels),
      frame: Rect(
        x: Double(bounds.left) * back, y: Double(bounds.top) * back,
        width: Double(bounds.width) * back, height: Double(bounds.height) * back))
  }
}

extension DisplayList {
  /// Something in the list changes what is already drawn below it in a way that vector formats
  /// do not know: the list as a whole must become a picture.
  func dependsOnBackdrop(_ unknown: (LayerBlendMode) -> Bool) -> String? {
    for operation in operations {
      switch operation {
      case .fill(_, _, .material), .stroke(_, _, .material), .glyphs(_, .material):
        return "a material"
      case .glass: return "Liquid Glass"
      case .dynamicText(let text):
        if let found = text.dependsOnBackdrop(unknown) { return found }
      case .fill, .stroke, .glyphs, .image, .progress: continue
      case .group(let group):
        switch group.effect {
        case .blend(let mode):
          if unknown(mode) { return "the blend mode \(mode)" }
          if let found = group.contents.dependsOnBackdrop(unknown) { return found }
        case .transform, .clip, .tag, .opacity, .mask, .filter, .blur, .shadow:
          if let found = group.contents.dependsOnBackdrop(unknown) { return found }
        case .vibrancy: return "vibrancy"
        case .layer: continue
        }
      }
    }
    return nil
  }

  /// A shadow alone, without what casts it.
  static func shadow(
    of contents: DisplayList, color: RGBA, radius: Double, offset: Point
  ) -> DisplayList {
    DisplayList([
      .group(
        EffectGroup(
          .transform(.translation(offset.x, offset.y)),
          DisplayList([
            .group(
              EffectGroup(
                .blur(radius: radius / 2, opaque: false),
                DisplayList([.group(EffectGroup(.filter(.replaceColor(color)), contents))])))
          ])))
    ])
  }
}

extension DynamicText {
  fileprivate func dependsOnBackdrop(_ unknown: (LayerBlendMode) -> Bool) -> String? {
    for look in looks {
      if case .material = look.paint { return "a material" }
      for case .blend(let mode) in look.effects where unknown(mode) {
        return "the blend mode \(mode)"
      }
    }
    for attachment in attachments {
      if let found = attachment.dependsOnBackdrop(unknown) { return found }
    }
    return nil
  }
}
