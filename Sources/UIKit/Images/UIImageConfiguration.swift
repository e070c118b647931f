extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
    }
    open func withTraitCollection(_ traits: UITraitCollection?) -> Self { self }
  }

  /// Size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public internal(set) var pointSize: CGFloat?
    public internal(set) var weight: SymbolWeight?
    public internal(set) var symbolScale: SymbolScale?
    public internal(set) var colors: [UIColor] = []
    package var isHierarchical = false
    package var isMulticolor = false

    public static let unspecified = SymbolConfiguration(scale: .default)

    public init(pointSize: CGFloat) {
      super.init()
      self.pointSize = pointSize
    }
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      super.init()
      self.pointSize = pointSize
      self.weight = weight
    }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      super.init()
      self.pointSize = pointSize
      self.weight = weight
      symbolScale = scale
    }
    public init(scale: SymbolScale) {
      super.init()
      symbolScale = scale
    }
    public init(weight: SymbolWeight) {
      super.init()
      self.weight = weight
    }
    public init(textStyle: UIFont.TextStyle) {
      super.init()
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      super.init()
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
      symbolScale = scale
    }
    public init(font: UIFont) {
      super.init()
      pointSize = font.pointSize
    }
    public init(font: UIFont, scale: SymbolScale) {
      super.init()
      pointSize = font.pointSize
      symbolScale = scale
    }
    public init(paletteColors: [UIColor]) {
      super.init()
      colors = paletteColors
    }
    public init(hierarchicalColor: UIColor) {
      super.init()
      colors = [hierarchicalColor]
      isHierarchical = true
    }
    public class func preferringMulticolor() -> SymbolConfiguration {
      let configuration = SymbolConfiguration(scale: .default)
      configuration.isMulticolor = true
      return configuration
    }

    open func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let result = SymbolConfiguration(scale: other.symbolScale ?? symbolScale ?? .default)
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      result.colors = other.colors.isEmpty ? colors : other.colors
      result.isHierarchical = isHierarchical || other.isHierarchical
      return result
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight
        && symbolScale == other.symbolScale && colors == other.colors
    }
    open override var hash: Int { pointSize.hashValue ^ (weight?.rawValue ?? 0) }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

/// How a picture lies in its file, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  public init(_ orientation: UIImage.Orientation) {
    self = CGImagePropertyOrientation(rawValue: UInt32(orientation.exif)) ?? .up
  }
}

/// Pictures of one name. What is registered is forgotten: the catalog's picture counts.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let made: UIImage?
  public override init() { made = nil }
  init(_ image: UIImage) { made = image }
  open func image(with traits: UITraitCollection) -> UIImage {
    made?.resolved(in: traits) ?? UIImage()
  }
  open func register(_ image: UIImage, with traits: UITraitCollection) {}
}
extension UIImage {
  public var imageAsset: UIImageAsset? { UIImageAsset(self) }
}
