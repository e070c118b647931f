import VitrineDrawing

/// What an image made by drawing commands consists of. Two are equal where they are the same.
package final class ImageDrawer: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer)
  }

  package static func == (a: ImageDrawer, b: ImageDrawer) -> Bool { a === b }
}

extension Image {
  /// An image of `size` points that is drawn each time it is shown, at the resolution of its place.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(ImageDrawer(size: size, isOpaque: opaque, renderer: renderer)), label: label)
  }
}

/// Draws its commands into its frame, stretched where the image is resizable.
struct DrawnImageBehavior: NodeBehavior {
  let drawer: ImageDrawer
  let isResizable: Bool
  /// Fills the drawing's shape where it is a template.
  let tint: StylePaint?
  let context: ResolveContext
  var name: String { "Image" }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    isResizable ? measuring.filled(or: drawer.size) : Extent(drawer.size)
  }

  func describe(_ node: Node, _ semantics: inout SemanticsNode) {
    semantics.traits = (semantics.traits + ["image"]).sorted()
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    guard !box.isEmpty, drawer.size.width > 0, drawer.size.height > 0 else { return }
    let path = VectorPath(rect: box)
    if node.environment.showsImagesAsBoxes {
      recorder.fill(
        path, recorder.paint(node.environment.foregroundPaint().opacity(0.16), in: node.frame))
      return
    }
    let sink = CanvasSink(
      scale: recorder.scale, context: context, symbols: [], size: drawer.size)
    var graphics = GraphicsContext(sink: sink, environment: node.environment)
    drawer.renderer(&graphics)
    let place = Affine(
      a: box.width / drawer.size.width, b: 0, c: 0, d: box.height / drawer.size.height, tx: box.x,
      ty: box.y)
    let drawing = DisplayList([.group(EffectGroup(.transform(place), sink.list))])
    recorder.group(.clip(path, .winding)) { recorder in
      if let tint {
        recorder.group(.mask(drawing)) { $0.fill(path, $0.paint(tint, in: node.frame)) }
        return
      }
      if drawer.isOpaque { recorder.fill(path, .color(.black)) }
      recorder.append(drawing)
    }
  }
}
