// Changes of the library and files of pictures. Inert: nothing is written.

open class PHChangeRequest: NSObject, @unchecked Sendable {}
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  open var creationDate: Date?
  open var isFavorite = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {
    nil
  }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    nil
  }
  public override init() {}
  public convenience init(for asset: PHAsset) { self.init() }
  open class func deleteAssets(_ assets: Any) {}
}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: Any?) {}
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: Any?) {}
}
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  open class func creationRequestForAssetCollection(withTitle title: String)
    -> PHAssetCollectionChangeRequest
  { PHAssetCollectionChangeRequest() }
  open func addAssets(_ assets: Any) {}
}
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto
}
open class PHAssetResource: NSObject, @unchecked Sendable {
  public let assetLocalIdentifier: String
  public let originalFilename: String
  open var type: PHAssetResourceType { .photo }
  open var uniformTypeIdentifier: String { "public.png" }
  init(_ asset: PHAsset) {
    (assetLocalIdentifier, originalFilename) = (asset.localIdentifier, asset.localIdentifier)
  }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset)]
  }
}
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject, @unchecked Sendable {}
extension PHPhotoLibrary {
  public func performChanges(_ change: @escaping () -> Void) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func performChanges(
    _ change: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.featureUnsupported)) }
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
extension PHAsset {
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  public var duration: TimeInterval { 0 }
  public var isHidden: Bool { false }
  public var burstIdentifier: String? { nil }
}
