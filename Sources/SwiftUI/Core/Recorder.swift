package import VitrineDrawing

/// Collects drawing operations while nodes draw themselves.
@MainActor
package struct Recorder {
  package private(set) var list = DisplayList()
  /// Pixels a point: leaves snap their edges to whole pixels.
  package let scale: Double
  package let session: RenderSession

  package init(scale: Double, session: RenderSession) {
    self.scale = scale
    self.session = session
  }

  package mutating func append(_ operation: DrawingOperation) { list.append(operation) }

  package mutating func fill(
    _ path: VectorPath, rule: VitrineDrawing.FillRule = .winding, _ paint: Paint
  ) {
    if path.isEmpty { return }
    if case .color(let color) = paint, color.alpha == 0 { return }
    list.append(.fill(path, rule, paint))
  }

  /// Records what `body` draws and returns it without adding it.
  package func record(_ body: (inout Recorder) -> Void) -> DisplayList {
    var inner = Recorder(scale: scale, session: session)
    body(&inner)
    return inner.list
  }

  /// Adds what `body` draws as a group under `effect`; nothing when it draws nothing.
  package mutating func group(_ effect: Effect, _ body: (inout Recorder) -> Void) {
    let contents = record(body)
    if !contents.isEmpty { list.append(.group(EffectGroup(effect, contents))) }
  }

  package mutating func append(_ contents: DisplayList) {
    for operation in contents.operations { list.append(operation) }
  }

  package func snap(_ rect: CGRect) -> Rect { Rect(rect).snapped(toScale: scale) }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  package var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension Size {
  package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
  package var cgSize: CGSize { CGSize(width: width, height: height) }
}
