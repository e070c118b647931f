package import VitrineDrawing
import VitrineGeometry

extension CGContext {
  /// The outline of the line that the current path would be drawn with takes the path's place.
  public func replacePathWithStrokedPath() {
    let m = state.transform
    var style = state.style
    let factor = abs(m.a * m.d - m.b * m.c).squareRoot()
    style.width *= factor
    style.dash = style.dash.map { $0 * factor }
    style.dashPhase *= factor
    current = VectorPath(loops: Stroker(style, tolerance: 0.01).loops(along: current))
  }
}

extension CGPath {
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeAttributes(width: Double(width))
    style.cap = lineCap.drawing
    style.join = lineJoin.drawing
    style.miterLimit = Double(miterLimit)
    let loops = Stroker(style, tolerance: 0.01).loops(along: path)
    return CGPath(VectorPath(loops: loops).transformed(by: transform.drawing))
  }
}

/// A drawing of its own, to be drawn again and again.
open class CGLayer {
  public let size: CGSize
  public let context: CGContext?

  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard
      let own = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
        bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    (self.size, self.context) = (size, own)
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
