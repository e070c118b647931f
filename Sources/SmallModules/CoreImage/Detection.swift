// What Core Image finds on a picture. Nothing is looked for.

public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorSmile = "CIDetectorSmile"
open class CIFeature: NSObject, @unchecked Sendable {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open var hasSmile: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
  open var mouthPosition: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
}
open class CIRectangleFeature: CIFeature, @unchecked Sendable {}
open class CITextFeature: CIFeature, @unchecked Sendable {}
open class CIDetector: NSObject, @unchecked Sendable {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
