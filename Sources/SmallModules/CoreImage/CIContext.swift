import VitrineDrawing

/// Turns the drawing of filters into pixels.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {}

  /// nil for an empty or endless `rect`.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.picture(in: rect).map { CGImage($0) }
  }
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: rect) }
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: rect) }

  /// Pixels of `bounds`, top row first. Formats of 8 bits and `RGBAf` are written; others are not.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let pixels = createCGImage(image, from: bounds)?.straightPixels else { return }
    let box = bounds.integral
    let (width, height) = (Int(box.width), Int(box.height))
    if format == .RGBAf {
      for y in 0..<height {
        let row = (data + y * rowBytes).assumingMemoryBound(to: Float.self)
        for x in 0..<width {
          let alpha = Float(pixels[(y * width + x) * 4 + 3]) / 255
          for part in 0..<3 {
            row[x * 4 + part] = Float(pixels[(y * width + x) * 4 + part]) / 255 * alpha
          }
          row[x * 4 + 3] = alpha
        }
      }
      return
    }
    guard let info = Self.info(format),
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: format == .L8 ? 8 : 32,
        bytesPerRow: rowBytes, space: format == .L8 ? .gray : .sRGB, info: info)
    else { return }
    layout.write(
      pixels, to: UnsafeMutableRawBufferPointer(start: data, count: layout.byteCount))
  }

  private static func info(_ format: CIFormat) -> UInt32? {
    switch format {
    case .RGBA8: CGImageAlphaInfo.premultipliedLast.rawValue
    case .ARGB8: CGImageAlphaInfo.premultipliedFirst.rawValue
    case .BGRA8:
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    case .L8: CGImageAlphaInfo.none.rawValue
    default: nil
    }
  }

  open func draw(_ image: CIImage, in rect: CGRect, from source: CGRect) {}
  open func clearCaches() {}
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
    }
  }
}
