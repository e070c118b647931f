extension URLSession {
  /// The bytes of an answer, one by one. The whole answer is loaded first.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// Lines of UTF-8 text.
    public var lines: AsyncThrowingStream<String, any Error> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncThrowingStream { continuation in
        for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
          continuation.yield(String(line))
        }
        continuation.finish()
      }
    }
  }

  // Without a delegate: code names them as functions of one argument.

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func upload(
    for request: URLRequest, from body: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: body, delegate: nil)
  }
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URLSessionConfiguration {
  /// Inert as a background session: the session works while the widget does.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
  /// Inert.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  /// Inert. Foundation's own can be read alone: this one is for what sets it.
  @_disfavoredOverload
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Inert: a request waits for no connection.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// On Apple's systems every number is a code; here the ones that Foundation knows are, and the
  /// others `unknown`.
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }

  // The two codes that Foundation on Linux lists among `Code` only.
  public static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
  public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
}

extension URLSessionTaskDelegate {
  // Never called: a request begins at once, and nobody tells of it.
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didReceiveInformationalResponse response: HTTPURLResponse
  ) {}
}
