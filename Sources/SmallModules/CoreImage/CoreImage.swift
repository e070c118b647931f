// `CIColor` is UIKit's here.
@_exported public import UIKit

/// A picture in a chain of filters. Filters hand their input on unchanged; a QR code is not drawn.
open class CIImage: NSObject, @unchecked Sendable {
  public let cgImage: CGImage?
  public init(cgImage: CGImage) { self.cgImage = cgImage }
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    cgImage = image
  }
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }
  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: cgImage?.width ?? 0, height: cgImage?.height ?? 0)
  }
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

open class CIContext: NSObject, @unchecked Sendable {
  public init(options: [AnyHashable: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.cgImage?.cropping(to: rect)
  }
}

/// Inert: the output is the input.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  open var inputImage: CIImage?
  open var outputImage: CIImage? { inputImage }
  public init?(name: String) { self.name = name }
  public init?(name: String, parameters: [String: Any]?) {
    self.name = name
    inputImage = parameters?[kCIInputImageKey] as? CIImage
  }
  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
  }
  open func setDefaults() {}
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputExtentKey = "inputExtent"
