import CoreGraphics
public import Foundation
package import VitrineDrawing

/// Drawing by commands: the closure draws into a context of the view's size.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    // Symbols are asked for by `.tag`; the nodes exist before drawing starts.
    let nodes = context.child("symbols").resolve(symbols)
    return [
      Node(
        CanvasBehavior(renderer: renderer, isOpaque: isOpaque, symbols: nodes, context: context),
        [],
        context.environment)
    ]
  }
}

private struct CanvasBehavior: NodeBehavior {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let symbols: [Node]
  let context: ResolveContext
  var name: String { "Canvas" }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }
  func spacing(of node: Node) -> ViewSpacing { .box }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let frame = recorder.snap(node.frame)
    let sink = CanvasSink(
      scale: recorder.scale, context: context, symbols: symbols, size: frame.cgRect.size)
    var graphics = GraphicsContext(sink: sink, environment: node.environment)
    renderer(&graphics, frame.cgRect.size)
    guard isOpaque || !sink.list.isEmpty else { return }
    // A canvas draws within its bounds only.
    recorder.group(.clip(VectorPath(rect: frame), .winding)) { recorder in
      if isOpaque { recorder.fill(VectorPath(rect: frame), .color(.black)) }
      guard frame.origin != .zero else { return recorder.append(sink.list) }
      recorder.group(.transform(.translation(frame.x, frame.y))) { $0.append(sink.list) }
    }
  }
}

/// Where the copies of one graphics context draw to.
package final class CanvasSink {
  let scale: Double
  package let context: ResolveContext
  let symbols: [Node]
  let size: CGSize
  /// The groups that the next operation may still join, outermost first, below the operations that
  /// are finished. Only the innermost grows, so that appending costs the same however much is there.
  private var open: [EffectGroup] = []
  private var finished = DisplayList()
  /// The first symbol of each tag, made when a symbol is asked for.
  private(set) lazy var symbolsByTag: [AnyHashable: Node] = {
    var found: [AnyHashable: Node] = [:]
    for symbol in symbols {
      let tag = onMainActor { symbol.traits.tag }
      if let tag, found[tag] == nil { found[tag] = symbol }
    }
    return found
  }()

  init(scale: Double, context: ResolveContext, symbols: [Node], size: CGSize) {
    self.scale = scale
    self.context = context
    self.symbols = symbols
    self.size = size
  }

  package var list: DisplayList {
    var (outer, groups) = (finished, open)
    while let group = groups.popLast() {
      if groups.isEmpty {
        outer.append(.group(group))
      } else {
        groups[groups.count - 1].contents.append(.group(group))
      }
    }
    return outer
  }

  /// Adds operations under effects, outermost first. Neighbors under the same transforms and clips
  /// share one group.
  func append(_ contents: DisplayList, under effects: ArraySlice<Effect>) {
    guard !contents.isEmpty else { return }
    var shared = 0
    while shared < open.count, shared < effects.count,
      open[shared].effect == effects[effects.startIndex + shared]
    {
      shared += 1
    }
    close(to: shared)
    for effect in effects.dropFirst(shared) { open.append(EffectGroup(effect, DisplayList())) }
    if open.isEmpty {
      finished.operations += contents.operations
    } else {
      open[open.count - 1].contents.operations += contents.operations
    }
    // What shows that two groups are not one takes no more.
    if let first = open.firstIndex(where: { !$0.effect.isTransparent }) { close(to: first) }
  }

  private func close(to depth: Int) {
    while open.count > depth, let group = open.popLast() {
      if open.isEmpty {
        finished.append(.group(group))
      } else {
        open[open.count - 1].contents.append(.group(group))
      }
    }
  }
}

extension Effect {
  /// Whether one group of two operations looks like two groups of one.
  fileprivate var isTransparent: Bool {
    switch self {
    // Each operation is cut by itself.
    case .transform, .clip: true
    case .opacity, .blend, .mask, .layer, .filter, .blur, .shadow, .vibrancy, .tag: false
    }
  }
}
