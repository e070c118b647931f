import VitrineDrawing

/// Makes values from a seed: the same ones on every machine.
struct Generator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func flag() -> Bool { below(2) == 0 }

  mutating func number() -> Double {
    switch below(5) {
    case 0: Double(below(251))
    case 1: Double(below(2000)) - 1000
    case 2: Double(below(3000)) / 3
    case 3: -Double(Float(below(1000)) / 7)
    case _: Double(below(4)) - 1.5
    }
  }

  mutating func text() -> String {
    ["", "Text", "Größe", "🌤️ 12°", "a\"b\\c\n", "日本語", "HStack"][below(7)]
  }

  mutating func array<T>(_ limit: Int, _ make: (inout Generator) -> T) -> [T] {
    (0..<below(limit)).map { _ in make(&self) }
  }

  mutating func maybe<T>(_ make: (inout Generator) -> T) -> T? { flag() ? make(&self) : nil }

  // MARK: - Drawing

  mutating func point() -> Point { Point(number(), number()) }
  mutating func size() -> Size { Size(number(), number()) }
  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }
  mutating func affine() -> Affine {
    Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }
  mutating func color() -> RGBA {
    flag()
      ? RGBA(hex: UInt32(below(0xffffff)))
      : RGBA(Float(below(100)) / 99, Float(number()), 0.5, Float(below(3)) / 3)
  }
  mutating func rule() -> FillRule { flag() ? .winding : .evenOdd }

  mutating func path() -> VectorPath {
    VectorPath(
      array(8) { g in
        switch g.below(4) {
        case 0: .move(g.point())
        case 1: .line(g.point())
        case 2: .curve(g.point(), g.point(), g.point())
        case _: .close
        }
      })
  }

  mutating func stops() -> [GradientStop] { array(4) { GradientStop($0.color(), at: $0.number()) } }

  mutating func paint() -> Paint {
    switch below(7) {
    case 0: return .color(color())
    case 1: return .linearGradient(stops(), from: point(), to: point())
    case 2:
      return .radialGradient(
        stops(), center: point(), startRadius: number(), endRadius: number(), transform: affine())
    case 3:
      return .angularGradient(stops(), center: point(), startAngle: number(), endAngle: number())
    case 4:
      let (columns, rows) = (1 + below(3), 1 + below(3))
      return .meshGradient(
        MeshPaint(
          columns: columns, rows: rows, points: (0..<columns * rows).map { _ in point() },
          colors: (0..<columns * rows).map { _ in color() }, smoothsColors: flag()))
    case 5: return .image(ImageID(text()), tile: rect(), source: rect())
    case _:
      return .material(MaterialRecipe(blur: number(), saturation: number(), tint: color()))
    }
  }

  mutating func font() -> FontInstance {
    FontInstance(
      file: ["Inter.ttf", "Mono.otf"][below(2)], index: below(2), size: Double(8 + below(40)),
      variations: flag() ? ["wght": 400, "opsz": 14] : [:], slant: flag() ? 0.2 : 0,
      features: flag() ? ["tnum": 1] : [:])
  }

  mutating func run() -> GlyphRun {
    GlyphRun(
      font: font(), origin: point(),
      glyphs: array(6) { GlyphRun.Glyph(id: UInt32($0.below(70000)), x: $0.number(), y: 0) },
      width: number(), text: text())
  }

  mutating func dynamicText(_ depth: Int) -> DynamicText {
    let content: DynamicText.Content =
      switch below(4) {
      case 0: .timer(date: 1.7e9 + number())
      case 1:
        .timerInterval(
          start: 1.7e9, end: 1.7e9 + number(), pauseTime: maybe { $0.number() },
          countsDown: flag(), showsHours: flag())
      case 2: .relative(date: number())
      case _: .offset(date: number())
      }
    let spans = 1 + below(4)
    let pictures = depth > 0 ? below(2) : 0
    return DynamicText(
      paragraph: paragraph(spans: spans, looks: 2, attachments: pictures),
      updates: array(2) { .init(span: $0.below(spans), content: content) },
      looks: [look(), look()], attachments: (0..<pictures).map { _ in list(depth - 1) },
      frame: rect())
  }

  private mutating func paragraph(spans: Int, looks: Int, attachments: Int) -> Paragraph {
    var paragraph = Paragraph(
      (0..<spans).map { _ in span(looks: looks, attachments: attachments) }, alignment: 0.5,
      lineLimit: maybe { 1 + $0.below(9) }, reservedLines: below(3),
      truncation: Paragraph.Truncation.allCases[below(3)], lineSpacing: number(),
      allowsTightening: flag(), minimumScale: 0.5, isRightToLeft: flag(), locale: "de_DE")
    paragraph.lineHeight =
      switch below(4) {
      case 0: .natural
      case 1: .multiple(number())
      case 2: .exact(number())
      case _: .increase(number())
      }
    return paragraph
  }

  private mutating func span(looks: Int, attachments: Int) -> TextSpan {
    TextSpan(
      text(), font: description(), tracking: number(), kerning: number(),
      baselineOffset: number(),
      attachment: attachments > 0 && flag()
        ? InlineAttachment(
          width: number(), ascent: number(), descent: number(), id: below(attachments)) : nil,
      style: below(looks))
  }

  private mutating func description() -> FontDescription {
    FontDescription(
      design: FontDesign.allCases[below(4)], size: Double(8 + below(40)),
      weight: Double(100 + below(800)), isItalic: flag(), monospacedDigits: flag(),
      smallCaps: SmallCaps(rawValue: UInt8(below(4))), leading: number(),
      platform: TextPlatform.allCases[below(3)], customName: maybe { $0.text() },
      features: flag() ? ["ss01": 1] : [:])
  }

  private mutating func look() -> TextLook {
    func line(_ g: inout Generator) -> TextLook.Line {
      TextLook.Line(dash: g.array(2) { $0.number() }, paint: g.maybe { $0.paint() })
    }
    return TextLook(
      paint: paint(), underline: maybe { line(&$0) }, strikethrough: maybe { line(&$0) },
      background: maybe { $0.paint() },
      effects: flag()
        ? [.opacity(number()), .shadow(color: color(), radius: 3, offset: point())]
        : [])
  }

  mutating func progress() -> DynamicProgress {
    DynamicProgress(
      shape: flag()
        ? .bar(rect(), edge: flag() ? .left : .right) : .ring(path(), StrokeAttributes(width: 2)),
      start: number(), end: number(), countsDown: flag(), paint: paint())
  }

  mutating func image() -> ImageDrawing {
    let resizing: ImageDrawing.Resizing =
      switch below(3) {
      case 0: .stretch
      case 1: .tile(size: size())
      case _:
        .slices(
          size: size(), top: number(), left: number(), bottom: number(), right: number(),
          tiles: flag())
      }
    return ImageDrawing(
      image: ImageID(text()), frame: rect(),
      interpolation: ImageDrawing.Interpolation.allCases[below(4)], resizing: resizing,
      template: maybe { $0.paint() }, flipsHorizontally: flag(), orientation: 1 + below(8))
  }

  mutating func filter() -> ColorFilter {
    switch below(11) {
    case 0: .brightness(number())
    case 1: .contrast(number())
    case 2: .saturation(number())
    case 3: .grayscale(number())
    case 4: .hueRotation(number())
    case 5: .invert
    case 6: .multiply(color())
    case 7: .luminanceToAlpha
    case 8: .replaceColor(color())
    case 9: .luminanceToAlphaIn(color())
    case _: .matrix((0..<20).map { _ in Float(number()) })
    }
  }

  mutating func tag() -> EffectTag {
    switch below(10) {
    case 0: .accentable(flag())
    case 1: .containerBackground
    case 2: .accessoryBackground
    case 3: .accentedImage(AccentedImageMode.allCases[below(4)])
    case 4: .privacySensitive
    case 5: .invalidatable
    case 6: .widgetLabel
    case 7: .name(text())
    case 8:
      .view(
        ViewChange(
          identity: UInt64(below(1 << 30)) &* 0x9e37_79b9_7f4a_7c15, insertion: transitionState(),
          removal: transitionState()))
    case _: .motion(Motion(trigger: UInt64(below(1 << 30)), curve: curve()))
    }
  }

  mutating func transitionState() -> TransitionState {
    TransitionState(
      opacity: number(), transform: affine(), blur: number(), motion: flag() ? curve() : nil)
  }

  mutating func curve() -> MotionCurve {
    MotionCurve(samples: array(4) { Float($0.number()) }, asked: number())
  }

  mutating func pane() -> GlassPane {
    GlassPane(
      frame: rect(), cornerRadius: number(), shape: maybe { $0.path() },
      recipe: GlassRecipe(
        blur: number(), saturation: number(), fill: color(), dimming: number(), edge: number(),
        bend: number(), rim: SIMD3(number(), number(), number()), rimWidth: number()))
  }

  mutating func effect(_ depth: Int) -> Effect {
    switch below(11) {
    case 0: .transform(affine())
    case 1: .opacity(number())
    case 2: .blend(LayerBlendMode.allCases[below(LayerBlendMode.allCases.count)])
    case 3: .clip(path(), rule())
    case 4: .mask(list(depth - 1))
    case 5: .layer
    case 6: .filter(filter())
    case 7: .blur(radius: number(), opaque: flag())
    case 8: .shadow(color: color(), radius: number(), offset: point())
    case 9:
      .vibrancy(
        VibrancyRecipe(
          blur: number(), saturation: number(), lift: number(), shade: number(), floor: number(),
          gain: number(), color: color()))
    case _: .tag(tag())
    }
  }

  mutating func list(_ depth: Int) -> DisplayList {
    DisplayList(
      array(depth > 0 ? 6 : 2) { g in
        switch g.below(depth > 0 ? 9 : 7) {
        case 0: .fill(g.path(), g.rule(), g.paint())
        case 1:
          .stroke(
            g.path(),
            StrokeAttributes(
              width: g.number(), cap: StrokeAttributes.Cap.allCases[g.below(3)],
              join: StrokeAttributes.Join.allCases[g.below(3)], miterLimit: g.number(),
              dash: g.array(3) { $0.number() }, dashPhase: g.number()), g.paint())
        case 2: .glyphs(g.run(), g.paint())
        case 3: .image(g.image())
        case 4: .dynamicText(g.dynamicText(depth))
        case 5: .glass(g.pane())
        case 6: .progress(g.progress())
        case _: .group(EffectGroup(g.effect(depth), g.list(depth - 1)))
        }
      })
  }

  mutating func node(_ depth: Int) -> SemanticsNode {
    var node = SemanticsNode(type: text(), frame: rect())
    node.identifier = maybe { $0.text() }
    node.text = maybe { $0.text() }
    node.symbol = maybe { $0.text() }
    node.image = maybe { $0.text() }
    node.label = maybe { $0.text() }
    node.value = maybe { $0.text() }
    node.traits = array(3) { $0.text() }
    node.url = maybe { $0.text() }
    node.intent = maybe { $0.text() }
    node.accentable = flag()
    node.truncated = flag()
    node.textScale = flag() ? 1 : 0.75
    node.fontSize = flag() ? 0 : 17
    node.font = maybe { $0.text() }
    node.drawnText = maybe { $0.text() }
    node.isHidden = flag()
    if depth > 0 { node.children = array(4) { $0.node(depth - 1) } }
    return node
  }

  mutating func archive() -> Archive {
    var images: [ImageID: EncodedImage] = [:]
    for index in 0..<below(3) {
      images[ImageID("image\(index)")] =
        flag()
        ? EncodedImage(
          format: .pixels, bytes: Array(repeating: 7, count: 16), pixelWidth: 2, pixelHeight: 2)
        : EncodedImage(format: .svg, bytes: Array("<svg/>".utf8))
    }
    var fonts: [FontID: EncodedFont] = [:]
    for digit in 0..<below(3) {
      guard let id = FontID("font-" + String(repeating: "\(digit)", count: 64)) else { continue }
      fonts[id] = EncodedFont(name: text(), bytes: Array(repeating: 9, count: below(40)))
    }
    return Archive(
      size: size(), scale: Double(1 + below(3)), list: list(3), semantics: node(3), images: images,
      fonts: fonts,
      diagnostics: array(3) {
        Diagnostic(
          .warning, $0.text(), file: $0.maybe { $0.text() }, line: $0.maybe { $0.below(999) })
      })
  }
}
