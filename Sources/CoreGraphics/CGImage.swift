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

  public static func == (a: CGImage, b: CGImage) -> Bool { a.content == b.content }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
