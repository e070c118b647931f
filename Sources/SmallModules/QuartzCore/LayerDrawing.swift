import VitrineDrawing
import VitrineGeometry

extension CALayer {
  /// Draws the layer and those in it, in its own coordinates: its position and transform do not count,
  /// those of its sublayers do.
  public func render(in context: CGContext) {
    layoutIfNeeded()
    context.saveGState()
    defer { context.restoreGState() }
    // The context's blur is twice the Gaussian's σ, which is the layer's radius.
    let hasShadow = shadowOpacity > 0
    if hasShadow {
      context.setShadow(
        offset: shadowOffset, blur: shadowRadius * 2,
        color: shadowColor?.copy(alpha: (shadowColor?.alpha ?? 1) * CGFloat(shadowOpacity)))
    }
    let isGroup = hasShadow || mask != nil
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    renderBackground(in: context)
    if masksToBounds { context.clip(outline) }
    renderContents(in: context)
    for layer in ordered where !layer.isHidden && layer.opacity > 0 {
      context.saveGState()
      context.concatenate(sublayerTransform.flat)
      context.concatenate(layer.toParent)
      if layer.opacity < 1 {
        context.setAlpha(CGFloat(layer.opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        layer.render(in: context)
        context.endTransparencyLayer()
      } else {
        layer.render(in: context)
      }
      context.restoreGState()
    }
    renderBorder(in: context)
    if isGroup { context.endTransparencyLayer(maskedBy: maskDrawing(context)) }
  }

  /// Back to front.
  private var ordered: [CALayer] {
    (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  private func maskDrawing(_ context: CGContext) -> ((CGContext) -> Void)? {
    mask.map { mask in
      { context in
        context.concatenate(mask.toParent)
        mask.render(in: context)
      }
    }
  }

  /// The bounds with their corners.
  var outline: CGPath {
    let radius = Double(min(cornerRadius, min(bounds.width, bounds.height) / 2))
    func corner(_ mask: CACornerMask) -> Double { maskedCorners.contains(mask) ? radius : 0 }
    return CGPath(
      VectorPath(
        roundedRect: bounds.drawing,
        radii: VectorPath.CornerRadii(
          topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
          bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner)),
        continuous: cornerCurve == .continuous))
  }

  private func renderBackground(in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return }
    context.setFillColor(backgroundColor)
    context.addPath(outline)
    context.fillPath()
  }

  private func renderBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    // Inside of the bounds: a stroke of twice the width, cut.
    context.saveGState()
    context.clip(outline)
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth * 2)
    context.addPath(outline)
    context.strokePath()
    context.restoreGState()
  }

  private func renderContents(in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    if let image = contents as? CGImage {
      context.clip(to: bounds)
      context.drawUpright(image, in: frame(of: image).drawing)
    }
    drawShape(in: context)
    if let viewDrawing { viewDrawing(context) } else { draw(in: context) }
  }

  /// Where a picture lies by the layer's gravity.
  private func frame(of image: CGImage) -> CGRect {
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    guard size.width > 0, size.height > 0, contentsGravity != .resize else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor =
      switch contentsGravity {
      case .resizeAspect: min(x, y)
      case .resizeAspectFill: max(x, y)
      default: CGFloat(1)
      }
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}

extension CGContext {
  fileprivate func clip(_ path: CGPath) {
    addPath(path)
    clip()
  }
}
