import Synchronization
package import VitrineDrawing

/// A picture of pixels: bytes as they came, or drawing that becomes pixels when they are asked for.
public final class CGImage: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case encoded(EncodedImage)
    case drawn(Picture)
  }

  package let content: Content
  public let width: Int
  public let height: Int
  private let rasterized = Mutex<EncodedImage?>(nil)
  private let provided = Mutex<Data?>(nil)

  package init(_ picture: Picture) {
    content = .drawn(picture)
    width = Int((picture.size.width * picture.scale).rounded())
    height = Int((picture.size.height * picture.scale).rounded())
  }

  package init?(_ resource: EncodedImage) {
    content = .encoded(resource)
    if resource.format == .pixels {
      (width, height) = (resource.pixelWidth, resource.pixelHeight)
    } else {
      guard let header = ImageHeader(resource.bytes) else { return nil }
      (width, height) = (header.width, header.height)
    }
  }

  /// Bytes that the archive can carry. Drawing is turned into pixels once.
  package var resource: EncodedImage? {
    switch content {
    case .encoded(let resource): return resource
    case .drawn(let picture):
      if let known = rasterized.withLock({ $0 }) { return known }
      let pixels = PictureRaster.pixels(of: picture)
      rasterized.withLock { $0 = pixels }
      return pixels
    }
  }

  /// The picture as an operation list of `width` × `height` points.
  package var picture: Picture? {
    switch content {
    case .drawn(let picture): return picture
    case .encoded(let resource):
      let id = ImageID(hashing: resource)
      let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      return Picture(
        list: DisplayList([.image(ImageDrawing(image: id, frame: frame))]), images: [id: resource],
        size: frame.size, scale: 1)
    }
  }

  /// `rect` in pixels from the top left corner.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let cut = rect.integral.intersection(bounds)
    guard !cut.isEmpty, let picture else { return nil }
    let scale = Double(width) / max(picture.size.width, 1e-9)
    let shift = Affine.scale(scale, scale)
      .then(.translation(-Double(cut.minX), -Double(cut.minY)))
    return CGImage(
      Picture(
        list: DisplayList([.group(EffectGroup(.transform(shift), picture.list))]),
        images: picture.images,
        size: VitrineDrawing.Size(Double(cut.width), Double(cut.height)), scale: 1))
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var isMask: Bool { false }
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var utType: CFString? { nil }
  public func copy() -> CGImage? { self }
  /// The same: colors are kept as sRGB whatever their space was.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

  /// Straight RGBA of `width` × `height` pixels; nil where the picture cannot be read.
  package var straightPixels: [UInt8]? {
    if let resource, resource.format == .pixels { return resource.bytes }
    return picture.flatMap(PictureRaster.pixels)?.bytes
  }

  /// Premultiplied RGBA, rows of `bytesPerRow`: as every picture is handed out here, whatever its file
  /// holds. Made once.
  public var dataProvider: CGDataProvider? {
    if let known = provided.withLock({ $0 }) { return CGDataProvider(data: known) }
    guard let pixels = straightPixels else { return nil }
    let layout = PixelLayout(width: width, height: height)
    var data = Data(count: layout.byteCount)
    data.withUnsafeMutableBytes { layout.write(pixels, to: $0) }
    let made = data
    return CGDataProvider(
      data: provided.withLock { known in
        if known == nil { known = made }
        return known ?? made
      })
  }

  /// Pixels that lie in memory: RGB or gray of 8 or 16 bits. `decode`, `shouldInterpolate` and `intent`
  /// change nothing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space.kind,
        info: bitmapInfo.rawValue)
    else { return nil }
    self.init(
      EncodedImage(
        format: .pixels, bytes: data.withUnsafeBytes(layout.straight), pixelWidth: width,
        pixelHeight: height))
  }

  /// A picture's file; nil where it is none.
  public convenience init?(
    pngDataProviderSource provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data else { return nil }
    self.init(EncodedImage(format: .bitmap, bytes: [UInt8](data)))
  }
  public convenience init?(
    jpegDataProviderSource provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(
      pngDataProviderSource: provider, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.content == b.content }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
