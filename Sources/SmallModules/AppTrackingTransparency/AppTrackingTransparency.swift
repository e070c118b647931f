@_exported public import VitrineFoundation

// Whether the user may be followed: nobody was asked.

open class ATTrackingManager: NSObject, @unchecked Sendable {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) { completion(.denied) }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
