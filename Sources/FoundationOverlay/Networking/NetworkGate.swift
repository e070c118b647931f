/// Whether a widget may use the network: `VITRINE_NETWORK` is `deny` (the default), `live`, a folder
/// of recorded answers, or `record:` and a folder to write them to (README of this module).
///
/// Denied, a request fails at once as on a phone without a connection, so that a widget shows what
/// it shows then, the same on every machine.
package enum NetworkGate {
  enum Mode: Equatable {
    case deny, live
    case replay(folder: String)
    case record(folder: String)
  }

  static var mode: Mode {
    switch ProcessEnvironment.value("VITRINE_NETWORK") {
    case nil, "deny": .deny
    case "live": .live
    case .some(let mode) where mode.hasPrefix("record:"):
      .record(folder: String(mode.dropFirst("record:".count)))
    case .some(let folder): .replay(folder: folder)
    }
  }

  /// Stands in front of Foundation's HTTP loading, for every session and configuration.
  static func install() {
    switch mode {
    case .live: return
    case .record: return NetworkRecorder.install()
    case .deny, .replay: break
    }
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

extension URLProtocol {
  @_silgen_name("vitrine_URLProtocol_startLoading")
  package final func vitrineStartLoading() {
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
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    if let url = request.url { information[NSURLErrorFailingURLErrorKey] = url }
    client?.urlProtocol(
      self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
  }
}
