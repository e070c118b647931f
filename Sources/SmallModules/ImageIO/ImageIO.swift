@_exported public import CoreGraphics
import Synchronization
import VitrineDrawing

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// A file of pictures.
public final class CGImageSource: Sendable {
  private let state: Mutex<(bytes: [UInt8], isFinal: Bool)>
  var bytes: [UInt8] { state.withLock { $0.bytes } }
  /// False while bytes are still to come.
  var isFinal: Bool { state.withLock { $0.isFinal } }

  init(_ bytes: [UInt8]) { state = Mutex((bytes, !bytes.isEmpty)) }
  func update(_ bytes: [UInt8], isFinal: Bool) { state.withLock { $0 = (bytes, isFinal) } }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource([UInt8](data))
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource([UInt8]($0)) }
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
  ImageHeader(source.bytes) == nil ? 0 : 1
}
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(EncodedImage(format: .bitmap, bytes: source.bytes)) : nil
}

/// The picture drawn anew, at most as many pixels along its longer side as the options ask for.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  let limit: Double
  switch options?[kCGImageSourceThumbnailMaxPixelSize] {
  case let value as Double: limit = value
  case let value as CGFloat: limit = Double(value)
  case let value as Int: limit = Double(value)
  default: return image
  }
  let longest = Double(max(image.width, image.height))
  guard longest > limit, let picture = image.picture else { return image }
  let factor = limit / longest
  return CGImage(
    Picture(
      list: DisplayList([.group(EffectGroup(.transform(.scale(factor, factor)), picture.list))]),
      images: picture.images,
      size: VitrineDrawing.Size(
        (Double(image.width) * factor).rounded(), (Double(image.height) * factor).rounded()),
      scale: 1))
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  ImageHeader(source.bytes).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}
