/// Requests that go to the host: the extension has no sockets. The extension's main part says how
/// they get there (`ExtensionMain`).
package enum HostNetwork {
  /// A response with its body, or why there is none.
  package typealias Answer = Result<(response: HTTPURLResponse, body: Data), URLError>
  package typealias Carrier =
    @Sendable (
      _ request: URLRequest, _ recordingPath: String?,
      _ answer: @escaping @Sendable (Answer) -> Void
    )
    -> Void

  private static let carrier = ProvidedFunction<Carrier>()

  /// Says how requests reach the host, once, when the extension starts.
  package static func carry(by new: @escaping Carrier) { carrier.provide(new) }

  /// Sends a request; without a carrier it fails as on a phone without a connection.
  static func send(_ request: URLRequest, _ answer: @escaping @Sendable (Answer) -> Void) {
    guard let carry = carrier.function else {
      return answer(.failure(URLError(.notConnectedToInternet)))
    }
    carry(request, NetworkRecording.path(for: request), answer)
  }
}

extension URLRequest {
  /// The body, wherever it stands.
  package var wholeBody: Data {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return Data() }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    stream.open()
    defer { stream.close() }
    while true {
      let count = stream.read(&chunk, maxLength: chunk.count)
      guard count > 0 else { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }
}
