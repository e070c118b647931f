@_exported public import CoreImage
@_exported public import VitrineFoundation

// What is on a picture. Inert: every request finds nothing.

open class VNObservation: NSObject, @unchecked Sendable { open var confidence: Float { 0 } }
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}
open class VNRecognizedText: NSObject, @unchecked Sendable { open var string: String { "" } }
open class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
}
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
  open var salientObjects: [VNDetectedObjectObservation]? { nil }
}
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
open class VNRequest: NSObject, @unchecked Sendable {
  let completionHandler: VNRequestCompletionHandler?
  open var results: [VNObservation]? { [] }
  open var usesCPUOnly = false
  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
  }
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var usesLanguageCorrection = true
}
open class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNRequest, @unchecked Sendable {}
open class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNRequest, @unchecked Sendable {}
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage: CGImage, options: [String: Any] = [:]) {}
  public init(data: Data, options: [String: Any] = [:]) {}
  public init(url: URL, options: [String: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
}
