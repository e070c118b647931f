public import VitrineDrawing
import VitrineGeometry
import VitrineText

extension Rasterizer {
  /// The list as an SVG document in points. Texts are outlines under a label that says them; what
  /// SVG cannot express becomes a picture at three pixels a point, and is reported.
  public func svg(
    _ list: DisplayList, size: Size, images: ImageProvider = .none, options: Options = Options()
  ) throws(DrawingRefusal) -> (text: String, diagnostics: [Diagnostic]) {
    let meter = DrawingMeter(options.budget)
    let writer = SVGWriter(self, size: size, images: images, now: options.now, meter: meter)
    let text = writer.document(list, options)
    if let refusal = meter.refusal { throw refusal }
    return (text, writer.diagnostics)
  }
}

/// Writes one document. Names of definitions are counted in the order of use.
final class SVGWriter: VectorWriter {
  let rasterizer: Rasterizer
  let size: Size
  let images: ImageProvider
  let now: Double
  private(set) var diagnostics: [Diagnostic] = []
  private var body: [String] = []
  private var definitions: [String] = []
  private var indent = 1
  private var counts: [String: Int] = [:]
  private var known: [String: String] = [:]
  /// From the current operation's points to the document's.
  private(set) var transform = Affine.identity
  let meter: DrawingMeter

  init(
    _ rasterizer: Rasterizer, size: Size, images: ImageProvider, now: Double, meter: DrawingMeter
  ) {
    self.meter = meter
    self.rasterizer = rasterizer
    self.size = size
    self.images = images
    self.now = now
  }

  func document(_ list: DisplayList, _ options: Rasterizer.Options) -> String {
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var list = list
    if let color = options.background {
      list.operations.insert(.fill(VectorPath(rect: page), .winding, .color(color)), at: 0)
    }
    if let clip = options.clip {
      list = DisplayList([.group(EffectGroup(.clip(clip, .winding), list))])
    }
    draw(list)
    let (w, h) = (SVGText.number(size.width), SVGText.number(size.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)">

      """
    if !definitions.isEmpty {
      text += "  <defs>\n" + definitions.map { "    \($0)\n" }.joined() + "  </defs>\n"
    }
    return text + body.map { $0 + "\n" }.joined() + "</svg>\n"
  }

  // MARK: - Lines

  func report(_ what: String) {
    let diagnostic = Diagnostic(
      .note, "\(what) cannot be expressed in SVG and is embedded as a picture")
    report(diagnostic)
  }

  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func line(_ text: String) {
    body.append(String(repeating: "  ", count: indent) + text)
  }

  private func group(_ attributes: String, _ contents: () -> Void) {
    let start = body.count
    line("<g \(attributes)>")
    indent += 1
    contents()
    indent -= 1
    if body.count == start + 1 { body.removeLast() } else { line("</g>") }
  }

  /// Enters a definition once; `make` gets the name.
  func define(_ kind: String, _ key: String, _ make: (String) -> String) -> String {
    if let name = known[kind + key] { return name }
    counts[kind, default: 0] += 1
    let name = "\(kind)\(counts[kind]!)"
    known[kind + key] = name
    definitions.append(make(name))
    return name
  }

  // MARK: - Operations

  func hasMode(_ mode: LayerBlendMode) -> Bool { mode.css != nil }

  func perform(_ operation: DrawingOperation) {
    switch operation {
    case .fill(let path, let rule, let paint):
      guard !path.isEmpty else { return }
      guard let fill = attributes(paint, "fill", path.controlBounds) else {
        return embed(DisplayList([operation]))
      }
      line(shape(path, fill + (rule == .evenOdd ? " fill-rule=\"evenodd\"" : "")))
    case .stroke(let path, let style, let paint):
      let box = path.controlBounds.grown(by: style.reach)
      guard !path.isEmpty, style.width > 0, let stroke = attributes(paint, "stroke", box) else {
        return embed(DisplayList([operation]))
      }
      line(shape(path, "fill=\"none\" \(stroke)\(pen(style))"))
    case .glyphs(let run, let paint): draw(run, paint)
    case .image(let image): draw(image)
    case .dynamicText(let text):
      let list = text.drawing(at: now, rasterizer.typesetter) { report($0) }
      for operation in list.operations { draw(operation) }
    case .progress(let progress):
      if let operation = progress.operation(at: now) { draw(operation) }
    case .glass: embed(DisplayList([operation]))
    case .group(let group): draw(group)
    }
  }

  private func shape(_ path: VectorPath, _ attributes: String) -> String {
    if path.isUprightRectangle {
      let r = path.controlBounds
      return "<rect x=\"\(SVGText.number(r.x))\" y=\"\(SVGText.number(r.y))\" "
        + "width=\"\(SVGText.number(r.width))\" height=\"\(SVGText.number(r.height))\" "
        + "\(attributes)/>"
    }
    return "<path d=\"\(SVGText.path(path))\" \(attributes)/>"
  }

  private func pen(_ style: StrokeAttributes) -> String {
    var text = style.width == 1 ? "" : " stroke-width=\"\(SVGText.number(style.width))\""
    if style.cap != .butt { text += " stroke-linecap=\"\(style.cap)\"" }
    if style.join != .miter { text += " stroke-linejoin=\"\(style.join)\"" }
    if style.join == .miter, style.miterLimit != 4 {
      text += " stroke-miterlimit=\"\(SVGText.number(max(1, style.miterLimit)))\""
    }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(style.dash.map(SVGText.number).joined(separator: " "))\""
      if style.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase))\""
      }
    }
    return text
  }

  private func draw(_ run: GlyphRun, _ paint: Paint) {
    let font = rasterizer.fonts.font(for: run.font)
    if font.isMissing { report(font.missing(run.text)) }
    let label = "aria-label=\"\(MarkupText.escaped(run.text))\""
    if font.isColor {
      group(label) { embed(DisplayList([.glyphs(run, paint)])) }
      return
    }
    var path = VectorPath()
    for glyph in run.glyphs {
      path.append(
        font.outline(glyph.id)
          .transformed(by: .translation(run.origin.x + glyph.x, run.origin.y + glyph.y)))
    }
    guard !path.isEmpty else { return }
    guard let fill = attributes(paint, "fill", path.controlBounds) else {
      return embed(DisplayList([.glyphs(run, paint)]))
    }
    line("<path \(label) d=\"\(SVGText.path(path))\" \(fill)/>")
  }

  private func draw(_ image: ImageDrawing) {
    guard image.template == nil, image.resizing == .stretch, image.orientation == 1,
      !image.flipsHorizontally, let resource = images.resource(image.image),
      let type = resource.mediaType
    else { return embed(DisplayList([.image(image)])) }
    let pixelated = image.interpolation == .none ? " image-rendering=\"pixelated\"" : ""
    picture("data:\(type);base64,\(SVGText.base64(resource.bytes))", image.frame, pixelated)
  }

  private func picture(_ reference: String, _ frame: Rect, _ more: String = "") {
    line(
      "<image x=\"\(SVGText.number(frame.x))\" y=\"\(SVGText.number(frame.y))\" "
        + "width=\"\(SVGText.number(frame.width))\" height=\"\(SVGText.number(frame.height))\" "
        + "preserveAspectRatio=\"none\"\(more) href=\"\(reference)\"/>")
  }

  /// Draws a list as a picture in its place.
  func embed(_ list: DisplayList) {
    // Everything visible, in the operation's own points.
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let visible = transform.inverse?.apply(page),
      let found = rasterizer.embed(
        list, visible: visible, images: images, now: now, meter: meter)
    else { return }
    picture("data:image/png;base64,\(SVGText.base64(found.bitmap.pngData()))", found.frame)
  }

  // MARK: - Groups

  private func draw(_ item: EffectGroup) {
    let contents = item.contents
    guard !contents.isEmpty else { return }
    switch item.effect {
    case .transform(let inner):
      let outer = transform
      transform = inner.then(outer)
      group("transform=\"\(SVGText.matrix(inner))\"") { drawEach(contents) }
      transform = outer
    case .opacity(let value):
      group("opacity=\"\(SVGText.number(min(max(value, 0), 1)))\"") { drawEach(contents) }
    case .blend(let mode):
      group("style=\"mix-blend-mode:\(mode.css ?? "normal")\"") { drawEach(contents) }
    case .clip(let path, let rule):
      let even = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      let text = SVGText.path(path)
      let name = define("clip", text + even) {
        "<clipPath id=\"\($0)\"><path d=\"\(text)\"\(even)/></clipPath>"
      }
      group("clip-path=\"url(#\(name))\"") { drawEach(contents) }
    case .mask(let mask):
      let name = defineMask(mask)
      group("mask=\"url(#\(name))\"") { drawEach(contents) }
    case .layer: group("style=\"isolation:isolate\"") { draw(contents) }
    case .filter(let filter): drawFiltered(contents, primitives(filter), margin: 0)
    case .blur(let radius, _):
      let deviation = SVGText.number(max(0, radius))
      drawFiltered(
        contents, "<feGaussianBlur stdDeviation=\"\(deviation)\"/>", margin: radius * 3)
    case .shadow(let color, let radius, let offset):
      let reach = radius * 1.5 + max(abs(offset.x), abs(offset.y))
      // Spelled out: feDropShadow is younger than many viewers.
      drawFiltered(
        contents,
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGText.number(max(0, radius / 2)))\"/>"
          + "<feOffset dx=\"\(SVGText.number(offset.x))\" dy=\"\(SVGText.number(offset.y))\" "
          + "result=\"shadow\"/><feFlood flood-color=\"\(SVGText.color(color))\" "
          + "flood-opacity=\"\(SVGText.number(Double(color.alpha)))\"/>"
          + "<feComposite operator=\"in\" in2=\"shadow\"/>"
          + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>", margin: reach)
    case .vibrancy: embed(DisplayList([.group(item)]))
    case .tag(.name(let name)):
      group("data-name=\"\(MarkupText.escaped(name))\"") { drawEach(contents) }
    case .tag: drawEach(contents)
    }
  }

  private func defineMask(_ mask: DisplayList) -> String {
    let (outerBody, outerIndent) = (body, indent)
    body = []
    indent = 0
    draw(mask)
    let text = body.map { $0.drop { $0 == " " } }.joined()
    (body, indent) = (outerBody, outerIndent)
    return define("mask", text) {
      "<mask id=\"\($0)\" style=\"mask-type:alpha\">\(text)</mask>"
    }
  }

  private func drawFiltered(_ contents: DisplayList, _ text: String, margin: Double) {
    let name = define("filter", text + SVGText.number(margin)) { name in
      // A quarter of the box on each side, and never less than the effect reaches.
      let more = SVGText.number(max(size.width, size.height) + margin)
      return "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\" "
        + "filterUnits=\"userSpaceOnUse\" x=\"-\(more)\" y=\"-\(more)\" "
        + "width=\"\(SVGText.number(3 * (max(size.width, size.height) + margin)))\" "
        + "height=\"\(SVGText.number(3 * (max(size.width, size.height) + margin)))\">\(text)"
        + "</filter>"
    }
    group("filter=\"url(#\(name))\"") { drawEach(contents) }
  }

  private func primitives(_ filter: ColorFilter) -> String {
    func matrix(_ values: [Float]) -> String {
      let text = values.map { SVGText.number(Double($0)) }.joined(separator: " ")
      return "<feColorMatrix type=\"matrix\" values=\"\(text)\"/>"
    }
    switch filter.function {
    case .matrix(let values): return matrix(values)
    case .replace(let c):
      return matrix([
        0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0,
      ])
    case .luminance(let c):
      let a = c.alpha
      return matrix([
        0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0.2126 * a, 0.7152 * a,
        0.0722 * a, 0, 0,
      ]) + "<feComposite operator=\"in\" in2=\"SourceGraphic\"/>"
    }
  }
}
