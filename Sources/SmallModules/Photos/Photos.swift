@_exported public import UIKit

// The photo library. Inert: nobody has allowed it to be read.

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
}
open class PHAsset: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
  open var creationDate: Date? { nil }
}
