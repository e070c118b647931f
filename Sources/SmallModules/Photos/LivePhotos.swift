/// A picture that moves: none, films are not read here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  /// Answers at once that there is none.
  @discardableResult
  open class func request(
    withResourceFileURLs urls: [URL], placeholderImage: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> Int32 {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.featureUnsupported)])
    return 0
  }
  open class func cancelRequest(withRequestID id: Int32) {}
}
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}
