@_exported public import UIKit

// The photo library: pictures of the folder `photos` in `--data`, or made-up landscapes; with
// `--data none` nobody has allowed it to be read.

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  private static var status: PHAuthorizationStatus {
    PhotoStandIn.standIn.isAllowed ? .authorized : .denied
  }
  open class func authorizationStatus() -> PHAuthorizationStatus { status }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { status }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    status
  }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(status) }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(status)
  }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

open class PHAsset: PHObject, @unchecked Sendable {
  let photo: StandInPhoto?
  public override init() { photo = nil }
  init(_ photo: StandInPhoto) { self.photo = photo }
  open override var localIdentifier: String { photo?.name ?? "" }
  open var creationDate: Date? { photo?.date }
  open var modificationDate: Date? { photo?.date }
  open var mediaType: PHAssetMediaType { .image }
  open var isFavorite: Bool { photo?.isFavorite ?? false }
  open var location: CLLocation? { nil }
  open var pixelWidth: Int { Int(photo?.size.width ?? 0) }
  open var pixelHeight: Int { Int(photo?.size.height ?? 0) }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(PhotoStandIn.assets(options))
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(mediaType == .image ? PhotoStandIn.assets(options) : [])
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(
      PhotoStandIn.assets(options).filter { identifiers.contains($0.localIdentifier) })
  }
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let assets = PhotoStandIn.assets(options)
    return PHFetchResult(collection.isFavorites ? assets.filter(\.isFavorite) : assets)
  }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  public override init() {}
}

open class PHFetchResult<ObjectType>: NSObject, @unchecked Sendable {
  private let all: [ObjectType]
  init(_ all: [ObjectType]) { self.all = all }
  open var count: Int { all.count }
  open var firstObject: ObjectType? { all.first }
  open var lastObject: ObjectType? { all.last }
  open func object(at index: Int) -> ObjectType { all[index] }
  open subscript(index: Int) -> ObjectType { all[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter { all.indices.contains($0) }.map { all[$0] }
  }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var isStopped = false
    for (index, one) in all.enumerated() where !isStopped { block(one, index, &isStopped) }
  }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case any = 0
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
}

open class PHAssetCollection: PHObject, @unchecked Sendable {
  let isFavorites: Bool
  init(isFavorites: Bool) { self.isFavorites = isFavorites }
  open override var localIdentifier: String { isFavorites ? "favorites" : "recents" }
  open var localizedTitle: String? { isFavorites ? "Favorites" : "Recents" }
  open var estimatedAssetCount: Int {
    PhotoStandIn.assets(nil).filter { !isFavorites || $0.isFavorite }.count
  }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    guard PhotoStandIn.standIn.isAllowed, type == .smartAlbum || subtype == .any else {
      return PHFetchResult([])
    }
    return PHFetchResult([PHAssetCollection(isFavorites: subtype == .smartAlbumFavorites)])
  }
}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// Every request answers at once.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.photo?.image, [PHImageResultIsDegradedKey: false])
    return 1
  }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) ->
      Void
  ) -> PHImageRequestID {
    resultHandler(asset.photo?.image?.pngData(), "public.png", .up, nil)
    return 1
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
