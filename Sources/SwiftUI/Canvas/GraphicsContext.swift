public import CoreGraphics
public import Foundation
import VitrineDrawing

/// Draws into a canvas. A copy has its own state and draws into the same canvas.
public struct GraphicsContext: @unchecked Sendable {
  package let sink: CanvasSink
  public private(set) var environment: EnvironmentValues
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform = .identity
  /// Clips, masks and layers around everything that is drawn, outermost first, in canvas coordinates.
  private var surroundings: [Effect] = []
  /// Filters of each drawing, in the order they were added. The first is the outermost: what a
  /// filter says it does to everything drawn after it, later filters included. The published
  /// metaballs are made so: a threshold is added, then a blur, and the blurred shapes are cut.
  private var filters: [Filter] = []
  private var clipBounds: CGRect?

  package init(sink: CanvasSink, environment: EnvironmentValues) {
    self.sink = sink
    self.environment = environment
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
    if let name = filter.inertName {
      onMainActor { sink.context.session.report(.note, Shader.inert(name)) }
    }
  }

  // MARK: clipping

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Bounds of what can be drawn to, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    (clipBounds ?? CGRect(origin: .zero, size: sink.size)).applying(transform.inverted())
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform)
    if options.contains(.inverse) {
      // Everything but the path: a box far around it, filled even-odd.
      outline.addRect(
        CGRect(origin: .zero, size: sink.size).union(outline.boundingRect).insetBy(dx: -10, dy: -10)
      )
      add(clip: outline.drawing(), .evenOdd)
      return
    }
    add(clip: outline.drawing(), style.rule)
    let bounds = outline.boundingRect
    clipBounds = clipBounds.map { $0.intersection(bounds) } ?? bounds
  }

  /// A clip inside of those that are there. Two of the same outline are one, and so are two
  /// rectangles: a canvas that clips again and again is cut as often as its outline changes.
  private mutating func add(clip outline: VectorPath, _ rule: FillRule) {
    if case .clip(let last, let lastRule)? = surroundings.last {
      if last == outline, lastRule == rule { return }
      if last.isUprightRectangle, outline.isUprightRectangle {
        let both = last.controlBounds.intersection(outline.controlBounds)
        surroundings[surroundings.count - 1] = .clip(
          VectorPath(rect: both.isEmpty ? .zero : both), .winding)
        return
      }
    }
    surroundings.append(.clip(outline, rule))
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try recordLayer(content)
    var mask = layer
    if opacity != 1 { mask = DisplayList([.group(EffectGroup(.opacity(opacity), layer))]) }
    if options.contains(.inverse) {
      let box = VectorPath(
        rect: Rect(x: 0, y: 0, width: Double(sink.size.width), height: Double(sink.size.height)))
      mask = DisplayList([
        .group(
          EffectGroup(
            .layer,
            DisplayList([
              .fill(box, .winding, .color(.black)),
              .group(EffectGroup(.blend(.destinationOut), mask)),
            ])))
      ])
    }
    surroundings.append(.mask(mask))
  }

  // MARK: drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = path.boundingRect
    emit { recorder in
      recorder.fill(
        path.drawing(), rule: style.rule, style: shading.paint(environment, sink),
        in: shading.box(bounds))
    }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    emit { recorder in
      recorder.stroke(
        path.drawing(), style.drawing, style: shading.paint(environment, sink),
        in: shading.box(bounds))
    }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try recordLayer(content)
    emitAbsolute(layer, isLayer: true)
  }

  /// Core Graphics contexts are not backed by this canvas.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    onMainActor {
      sink.context.session.report(
        .warning, "'withCGContext' is not supported in a Canvas: draw with GraphicsContext instead")
    }
  }

  /// What `content` draws, in canvas coordinates; it starts from this context's transform.
  private func recordLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows
    -> DisplayList
  {
    let layer = CanvasSink(
      scale: sink.scale, context: sink.context, symbols: sink.symbols, size: sink.size)
    var inner = GraphicsContext(sink: layer, environment: environment)
    inner.transform = transform
    try content(&inner)
    return layer.list
  }

  /// Records one drawing in the context's coordinates and adds it with the context's state.
  package func emit(_ body: @MainActor (inout Recorder) -> Void) {
    let contents = onMainActor {
      Recorder(scale: sink.scale, session: sink.context.session).record { body(&$0) }
    }
    guard !contents.isEmpty else { return }
    emitAbsolute(
      transform.isIdentity
        ? contents
        : DisplayList([.group(EffectGroup(.transform(transform.drawing), contents))]),
      isLayer: false)
  }

  private func emitAbsolute(_ contents: DisplayList, isLayer: Bool) {
    // Groups so deep are not drawn, whatever is in them.
    guard surroundings.count <= CodingLimits.groupDepth else {
      let said =
        "a canvas is clipped by more than \(CodingLimits.groupDepth) outlines in one another"
      onMainActor { sink.context.session.report(.warning, said + ", and what is in them left out") }
      return
    }
    var effects = surroundings
    if blendMode != .normal, let mode = blendMode.drawing { effects.append(.blend(mode)) }
    if opacity < 1 { effects.append(.opacity(max(0, opacity))) }
    for filter in filters { effects += filter.effects(environment) }
    if isLayer, effects.isEmpty { effects.append(.layer) }
    if effects.isEmpty, contents.operations.count == 1,
      case .group(let group) = contents.operations[0]
    {
      sink.append(group.contents, under: [group.effect])
    } else {
      sink.append(contents, under: effects[...])
    }
  }
}
