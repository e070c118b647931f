@_exported public import UIKit
@_exported public import VitrineFoundation

// What a link's page says of itself. Inert: no page is asked.

open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var title: String?
  open var url: URL?
  open var originalURL: URL?
}
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, URLError(.notConnectedToInternet)) }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  open func cancel() {}
}
