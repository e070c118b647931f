/// A color of an asset catalog, by the symbol that is generated for it.
public struct ColorResource: Hashable, Sendable {
  public let name: String
  package let bundlePath: String?
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  package var bundle: Bundle? { nil }
}

/// An image of an asset catalog, by the symbol that is generated for it.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  package let bundlePath: String?
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  package var bundle: Bundle? { nil }
}

/// Bytes of a data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data

  public init?(name: String, bundle: Bundle = .main) {
    guard let data = AssetCatalog.data(name, traits: UITraitCollection.current.assetTraits) else {
      return nil
    }
    self.name = name
    self.data = data
  }
}
