// `CIColor` is UIKit's here.
@_exported public import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"

/// Numbers in a row.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }
  private init(_ values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.minX, y: r.minY, z: r.width, w: r.height)
  }
  open var count: Int { values.count }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let L8 = CIFormat(rawValue: 259)
}
public let kCIFormatRGBA8 = CIFormat.RGBA8
public let kCIFormatARGB8 = CIFormat.ARGB8
public let kCIFormatBGRA8 = CIFormat.BGRA8

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "colorspace")
  public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "properties")
}
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIColor {
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
