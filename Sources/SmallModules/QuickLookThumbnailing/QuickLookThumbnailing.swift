@_exported public import UIKit

// Small pictures of files. Inert: none is made.

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  open var uiImage: UIImage { UIImage() }
  open var cgImage: CGImage? { nil }
}
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
    }
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {}
  }
  public static let shared = QLThumbnailGenerator()
  open func generateBestRepresentation(for request: Request) async throws
    -> QLThumbnailRepresentation
  { throw CocoaError(.featureUnsupported) }
  open func generateBestRepresentation(
    for request: Request,
    completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completion(nil, CocoaError(.featureUnsupported)) }
}
