package import VitrineDrawing
import VitrineSymbols
import VitrineText

/// Draws an SF Symbol's stand-in at the size of the text beside it.
package struct SymbolBehavior: NodeBehavior {
  let drawing: SymbolDrawing
  let rendering: SymbolRendering
  let paints: [StylePaint]
  let isResizable: Bool
  let requested: String
  /// Of capitals beside the symbol, points.
  let capHeight: Double
  /// Each plain color becomes the gradient that `Color.gradient` makes of it.
  let isGradient: Bool
  package var name: String { "Image" }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let own = drawing.bounds.size.cgSize
    if isResizable { return measuring.filled(or: own) }
    // Layout sees whole pixels (estimate: rounded up as text is).
    let pixel = node.environment.pixelLength
    func up(_ v: CGFloat) -> CGFloat { (v / pixel - 1e-6).rounded(.up) * pixel }
    return Extent(CGSize(width: up(own.width), height: up(own.height)))
  }

  package var ownGuides: GuideKinds { isResizable ? [] : .combined }

  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    if isResizable { return nil }
    switch key.kind {
    case .baseline: return Length(CGFloat(drawing.firstBaseline))
    case .lineCenter: return Length(CGFloat(drawing.firstBaseline - capHeight / 2))
    case .start, .center, .end, .custom: return nil
    }
  }

  /// facts/layout-numbers.tsv: a symbol behaves like a line of text with its own edges.
  package func spacing(of node: Node) -> ViewSpacing {
    if isResizable { return .box }
    let below = CGFloat(max(0, drawing.bounds.maxY))
    return ViewSpacing(edges: [
      .top: [.textToText: .distance(0), .edgeAboveText: .distance(below)],
      .bottom: [.textToText: .distance(0), .edgeBelowText: .distance(below + 1)],
    ])
  }

  package func describe(_ node: Node, _ semantics: inout SemanticsNode) {
    semantics.symbol = requested
  }

  package func draw(_ node: Node, into recorder: inout Recorder) {
    if node.environment.showsImagesAsBoxes {
      let paint = recorder.paint((paints.first ?? .color(.black)).opacity(0.16), in: node.frame)
      recorder.fill(VectorPath(rect: recorder.snap(node.frame)), paint)
      return
    }
    let box = node.frame
    let painted = paints.map { recorder.paint($0, in: box) }
    let environment = node.environment
    let list = drawing.displayList(
      rendering, paints: painted, at: isResizable ? .zero : origin(box, recorder.scale),
      color: { environment.color(ofSymbol: $0) })
    var contents = isGradient ? list.shaded(in: environment) : list
    if isResizable {
      let map = drawing.placement(in: Rect(box))
      contents = DisplayList([.group(EffectGroup(.transform(map), contents))])
    }
    for effect in (paints.first?.effects ?? []).reversed() {
      contents = DisplayList([.group(EffectGroup(effect, contents))])
    }
    if let rest = node.environment.symbolRest { contents = rest.applied(to: contents, in: box) }
    recorder.append(contents)
  }

  /// Left end of the baseline, on whole pixels vertically as text is.
  private func origin(_ box: CGRect, _ scale: Double) -> Point {
    let extra = (Double(box.size.width) - drawing.bounds.width) / 2
    return Point(Double(box.origin.x) + extra, Double(box.origin.y) + drawing.firstBaseline)
  }
}

extension DisplayList {
  /// `symbolColorRenderingMode(.gradient)`: plain colors run from lighter at the ink's top to the
  /// color, as `Color.gradient` does (estimate: over the whole symbol, not over each layer).
  @MainActor
  fileprivate func shaded(in environment: EnvironmentValues) -> DisplayList {
    let whole = operations.reduce(Rect.zero) { box, operation in
      if case .fill(let path, _, _) = operation { return box.union(path.controlBounds) }
      return box
    }
    return DisplayList(
      operations.map { operation in
        guard case .fill(let path, let rule, .color(let color)) = operation else {
          return operation
        }
        let stops = AnyGradient(standard: Color(color)).stops(in: environment)
        return .fill(
          path, rule,
          .linearGradient(
            stops, from: Point(whole.midX, whole.minY), to: Point(whole.midX, whole.maxY)))
      })
  }
}

extension Image {
  @MainActor
  func symbolNode(_ name: String, variableValue: Double?, _ context: ResolveContext) -> Node {
    let environment = context.environment
    let font = environment.resolvedFont()
    let library = SymbolLibrary.standard
    var variants: SymbolVariantSet = []
    for variant in environment.symbolVariants.names {
      switch variant {
      case "fill": variants.insert(.fill)
      case "slash": variants.insert(.slash)
      case "circle": variants.insert(.circle)
      case "square": variants.insert(.square)
      default: variants.insert(.rectangle)
      }
    }
    let resolved = variants.isEmpty ? name : library.resolvedName(name, variants: variants)
    let drawsValue =
      (symbolValues ?? context.environment.symbolVariableValueMode)?.isDraw == true
    let drawing = library.symbol(
      resolved, variableValue: variableValue, drawsValue: drawsValue, weight: font.weight,
      scale: environment.imageScale.symbol,
      pointSize: font.size, isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.symbolLanguage)
    report(drawing, resolved, drawsValue: drawsValue && (variableValue ?? 1) < 1, context)
    let behavior = SymbolBehavior(
      drawing: drawing, rendering: rendering(environment, drawing),
      paints: paints(environment), isResizable: resizing != nil,
      requested: name,
      capHeight: context.session.typesetter.metrics(font).capHeight,
      isGradient: (symbolColors ?? environment.symbolColorRenderingMode)?.isGradient ?? false)
    return Node(behavior, [], environment)
  }

  /// Says what of a symbol is not as it was asked for.
  @MainActor
  private func report(
    _ drawing: SymbolDrawing, _ name: String, drawsValue: Bool, _ context: ResolveContext
  ) {
    let library = SymbolLibrary.standard
    if drawing.isFallback {
      let advice =
        library.nearestName(to: name).map { "did you mean '\($0)'?" }
        ?? "see `vitrine symbols` for the names"
      context.session.report(
        .warning, "no picture for symbol '\(name)': a stand-in is drawn; \(advice)")
    } else if !library.isVerified(name) {
      context.session.report(
        .note,
        "symbol '\(name)' is drawn from the parts of its name; check that Apple has a symbol of "
          + "that name")
    }
    if drawsValue, !drawing.isDrawnToValue, !drawing.isFallback {
      context.session.report(
        .note,
        "symbolVariableValueMode(.draw) of '\(name)' is shown as .color: layers above the value "
          + "are faint, since the stand-in has no lines to draw along")
    }
  }

  @MainActor
  private func rendering(_ environment: EnvironmentValues, _ drawing: SymbolDrawing)
    -> SymbolRendering
  {
    if templateMode == .original { return .multicolor }
    switch (symbolRendering ?? environment.symbolRenderingMode)?.kind {
    case .monochrome: return .monochrome
    case .hierarchical: return .hierarchical
    case .palette: return .palette
    case .multicolor: return .multicolor
    case nil: return environment.core.foregroundStyle.styles.count > 1 ? .palette : .monochrome
    }
  }

  @MainActor
  private func paints(_ environment: EnvironmentValues) -> [StylePaint] {
    let count = max(1, environment.core.foregroundStyle.styles.count)
    return (0..<count).map { environment.foregroundPaint(level: $0) }
  }
}

extension Image.Scale {
  var symbol: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension EnvironmentValues {
  /// The system color that a multicolor symbol names.
  @MainActor func color(ofSymbol name: SymbolColor) -> RGBA {
    let color: Color
    switch name {
    case .white: return .white
    case .black: return .black
    case .primary, .label: color = .primary
    case .secondary, .secondaryLabel: color = .secondary
    case .tint: color = .accentColor
    case .systemRed: color = .red
    case .systemOrange: color = .orange
    case .systemYellow: color = .yellow
    case .systemGreen: color = .green
    case .systemMint: color = .mint
    case .systemTeal: color = .teal
    case .systemCyan: color = .cyan
    case .systemBlue: color = .blue
    case .systemIndigo: color = .indigo
    case .systemPurple: color = .purple
    case .systemPink: color = .pink
    case .systemBrown: color = .brown
    case .systemGray: color = .gray
    }
    if case .color(let rgba) = color.paint(in: self) { return rgba }
    return .black
  }
}

extension EnvironmentValues {
  /// The code of the language in whose script symbols show letters and digits.
  var symbolLanguage: String { String(locale.identifier.prefix { $0 != "_" && $0 != "-" }) }
}
