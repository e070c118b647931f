import Foundation
import Synchronization
import TestSupport
@testable import VitrinePreview
import VitrineBuild
import VitrineStudio

/// A server in this process, for as long as a test needs it.
enum RunningPreview {
  /// - path: below the checkout, or absolute.
  static func use(
    _ path: String, watches: Bool = false,
    _ body: @escaping @Sendable (HTTPClient) throws -> Void
  ) async throws {
    let whole = path.hasPrefix("/") ? path : Checkout.root.appending(path: path).path
    var run = PreviewRun(
      build: BuildRequest(paths: [whole]), environment: EnvironmentSelection(), port: 0)
    run.watches = watches
    run.page = Checkout.root.appending(path: "Sources/Preview/Page").path
    let (addresses, continuation) = AsyncStream<String>.makeStream()
    let server = Task { [run] in
      defer { continuation.finish() }
      try await run.run(console: .silent) { continuation.yield($0) }
    }
    do {
      for await address in addresses {
        let client = try client(address)
        // On a thread of its own: the client blocks, and the server needs those of tasks.
        try await beside { try body(client) }
        break
      }
    } catch {
      server.cancel()
      _ = await server.result
      throw error
    }
    server.cancel()
    _ = await server.result
  }

  private static func client(_ address: String) throws -> HTTPClient {
    let url = URLComponents(string: address)
    guard let port = url?.port, let token = url?.queryItems?.first?.value else {
      throw HTTPClient.Failure(description: "not an address: \(address)")
    }
    return HTTPClient(port: port, token: token)
  }
}
