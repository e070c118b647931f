public import VitrineFoundation

// Cameras and microphones, as names: there are none, and nobody may use one.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
