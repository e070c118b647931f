import CGraphics
public import VitrineDrawing
import VitrineGeometry
import VitrineText

extension Rasterizer {
  /// The list as a PDF of one page in points. Texts are outlines; what PDF cannot express becomes a
  /// picture at three pixels a point, and is reported. The same list gives the same bytes.
  public func pdf(
    _ list: DisplayList, size: Size, images: ImageProvider = .none, title: String = "",
    options: Options = Options()
  ) throws(DrawingRefusal) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    final class Output { var bytes: [UInt8] = [] }
    let output = Output()
    let write: cairo_write_func_t = { context, data, length in
      guard let context, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
    let surface = cairo_pdf_surface_create_for_stream(
      write, Unmanaged.passUnretained(output).toOpaque(), max(1, size.width), max(1, size.height))!
    // Otherwise the clock would be in the file.
    let date = "2000-01-01T00:00:00Z"
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
    if !title.isEmpty {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    let context = cairo_create(surface)!
    let meter = DrawingMeter(options.budget)
    let writer = PDFWriter(
      self, context, size: size, images: images, now: options.now, meter: meter)
    writer.page(list, options)
    cairo_show_page(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if let refusal = meter.refusal { throw refusal }
    return (output.bytes, writer.diagnostics)
  }
}

/// Draws one page with Cairo's vector operations.
final class PDFWriter: VectorWriter {
  private let rasterizer: Rasterizer
  private let context: OpaquePointer
  private let size: Size
  private let images: ImageProvider
  private let now: Double
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var transform = Affine.identity
  let meter: DrawingMeter
  /// How many shadows the operation is in.
  private var shadows = 0
  /// Contents are gone through again for the picture of each shadow around them: deeper ones are
  /// pictures with all that is in them.
  private static let mostShadows = 3

  init(
    _ rasterizer: Rasterizer, _ context: OpaquePointer, size: Size, images: ImageProvider,
    now: Double, meter: DrawingMeter
  ) {
    self.meter = meter
    self.rasterizer = rasterizer
    self.context = context
    self.size = size
    self.images = images
    self.now = now
  }

  func page(_ list: DisplayList, _ options: Rasterizer.Options) {
    if let clip = options.clip { self.clip(clip, .winding) }
    if let color = options.background {
      setExactColor(color, context)
      cairo_paint(context)
    }
    draw(list)
  }

  func report(_ what: String) {
    let diagnostic = Diagnostic(
      .note, "\(what) cannot be expressed in PDF and is embedded as a picture")
    report(diagnostic)
  }

  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func clip(_ path: VectorPath, _ rule: FillRule) {
    cairo_new_path(context)
    addPath(path, .identity, to: context)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  func hasMode(_ mode: LayerBlendMode) -> Bool { mode.isInPDF }

  func perform(_ operation: DrawingOperation) {
    switch operation {
    case .fill(let path, let rule, let paint): fill(path, rule, paint, operation)
    case .stroke(let path, let style, let paint):
      guard style.width > 0 else { return }
      guard setSource(paint) else { return embed(DisplayList([operation])) }
      cairo_new_path(context)
      addPath(path, .identity, to: context)
      setPen(style, path, context, scale: transform.meanScale * 4)
      cairo_stroke(context)
    case .glyphs(let run, let paint): draw(run, paint)
    case .image, .glass: embed(DisplayList([operation]))
    case .dynamicText(let text):
      let list = text.drawing(at: now, rasterizer.typesetter) { report($0) }
      for operation in list.operations { draw(operation) }
    case .progress(let progress):
      if let operation = progress.operation(at: now) { draw(operation) }
    case .group(let group): draw(group)
    }
  }

  private func fill(
    _ path: VectorPath, _ rule: FillRule, _ paint: Paint, _ operation: DrawingOperation
  ) {
    guard setSource(paint) else { return embed(DisplayList([operation])) }
    cairo_new_path(context)
    addPath(path, .identity, to: context)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  private func draw(_ run: GlyphRun, _ paint: Paint) {
    let font = rasterizer.fonts.font(for: run.font)
    if font.isMissing { report(font.missing(run.text)) }
    let operation = DrawingOperation.glyphs(run, paint)
    if font.isColor { return embed(DisplayList([operation])) }
    var path = VectorPath()
    for glyph in run.glyphs {
      path.append(
        font.outline(glyph.id)
          .transformed(by: .translation(run.origin.x + glyph.x, run.origin.y + glyph.y)))
    }
    fill(path, .winding, paint, operation)
  }

  private func draw(_ group: EffectGroup) {
    let contents = group.contents
    guard !contents.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    switch group.effect {
    case .tag: drawEach(contents)
    case .transform(let inner):
      guard inner.isUsable else { return }
      var matrix = inner.cairo
      cairo_transform(context, &matrix)
      let outer = transform
      transform = inner.then(outer)
      drawEach(contents)
      transform = outer
    case .clip(let path, let rule):
      clip(path, rule)
      drawEach(contents)
    case .opacity(let value):
      cairo_push_group(context)
      drawEach(contents)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, min(max(value, 0), 1))
    case .layer:
      cairo_push_group(context)
      draw(contents)
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    case .blend(let mode):
      cairo_push_group(context)
      drawEach(contents)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, mode.cairo)
      cairo_paint(context)
    case .mask(let mask):
      cairo_push_group(context)
      draw(mask)
      let alpha = cairo_pop_group(context)
      cairo_push_group(context)
      drawEach(contents)
      cairo_pop_group_to_source(context)
      cairo_mask(context, alpha)
      cairo_pattern_destroy(alpha)
    case .filter(let filter):
      let folded = contents.operations.map { $0.folding(filter, isColor: isColor) }
      // Filters of the color alone go through compositing unchanged, others only through one.
      if folded.allSatisfy({ $0 != nil }), folded.count == 1 || filter.keepsAlpha {
        drawEach(DisplayList(folded.compactMap { $0 }))
      } else {
        report("a color filter")
        embed(DisplayList([.group(group)]))
      }
    case .vibrancy: embed(DisplayList([.group(group)]))
    case .blur:
      report("a blur")
      embed(DisplayList([.group(group)]))
    case .shadow(let color, let radius, let offset):
      report("a shadow")
      guard shadows < Self.mostShadows else { return embed(DisplayList([.group(group)])) }
      embed(.shadow(of: contents, color: color, radius: radius, offset: offset))
      shadows += 1
      drawEach(contents)
      shadows -= 1
    }
  }

  private func isColor(_ font: FontInstance) -> Bool { rasterizer.fonts.font(for: font).isColor }

  /// Draws a list as a picture in its place.
  func embed(_ list: DisplayList) {
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let visible = transform.inverse?.apply(page),
      let found = rasterizer.embed(
        list, visible: visible, images: images, now: now, meter: meter),
      // The file is written after the picture is gone: Cairo must own the pixels.
      let surface = ownedSurface(of: found.bitmap)
    else { return }
    cairo_save(context)
    cairo_translate(context, found.frame.x, found.frame.y)
    cairo_scale(
      context, found.frame.width / Double(found.bitmap.width),
      found.frame.height / Double(found.bitmap.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }

  /// False where PDF (through Cairo) has no such paint.
  private func setSource(_ paint: Paint) -> Bool {
    func set(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> Bool {
      var last = 0.0
      for stop in stops {
        last = max(last, min(max(stop.location, 0), 1))
        let c = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, last, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
    switch paint {
    case .color(let color):
      setExactColor(color, context)
      return true
    case .linearGradient(let stops, let from, let to):
      return set(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radialGradient(let stops, let center, let start, let end, let shape):
      guard let back = shape.inverse else { return false }
      let pattern = cairo_pattern_create_radial(
        center.x, center.y, max(0, start), center.x, center.y, max(0, end))
      var matrix = back.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      return set(pattern, stops)
    case .angularGradient:
      report("an angular gradient")
      return false
    case .meshGradient:
      report("a mesh gradient")
      return false
    case .image:
      report("an image paint")
      return false
    case .material:
      report("a material")
      return false
    }
  }
}

/// A copy of a picture that Cairo frees.
func ownedSurface(of bitmap: Bitmap) -> OpaquePointer? {
  guard
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
    let data = cairo_image_surface_get_data(surface)
  else { return nil }
  let stride = Int(cairo_image_surface_get_stride(surface))
  bitmap.pixels.withUnsafeBytes { bytes in
    for y in 0..<bitmap.height {
      (data + y * stride).withMemoryRebound(to: UInt8.self, capacity: bitmap.width * 4) {
        $0.update(
          from: bytes.baseAddress!.assumingMemoryBound(to: UInt8.self) + y * bitmap.width * 4,
          count: bitmap.width * 4)
      }
    }
  }
  cairo_surface_mark_dirty(surface)
  return surface
}

extension LayerBlendMode {
  /// PDF has the sixteen blend modes, not the rest of Porter and Duff.
  fileprivate var isInPDF: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
    }
  }
}
