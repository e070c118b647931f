import VitrineDrawing

/// A filter by its name in Core Image's reference. One that is not known hands its input on.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]
  /// Filters read and set their parameters as they please.
  public init(_ name: String) { self.name = name }
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(name)
  }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setDefaults() { values = values.filter { $0.key.hasSuffix("Image") } }
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }
  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open class func filterNames(inCategory category: String?) -> [String] {
    CIFilterTable.effects.keys.sorted()
  }

  open var outputImage: CIImage? {
    guard let effect = CIFilterTable.effects[name] else { return image }
    return effect(self)
  }

  // MARK: Parameters

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  /// A number by its full key.
  func number(_ key: String, or standard: Double) -> Double {
    switch values[key] {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    default: standard
    }
  }
  func vector(_ key: String, or standard: [Double]) -> [Double] {
    guard let vector = values[key] as? CIVector else { return standard }
    return standard.indices.map { Double(vector.value(at: $0)) }
  }
  func color(_ key: String, or standard: RGBA) -> RGBA {
    (values[key] as? CIColor)?.rgba ?? standard
  }
  func text(_ key: String) -> String? { values[key] as? String }
  func bytes(_ key: String) -> Data? { values[key] as? Data }
  func transform(_ key: String) -> CGAffineTransform? { values[key] as? CGAffineTransform }
}
