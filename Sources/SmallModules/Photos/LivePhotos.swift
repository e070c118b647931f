/// A picture that moves: none, films are not read here.
open class PHLivePhoto: NSObject, @unchecked Sendable { open var size: CGSize { .zero } }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}
