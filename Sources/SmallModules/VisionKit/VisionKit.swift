@_exported public import UIKit

// Scanning with a camera, which a widget has not.

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open class var isSupported: Bool { false }
}
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {}
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public enum TextContentType: Sendable { case URL, emailAddress, telephoneNumber, currency }
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self { Self(name: "text") }
    public static func barcode(symbologies: [String] = []) -> Self { Self(name: "barcode") }
  }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { self.init() }
  open func startScanning() throws { throw CocoaError(.featureUnsupported) }
  open func stopScanning() {}
}
open class ImageAnalyzer: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
}
@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject, UIInteraction {}
