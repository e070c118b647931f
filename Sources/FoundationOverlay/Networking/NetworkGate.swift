import Synchronization

/// Whether a widget may use the network: `VITRINE_NETWORK` is `deny` (the default), `live`, a folder
/// of recorded answers, or `record:` and a folder to write them to (README of this module).
///
/// Denied, a request fails at once as on a phone without a connection, so that a widget shows what
/// it shows then, the same on every machine.
///
/// Live, the host asks: this process cannot.
package enum NetworkGate {
  enum Mode: Equatable {
    case deny
    /// Answers are recorded where the host was told to.
    case live
    case replay(folder: String)
  }

  static var mode: Mode {
    switch ProcessEnvironment.value("VITRINE_NETWORK") {
    case nil, "deny": .deny
    case "live": .live
    case .some(let mode) where mode.hasPrefix("record:"): .live
    case .some(let folder): .replay(folder: folder)
    }
  }

  /// Requests of the process so far, answered or refused.
  package static var requests: Int { count.load(ordering: .relaxed) }
  fileprivate static let count = Atomic(0)

  private static let reported = Mutex<Set<String>>([])
  /// Requests that are named; a widget may make any number of them.
  private static let mostReported = 10

  /// Names a refused request once, for the person who wonders why the widget has no data.
  static func report(_ request: URLRequest) {
    guard let url = request.url else { return }
    let name = "\(request.httpMethod ?? "GET") \(url.absoluteString)"
    let isNew = reported.withLock { $0.count < mostReported && $0.insert(name).inserted }
    guard isNew else { return }
    let way =
      mode == .deny
      ? "the network is closed: open it with --network live, or record responses with "
        + "--network record:DIR and replay them with --network DIR"
      : "the folder of --network has no recorded response for it: record one with "
        + "--network record:DIR"
    FileHandle.standardError.write(Data("note: the widget requested \(name); \(way)\n".utf8))
  }

  /// Stands in front of Foundation's HTTP loading, for every session and configuration.
  static func install() {
    URLProtocol.registerClass(FileLoading.self)
    // Mangled names: `NSClassFromString` goes through Core Foundation's strings first, at every
    // start of a widget.
    for name in ["16_HTTPURLProtocol", "15_FTPURLProtocol", "21_WebSocketURLProtocol"] {
      guard let loader = _typeByName("20FoundationNetworking\(name)C") as? AnyClass else {
        SymbolHooks.note(missing: name)
        continue
      }
      SymbolHooks.replace(
        "$s20FoundationNetworking11URLProtocolC12startLoadingyyF", of: URLProtocol.self, in: loader,
        by: "vitrine_URLProtocol_startLoading")
    }
  }
}

/// Files that are asked for as if they came over a network: no connection is needed for them.
private final class FileLoading: URLProtocol, @unchecked Sendable {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.isFileURL == true
  }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map(canInit(with:)) ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url, let data = try? Data(contentsOf: url) else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

extension URLProtocol {
  @_silgen_name("vitrine_URLProtocol_startLoading")
  package final func vitrineStartLoading() {
    NetworkGate.count.add(1, ordering: .relaxed)
    if NetworkGate.mode == .live, ["http", "https"].contains(request.url?.scheme?.lowercased()) {
      return startLoadingByHost()
    }
    if case .replay(let folder) = NetworkGate.mode, let url = request.url,
      let recorded = NetworkRecording(of: request, in: folder),
      let response = HTTPURLResponse(
        url: url, statusCode: recorded.status, httpVersion: "HTTP/1.1",
        headerFields: recorded.headers)
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: recorded.body)
      client?.urlProtocolDidFinishLoading(self)
      return
    }
    var reason = "The network is off."
    if case .replay(let folder) = NetworkGate.mode {
      reason = NetworkRecording.missing(request, in: folder)
    }
    NetworkGate.report(request)
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    if let url = request.url { information[NSURLErrorFailingURLErrorKey] = url }
    client?.urlProtocol(
      self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
  }

  private func startLoadingByHost() {
    // A loader is used by one task, which calls back once.
    nonisolated(unsafe) let loader = self
    HostNetwork.send(request) { answer in
      switch answer {
      case .success(let (response, body)):
        loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        loader.client?.urlProtocol(loader, didLoad: body)
        loader.client?.urlProtocolDidFinishLoading(loader)
      case .failure(let error): loader.client?.urlProtocol(loader, didFailWithError: error)
      }
    }
  }
}
