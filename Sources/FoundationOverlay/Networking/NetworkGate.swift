/// Whether a widget may use the network: `VITRINE_NETWORK` is `deny` (the default), `live`, or a
/// folder of recorded answers (README of this folder).
///
/// Denied, a request fails at once as on a phone without a connection, so that a widget shows what
/// it shows then, the same on every machine.
package enum NetworkGate {
  enum Mode: Equatable {
    case deny, live
    case replay(folder: String)
  }

  static var mode: Mode {
    switch ProcessEnvironment.value("VITRINE_NETWORK") {
    case nil, "deny": .deny
    case "live": .live
    case .some(let folder): .replay(folder: folder)
    }
  }

  /// Stands in front of Foundation's HTTP loading, for every session and configuration.
  static func install() {
    guard mode != .live else { return }
    for name in ["_HTTPURLProtocol", "_FTPURLProtocol", "_WebSocketURLProtocol"] {
      guard let loader = NSClassFromString("FoundationNetworking.\(name)") else { continue }
      SymbolHooks.replace(
        "$s20FoundationNetworking11URLProtocolC12startLoadingyyF", of: URLProtocol.self, in: loader,
        by: "vitrine_URLProtocol_startLoading")
    }
  }

  /// File of the recorded answer to a request: the address without its scheme, `/` kept, other
  /// unusual characters as `_`.
  static func recording(for request: URLRequest, in folder: String) -> URL? {
    guard let url = request.url, let host = url.host else { return nil }
    var name = host + (url.path.isEmpty || url.path == "/" ? "/index" : url.path)
    if let query = url.query { name += "?" + query }
    let safe = name.map { $0.isLetter || $0.isNumber || "/.-_".contains($0) ? $0 : "_" }
    let path = String(safe).replacing("..", with: "__")
    let base = URL(fileURLWithPath: folder).appendingPathComponent(path)
    let candidates = [base] + ["json", "txt", "png", "jpg", "xml"].map(base.appendingPathExtension)
    return candidates.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

extension URLProtocol {
  @_silgen_name("vitrine_URLProtocol_startLoading")
  package final func vitrineStartLoading() {
    if case .replay(let folder) = NetworkGate.mode,
      let file = NetworkGate.recording(for: request, in: folder), let url = request.url,
      let data = try? Data(contentsOf: file),
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Length": "\(data.count)"])
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: data)
      client?.urlProtocolDidFinishLoading(self)
      return
    }
    var information: [String: Any] = [NSLocalizedDescriptionKey: "The network is off."]
    if let url = request.url { information[NSURLErrorFailingURLErrorKey] = url }
    client?.urlProtocol(
      self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
  }
}
