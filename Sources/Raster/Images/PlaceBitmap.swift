import CGraphics
import VitrineDrawing

extension Renderer {
  /// Draws a part of a picture (`source` in its pixels) into a frame in points.
  func draw(
    _ bitmap: Bitmap, _ key: ImageKey, source: PixelRect?, frame: Rect,
    _ interpolation: ImageDrawing.Interpolation, _ state: State
  ) {
    let source = source ?? PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    let box = state.transform.apply(frame)
    guard !frame.isEmpty, source.width > 0, source.height > 0,
      !PixelRect(around: box).intersection(state.clip.bounds).isEmpty
    else { return }
    let (bitmap, part) = fitted(bitmap, key, source, frame, interpolation, state.transform)
    withClip(state.clip, box) { context in
      withSurface(of: bitmap) { surface in
        cairo_set_source_surface(context, surface, 0, 0)
        let pattern = cairo_get_source(context)
        let place = Affine(from: part, to: frame).then(state.transform)
        guard let back = place.inverse, back.isForPatterns else { return }
        let exact = place.isUnscaled && box.isOnPixels
        var matrix =
          exact
          ? Affine.translation(
            Double(part.left) - box.x.rounded(), Double(part.top) - box.y.rounded()
          ).cairo
          : back.cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(
          pattern,
          exact || interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_new_path(context)
        addPath(
          VectorPath(rect: frame),
          exact ? .roundedPlacement(state.transform, frame) : state.transform,
          to: context)
        fillWithSource(context, state)
      }
    }
  }

  /// The picture resampled to the pixels that it will cover, so that shrinking is smooth and
  /// happens once. Returns the picture and the part of it to draw.
  private func fitted(
    _ bitmap: Bitmap, _ key: ImageKey, _ source: PixelRect, _ frame: Rect,
    _ interpolation: ImageDrawing.Interpolation, _ transform: Affine
  ) -> (Bitmap, PixelRect) {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let width = Int(clamping: frame.width * across)
    let height = Int(clamping: frame.height * down)
    let same = width == source.width && height == source.height
    let shrinks = width < source.width || height < source.height
    // Nearest is what `.none` asks for; mild enlargements are Cairo's bilinear, which is the same.
    guard !same, interpolation != .none, width > 0, height > 0,
      shrinks || interpolation == .high, width <= 4096, height <= 4096
    else { return (bitmap, source) }
    let resized = ImageKey.resampled(
      key, source: source, width: width, height: height, interpolation)
    let result = cache.picture(resized) {
      bitmap.resampled(source, width: width, height: height, interpolation)
    }
    return (result, PixelRect(left: 0, top: 0, right: width, bottom: height))
  }

  // MARK: - Patterns

  func setPattern(
    _ id: ImageID, tile: Rect, source: Rect, _ state: State, _ context: OpaquePointer
  ) -> Bool {
    do throws(ImageError) {
      guard !tile.isEmpty else { return false }
      let (bitmap, key) = try decoded(id, tile.size, state.transform)
      let part = unitPart(source, of: bitmap)
      guard let (surface, matrix) = pattern(bitmap, key, part, tile, .medium, state) else {
        return false
      }
      // Cairo keeps the surface until another source is set.
      setRepeating(surface, matrix, .medium, context)
      return true
    } catch {
      if error == .tooCostly {
        meter.refuseDecoding()
        return false
      }
      report("image \(id.title) is drawn as a stand-in: \(error.message)")
      setColor(RGBA(0.75, 0.75, 0.78, 0.5 * Float(state.alpha)), context)
      return true
    }
  }

  /// A part given in the unit square (SwiftUI's `sourceRect`), in pixels.
  private func unitPart(_ source: Rect, of bitmap: Bitmap) -> PixelRect {
    let whole = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard !source.isEmpty else { return whole }
    let part = PixelRect(
      around: Rect(
        x: source.x * Double(bitmap.width), y: source.y * Double(bitmap.height),
        width: source.width * Double(bitmap.width), height: source.height * Double(bitmap.height))
    ).intersection(whole)
    return part.isEmpty ? whole : part
  }

  func fillTiled(
    _ bitmap: Bitmap, _ key: ImageKey, source: PixelRect?, tile: Rect, path: VectorPath, box: Rect,
    _ interpolation: ImageDrawing.Interpolation, _ state: State
  ) {
    let whole = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard let (surface, matrix) = pattern(bitmap, key, source ?? whole, tile, interpolation, state)
    else { return }
    let pixels = state.transform.apply(box)
    withClip(state.clip, pixels) { context in
      setRepeating(surface, matrix, interpolation, context)
      cairo_new_path(context)
      addPath(path, state.transform, to: context)
      cairo_set_operator(context, state.blend.cairo)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  private func setRepeating(
    _ surface: OpaquePointer, _ matrix: Affine, _ interpolation: ImageDrawing.Interpolation,
    _ context: OpaquePointer
  ) {
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_surface_destroy(surface)
    let pattern = cairo_get_source(context)
    var matrix = matrix.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
  }

  /// One tile as a surface that owns its pixels, faded by the opacity, and the map from screen
  /// pixels to it.
  private func pattern(
    _ bitmap: Bitmap, _ key: ImageKey, _ part: PixelRect, _ tile: Rect,
    _ interpolation: ImageDrawing.Interpolation, _ state: State
  ) -> (OpaquePointer, Affine)? {
    let whole =
      part.left == 0 && part.top == 0 && part.width == bitmap.width
      && part.height == bitmap.height
    let (fit, box) = fitted(bitmap, key, part, tile, interpolation, state.transform)
    let cut =
      whole || box != part
      ? fit
      : fit.cropped(x: box.left, y: box.top, width: box.width, height: box.height)
    guard cut.width > 0, cut.height > 0,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(cut.width), Int32(cut.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let fade = UInt32((min(max(state.alpha, 0), 1) * 255).rounded())
    for y in 0..<cut.height {
      for x in 0..<cut.width {
        UnsafeMutableRawPointer(data).storeBytes(
          of: scaled(cut.pixels[y * cut.width + x], fade), toByteOffset: y * stride + x * 4,
          as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    let place = Affine(
      a: tile.width / Double(cut.width), b: 0, c: 0, d: tile.height / Double(cut.height),
      tx: tile.x, ty: tile.y
    ).then(state.transform)
    guard let back = place.inverse, back.isForPatterns else {
      cairo_surface_destroy(surface)
      return nil
    }
    return (surface, back)
  }
}

extension Affine {
  /// The transform, moved so that the frame's corner lands on a whole pixel.
  fileprivate static func roundedPlacement(_ transform: Affine, _ frame: Rect) -> Affine {
    let corner = transform.apply(frame)
    var result = transform
    result.tx += corner.x.rounded() - corner.x
    result.ty += corner.y.rounded() - corner.y
    return result
  }
}

extension Affine {
  /// From pixels of a picture to points.
  fileprivate init(from part: PixelRect, to frame: Rect) {
    self.init(
      a: frame.width / Double(part.width), b: 0, c: 0, d: frame.height / Double(part.height),
      tx: frame.x - frame.width / Double(part.width) * Double(part.left),
      ty: frame.y - frame.height / Double(part.height) * Double(part.top))
  }

  /// Whether a pixel of a picture stays a pixel.
  fileprivate var isUnscaled: Bool { keepsAxes && abs(a - 1) < 1e-4 && abs(d - 1) < 1e-4 }
}

extension Rect {
  /// A hair off the pixel grid is on it.
  fileprivate var isOnPixels: Bool {
    abs(x - x.rounded()) < 0.01 && abs(y - y.rounded()) < 0.01
  }
}
