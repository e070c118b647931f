import VitrineDrawing

/// How a renderer draws.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
  /// Pixels a point.
  open var scale: CGFloat
  /// Black below everything.
  open var opaque = false
  open var preferredRange = Range.automatic
  public override init() { scale = UITraitCollection.current.displayScale }
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 3
  }
  open class func `default`() -> Self { unsafeDowncast(UIGraphicsImageRendererFormat(), to: self) }
  open class func preferred() -> Self { unsafeDowncast(UIGraphicsImageRendererFormat(), to: self) }
}

/// Where a renderer's actions draw.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }
  open var currentImage: UIImage {
    UIImage(cgImage: CGImage(cgContext.picture), scale: format.scale, orientation: .up)
  }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws a picture. The drawing is recorded; pixels are made when they are needed.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(cgImage: CGImage(picture(actions)), scale: format.scale, orientation: .up)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    Data(ImagePixels.png(of: picture(actions)))
  }
  /// A PNG: see `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  private func picture(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Picture {
    let context = CGContext(size: bounds.size.drawing, scale: Double(format.scale))
    if format.opaque {
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: bounds.size))
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.picture
  }
}

/// Each thread's open contexts.
package final class ContextStack {
  var contexts: [CGContext] = []
  /// Those that were current when their state was saved (AppKit).
  package var saved: [CGContext?] = []
  package static var current: ContextStack {
    let key = "vitrine.uikit.contexts"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// A scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale == 0 ? UITraitCollection.current.displayScale : scale
  let context = CGContext(size: size.drawing, scale: Double(scale))
  if opaque {
    context.fill(CGRect(origin: .zero, size: size))
  }
  UIGraphicsPushContext(context)
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map {
    UIImage(cgImage: CGImage($0.picture), scale: CGFloat($0.scale), orientation: .up)
  }
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
