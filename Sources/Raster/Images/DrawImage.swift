import CGraphics
import VitrineDrawing

extension Renderer {
  func draw(_ image: ImageDrawing, _ state: State) {
    guard !image.frame.isEmpty, state.transform.isUsable else { return }
    if let paint = image.template { return drawTemplate(image, paint, state) }
    do throws(ImageError) {
      let seen = PixelRect(around: state.transform.apply(image.frame))
        .intersection(state.clip.bounds)
      guard meter.pixels(3 * seen.area) else { return }
      let parts = try parts(of: image, state)
      guard meter.operations(parts.count) else { return }
      for part in parts {
        draw(
          part.bitmap, part.key, source: part.source, frame: part.frame, image.interpolation,
          state)
      }
      if case .tile(let size) = image.resizing { try tile(image, size, state) }
    } catch {
      if error == .tooCostly { return meter.refuseDecoding() }
      report("image \(image.image.title) is drawn as a stand-in: \(error.message)")
      drawStandIn(image.frame, state)
    }
  }

  /// The image's alpha in a paint.
  private func drawTemplate(_ image: ImageDrawing, _ paint: Paint, _ state: State) {
    let bounds = PixelRect(around: state.transform.apply(image.frame))
      .intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    var plain = image
    plain.template = nil
    let alpha = layer(bounds, .alpha) { draw(plain, state.plain(clip: Clip(bounds: bounds))) }
    withClip(state.clip, bounds.rect) { context in
      guard setSource(paint, bounds, state, context) else { return }
      cairo_set_operator(context, state.blend.cairo)
      cairo_mask_surface(context, alpha.surface, 0, 0)
      resetSource(context, paint, state)
    }
  }

  private struct Part {
    var bitmap: Bitmap
    var key: ImageKey
    /// In the bitmap's pixels, nil: all of it.
    var source: PixelRect?
    /// In points.
    var frame: Rect
  }

  private func parts(of image: ImageDrawing, _ state: State) throws(ImageError) -> [Part] {
    switch image.resizing {
    case .stretch:
      let (bitmap, key) = try picture(image, image.frame.size, state)
      return [Part(bitmap: bitmap, key: key, source: nil, frame: image.frame)]
    case .tile: return []
    case .slices(let size, let top, let left, let bottom, let right, let tiles):
      let (bitmap, key) = try picture(image, size, state)
      guard size.width > 0, size.height > 0 else { return [] }
      let columns = Self.slices(
        bitmap.width, size.width, left, right, image.frame.x, image.frame.width, tiles)
      let rows = Self.slices(
        bitmap.height, size.height, top, bottom, image.frame.y, image.frame.height, tiles)
      var parts: [Part] = []
      for row in rows {
        for column in columns {
          parts.append(
            Part(
              bitmap: bitmap, key: key,
              source: PixelRect(
                left: column.from, top: row.from, right: column.to, bottom: row.to),
              frame: Rect(x: column.start, y: row.start, width: column.length, height: row.length)))
        }
      }
      return parts
    }
  }

  /// One dimension of nine-part scaling: pixels from … to of the image go to `length` points.
  private static func slices(
    _ pixels: Int, _ points: Double, _ before: Double, _ after: Double, _ start: Double,
    _ length: Double, _ tiles: Bool
  ) -> [(from: Int, to: Int, start: Double, length: Double)] {
    let density = Double(pixels) / points
    let first = min(max(Int(clamping: before * density), 0), pixels)
    let last = min(max(Int(clamping: after * density), 0), pixels - first)
    // Ends keep their size unless there is no room for both.
    let squeeze = min(1, length / max(before + after, 1e-9))
    let head = max(0, before) * squeeze
    let tail = max(0, after) * squeeze
    var result: [(from: Int, to: Int, start: Double, length: Double)] = []
    if first > 0, head > 0 { result.append((0, first, start, head)) }
    let middle = length - head - tail
    let inner = pixels - first - last
    if inner > 0, middle > 1e-9 {
      let natural = Double(inner) / density
      if tiles, natural > 0, middle / natural < 512 {
        var place = 0.0
        while place < middle - 1e-9 {
          let part = min(natural, middle - place)
          let end = first + max(1, Int(clamping: part * density))
          result.append((first, min(end, first + inner), start + head + place, part))
          place += natural
        }
      } else {
        result.append((first, first + inner, start + head, middle))
      }
    }
    if last > 0, tail > 0 { result.append((pixels - last, pixels, start + length - tail, tail)) }
    return result
  }

  private func tile(_ image: ImageDrawing, _ size: Size, _ state: State) throws(ImageError) {
    guard size.width > 0, size.height > 0 else { return }
    let (bitmap, key) = try picture(image, size, state)
    fillTiled(
      bitmap, key, source: nil,
      tile: Rect(x: image.frame.x, y: image.frame.y, width: size.width, height: size.height),
      path: VectorPath(rect: image.frame), box: image.frame, image.interpolation, state)
  }

  /// The decoded image; drawings are made for the size they will have.
  private func picture(
    _ image: ImageDrawing, _ size: Size, _ state: State
  ) throws(ImageError) -> (Bitmap, ImageKey) {
    try decoded(
      image.image, size, state.transform, orientation: image.orientation,
      flipped: image.flipsHorizontally)
  }

  func decoded(
    _ id: ImageID, _ size: Size, _ transform: Affine, orientation: Int = 1, flipped: Bool = false
  ) throws(ImageError) -> (Bitmap, ImageKey) {
    guard let resource = images.resource(id) else { throw .missing }
    let key: ImageKey
    let decode: () throws(ImageError) -> Bitmap
    switch resource.format {
    case .svg, .pdf:
      let scale = transform.meanScale
      func pixels(_ length: Double) -> Int {
        let value = (length * scale).rounded(.up)
        return value.isFinite ? Int(min(max(value, 1), 4096)) : 1
      }
      let turned = orientation >= 5
      let (w, h) = (pixels(size.width), pixels(size.height))
      key = .drawn(id, width: w, height: h, orientation: orientation, flipped: flipped)
      decode = { [decoding] () throws(ImageError) in
        let (width, height) = turned ? (h, w) : (w, h)
        guard let decoding else {
          return try ImageDecoder.draw(resource, width: width, height: height)
        }
        return try decoding.picture(resource, width: width, height: height)
      }
    case .bitmap, .pixels:
      key = .decoded(id, orientation: orientation, flipped: flipped)
      decode = { [decoding] () throws(ImageError) in
        guard let decoding, !ImageDecoder.isBounded(resource) else {
          return try ImageDecoder.decode(resource)
        }
        return try decoding.picture(resource, width: 0, height: 0)
      }
    }
    let bitmap = try cache.picture(key) { () throws(ImageError) in
      try decode().oriented(orientation).flipped(flipped)
    }
    return (bitmap, key)
  }

  /// A gray field with a cross: something is missing here.
  func drawStandIn(_ frame: Rect, _ state: State) {
    let line = min(1, min(frame.width, frame.height) / 8)
    let inner = frame.inset(by: line / 2)
    fill(VectorPath(rect: frame), .winding, .color(RGBA(0.75, 0.75, 0.78, 0.5)), state)
    var cross = VectorPath(rect: inner)
    cross.move(to: Point(inner.minX, inner.minY))
    cross.line(to: Point(inner.maxX, inner.maxY))
    cross.move(to: Point(inner.maxX, inner.minY))
    cross.line(to: Point(inner.minX, inner.maxY))
    stroke(cross, StrokeAttributes(width: line), .color(RGBA(1, 0.23, 0.19, 0.8)), state)
  }
}
