public import CoreGraphics
public import CoreVideo
public import VitrineFoundation

// What goes into a model and comes out of it: the classes that Xcode makes of a model hold their values in these.

public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}

open class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any?
  public let type: MLFeatureType
  private init(_ value: Any?, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }

  public convenience init(int64 value: Int64) { self.init(value, .int64) }
  public convenience init(double value: Double) { self.init(value, .double) }
  public convenience init(string value: String) { self.init(value, .string) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(value, .image) }
  public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(value, .dictionary)
  }
  public convenience init(undefined type: MLFeatureType) { self.init(nil, type) }

  // No picture becomes a buffer of pixels here.
  public convenience init(
    cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: UInt32,
    options: [MLFeatureValue.ImageOption: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }
  public convenience init(
    imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: UInt32,
    options: [MLFeatureValue.ImageOption: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }

  public struct ImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cropRect = ImageOption(rawValue: "CropRect")
    public static let cropAndScale = ImageOption(rawValue: "CropAndScale")
  }

  open var isUndefined: Bool { value == nil }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? {
    type == .image ? value.map { $0 as! CVPixelBuffer } : nil
  }
}

public protocol MLBatchProvider: AnyObject {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]
  /// Values that are none of a feature's own kinds are an error, as on a device.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Double: MLFeatureValue(double: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw CocoaError(.featureUnsupported)
      }
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for length in shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: max(0, length.intValue))
      guard !overflow else { throw CocoaError(.featureUnsupported) }
      count = product
    }
    // More than anybody gives a model in a widget.
    guard count <= 1 << 20 else { throw CocoaError(.featureUnsupported) }
    (self.shape, self.dataType) = (shape, dataType)
    values = Array(repeating: 0, count: count)
  }
  open var count: Int { values.count }
  open subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }
}
