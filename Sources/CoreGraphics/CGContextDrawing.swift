package import VitrineDrawing
import VitrineGeometry

extension CGContext {
  // MARK: Paths

  public func beginPath() { current = VectorPath() }
  public func closePath() { current.close() }
  public func move(to point: CGPoint) { current.move(to: state.transform.apply(point.drawing)) }
  public func addLine(to point: CGPoint) { current.line(to: state.transform.apply(point.drawing)) }
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let m = state.transform
    current.curve(
      to: m.apply(end.drawing), m.apply(control1.drawing), m.apply(control2.drawing))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let m = state.transform
    current.quad(to: m.apply(end.drawing), m.apply(control.drawing))
  }
  public func addRect(_ rect: CGRect) { add(VectorPath(rect: rect.drawing)) }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  public func addEllipse(in rect: CGRect) { add(VectorPath(ellipseIn: rect.drawing)) }
  public func addPath(_ path: CGPath) { add(path.path) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), decreasing: clockwise, transform: state.transform)
  }
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }

  private func add(_ path: VectorPath) { current.append(path.transformed(by: state.transform)) }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    record(.fill(current, rule.drawing, state.fill))
    current = VectorPath()
  }

  public func strokePath() {
    strokeCurrent()
    current = VectorPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      record(.fill(current, mode == .fillStroke ? .winding : .evenOdd, state.fill))
      strokePath()
    }
  }

  private func strokeCurrent() {
    let m = state.transform
    let determinant = abs(m.a * m.d - m.b * m.c)
    guard determinant > 0 else { return }
    let isSimilar =
      abs(m.a * m.c + m.b * m.d) < 1e-9 && abs(hypot(m.a, m.b) - hypot(m.c, m.d)) < 1e-9
    if isSimilar {
      var style = state.style
      let factor = determinant.squareRoot()
      style.width *= factor
      style.dash = style.dash.map { $0 * factor }
      style.dashPhase *= factor
      record(.stroke(current, style, .color(state.stroke)))
    } else {
      // The pen itself is stretched: stroke in user space under the transform.
      let inverse = CGAffineTransform(m).inverted().drawing
      let stroke = DrawingOperation.stroke(
        current.transformed(by: inverse), state.style, .color(state.stroke))
      record(.group(EffectGroup(.transform(m), DisplayList([stroke]))))
    }
  }

  private func painting(_ path: VectorPath, _ paint: () -> Void) {
    let kept = current
    current = path.transformed(by: state.transform)
    paint()
    current = kept
  }

  public func fill(_ rect: CGRect) { painting(VectorPath(rect: rect.drawing)) { fillPath() } }
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  public func fillEllipse(in rect: CGRect) {
    painting(VectorPath(ellipseIn: rect.drawing)) { fillPath() }
  }
  public func stroke(_ rect: CGRect) { painting(VectorPath(rect: rect.drawing)) { strokePath() } }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func strokeEllipse(in rect: CGRect) {
    painting(VectorPath(ellipseIn: rect.drawing)) { strokePath() }
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = VectorPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index].drawing)
      path.line(to: points[index + 1].drawing)
    }
    painting(path) { strokePath() }
  }

  /// Makes the rectangle transparent again.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.fill = .color(.black)
    let path = VectorPath(rect: rect.drawing).transformed(by: state.transform)
    record(
      .group(
        EffectGroup(.blend(.destinationOut), DisplayList([.fill(path, .winding, .color(.black))]))))
    restoreGState()
  }

  // MARK: Clipping

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((current, rule.drawing))
    current = VectorPath()
  }

  public func clip(to rect: CGRect) {
    state.clips.append((VectorPath(rect: rect.drawing).transformed(by: state.transform), .winding))
  }

  public func clip(to rects: [CGRect]) {
    var path = VectorPath()
    for rect in rects { path.append(VectorPath(rect: rect.drawing)) }
    state.clips.append((path.transformed(by: state.transform), .winding))
  }

  public func resetClip() { state.clips = [] }

  public var boundingBoxOfClipPath: CGRect {
    let all = VitrineDrawing.Rect(x: 0, y: 0, width: size.width, height: size.height)
    let box = state.clips.reduce(all) { $0.intersection($1.0.controlBounds) }
    return CGRect(CGAffineTransform(state.transform).inverted().drawing.apply(box))
  }

  // MARK: Gradients and images

  /// The whole context below its clip, in base coordinates.
  private var everything: VectorPath {
    VectorPath(rect: VitrineDrawing.Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let m = state.transform
    let (from, to) = (m.apply(start.drawing), m.apply(end.drawing))
    let paint = Paint.linearGradient(bounded(gradient.stops, options), from: from, to: to)
    record(.fill(everything, .winding, paint))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    // The list's gradients are concentric: the end circle's center counts.
    let paint = Paint.radialGradient(
      bounded(gradient.stops, options), center: endCenter.drawing,
      startRadius: Double(startRadius), endRadius: Double(endRadius), transform: state.transform)
    record(.fill(everything, .winding, paint))
  }

  /// A sweep around `center` from `angle`, in radians, clockwise with y down.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let m = state.transform
    let turned = Double(angle) + atan2(m.b, m.a)
    record(
      .fill(
        everything, .winding,
        .angularGradient(
          gradient.stops.sorted { $0.location < $1.location }, center: m.apply(center.drawing),
          startAngle: turned, endAngle: turned + 2 * .pi)))
  }

  /// Without the extending options nothing is drawn beyond the ends.
  private func bounded(
    _ stops: [GradientStop], _ options: CGGradientDrawingOptions
  ) -> [GradientStop] {
    var result = stops.sorted { $0.location < $1.location }
    if !options.contains(.drawsBeforeStartLocation), let first = result.first {
      result.insert(GradientStop(first.color.opacity(0), at: first.location), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = result.last {
      result.append(GradientStop(last.color.opacity(0), at: last.location))
    }
    return result
  }

  /// Upright where y is up; upside down where a flipped context draws it, as on Apple's platforms.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let box = rect.drawing
    let toRect = Affine(a: 1, b: 0, c: 0, d: -1, tx: box.x, ty: box.maxY)
    draw(
      image, in: VitrineDrawing.Rect(x: 0, y: 0, width: box.width, height: box.height),
      transform: toRect.then(state.transform))
  }

  /// Upright in a context whose y is down.
  package func drawUpright(_ image: CGImage, in rect: VitrineDrawing.Rect, orientation: Int = 1) {
    draw(image, in: rect, transform: state.transform, orientation: orientation)
  }

  private func draw(
    _ image: CGImage, in rect: VitrineDrawing.Rect, transform: Affine, orientation: Int = 1
  ) {
    let upright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    let frame = upright ? transform.apply(rect) : rect
    var operation: DrawingOperation
    var images: [ImageID: EncodedImage] = [:]
    switch image.content {
    case .encoded(let resource):
      let id = ImageID(hashing: resource)
      images[id] = resource
      operation = .image(
        ImageDrawing(
          image: id, frame: frame, interpolation: state.interpolation.drawing,
          orientation: orientation))
    case .drawn(let picture):
      if upright, begin(with: picture, in: frame) { return }
      let fit = Affine.scale(
        frame.width / max(picture.size.width, 1e-9), frame.height / max(picture.size.height, 1e-9)
      ).then(.translation(frame.x, frame.y))
      operation = .group(
        EffectGroup(
          .clip(VectorPath(rect: frame), .winding),
          DisplayList([.group(EffectGroup(.transform(fit), picture.list))])))
      images = picture.images
    }
    if !upright { operation = .group(EffectGroup(.transform(transform), DisplayList([operation]))) }
    record(operation, images: images)
  }
}
