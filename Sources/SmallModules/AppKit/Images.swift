public import Foundation
public import UIKit
import VitrineDrawing

// Pictures that are drawn by AppKit's ways, and their pixels.

extension UIImage {
  /// Nothing is drawn there yet. Points.
  public convenience init(size: CGSize) {
    self.init()
    state.canvas = size
  }
  /// - Parameters:
  ///   - size: points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: whether y is down for the handler.
  ///   - drawingHandler: called at once, in whose answer nothing is read: what it drew is the picture.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(size: size)
    lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
    _ = drawingHandler(CGRect(origin: .zero, size: size))
    unlockFocus()
  }
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// What is drawn from here to `unlockFocus()` lies on the picture; y is up.
  public func lockFocus() { lockFocusFlipped(false) }
  public func lockFocusFlipped(_ flipped: Bool) {
    let context = CGContext(
      size: size.drawing, scale: Double(UITraitCollection.current.displayScale),
      isFlipped: flipped)
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
  }
  public func unlockFocus() {
    guard let image = UIGraphicsGetImageFromCurrentImageContext() else { return }
    UIGraphicsEndImageContext()
    state.content = image.state.content
    state.scale = image.state.scale
    state.orientation = .up
  }

  /// An empty rectangle `source` is the whole picture.
  public func draw(
    in rect: CGRect, from source: CGRect, operation: NSCompositingOperation = .sourceOver,
    fraction: CGFloat = 1
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = self.size
    guard source.width > 0, source.height > 0, size.width > 0, size.height > 0 else {
      return draw(in: rect, blendMode: operation.blendMode, alpha: fraction)
    }
    let (x, y) = (rect.width / source.width, rect.height / source.height)
    // The source's y is up, as everywhere in AppKit.
    let below = context.standsUpright ? source.minY : size.height - source.maxY
    context.saveGState()
    context.clip(to: rect)
    draw(
      in: CGRect(
        x: rect.minX - source.minX * x, y: rect.minY - below * y, width: size.width * x,
        height: size.height * y), blendMode: operation.blendMode, alpha: fraction)
    context.restoreGState()
  }
  public func draw(
    in rect: CGRect, from source: CGRect, operation: NSCompositingOperation, fraction: CGFloat,
    respectFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
  ) { draw(in: rect, from: source, operation: operation, fraction: fraction) }
  public func draw(
    at point: CGPoint, from source: CGRect, operation: NSCompositingOperation, fraction: CGFloat
  ) {
    let size = source.isEmpty ? self.size : source.size
    draw(
      in: CGRect(origin: point, size: size), from: source, operation: operation, fraction: fraction)
  }

  public func addRepresentation(_ rep: NSImageRep) {
    guard let rep = rep as? NSBitmapImageRep, let image = rep.cgImage else { return }
    let width = size.width > 0 ? size.width : rep.size.width
    state.content = .image(image)
    state.scale = width > 0 ? CGFloat(image.width) / width : 1
  }
  public var representations: [NSImageRep] { cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }
  public func bestRepresentation(
    for rect: CGRect, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }
  public var isValid: Bool { size.width > 0 && size.height > 0 }
}

/// One way of a picture to be drawn.
open class NSImageRep: NSObject, @unchecked Sendable {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }
  open var pixelsWide: Int { 0 }
  open var pixelsHigh: Int { 0 }
  /// Points.
  open var size = CGSize.zero
  open var hasAlpha: Bool { true }
}

/// Pixels of a picture.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }
  public struct Format: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alphaFirst = Format(rawValue: 1)
    public static let alphaNonpremultiplied = Format(rawValue: 2)
    public static let floatingPointSamples = Format(rawValue: 4)
  }
  private let image: CGImage?
  /// What is drawn there; nil for a picture that was read.
  let context: CGContext?

  public init(cgImage: CGImage) {
    (image, context) = (cgImage, nil)
    super.init()
    size = CGSize(width: cgImage.width, height: cgImage.height)
  }
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    (self.image, context) = (image, nil)
    super.init()
    size = CGSize(width: image.width, height: image.height)
  }
  /// Pixels to draw in. 8 bits a sample in red, green, blue and opacity, whatever is asked for; planes of the
  /// caller's are not read.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample: Int, samplesPerPixel: Int,
    hasAlpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName,
    bitmapFormat: Format = [], bytesPerRow: Int, bitsPerPixel: Int
  ) {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    (image, self.context) = (nil, context)
    super.init()
    size = CGSize(width: width, height: height)
  }

  open var cgImage: CGImage? { image ?? context?.makeImage() }
  open override var pixelsWide: Int { image?.width ?? context?.width ?? 0 }
  open override var pixelsHigh: Int { image?.height ?? context?.height ?? 0 }

  /// What was made when so many operations were drawn: who asks for the color of one pixel asks for all.
  private var made: (operations: Int, pixels: Data)?
  /// Rows of premultiplied red, green, blue and opacity.
  private var pixels: Data {
    let count = context?.picture.list.operations.count ?? 0
    if let made, made.operations == count { return made.pixels }
    let pixels = cgImage?.dataProvider?.data ?? Data()
    made = (count, pixels)
    return pixels
  }

  /// A PNG for every type.
  open func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? {
    cgImage.flatMap { UIImage(cgImage: $0).pngData() }
  }
  /// Top left is 0, 0. Nil outside.
  open func colorAt(x: Int, y: Int) -> UIColor? {
    let start = (y * pixelsWide + x) * 4
    guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y),
      case let pixels = pixels, start + 4 <= pixels.count
    else { return nil }
    let bytes = pixels[(pixels.startIndex + start)...].prefix(4)
    func byte(_ index: Int) -> CGFloat { CGFloat(bytes[bytes.startIndex + index]) / 255 }
    let alpha = byte(3)
    func part(_ index: Int) -> CGFloat { alpha > 0 ? min(1, byte(index) / alpha) : 0 }
    return UIColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}
