/// A recorded answer: the body in a file that people can read and edit, status and headers beside it
/// in `<file>.response.json` where they say more than "200".
struct NetworkRecording {
  var status = 200
  var headers: [String: String]
  var body: Data

  private struct Head: Codable {
    var status: Int
    var headers: [String: String]
  }

  init(status: Int, headers: [String: String], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// What stands in the folder for a request; nil where nothing does.
  init?(of request: URLRequest, in folder: String) {
    guard let file = Self.existingFile(for: request, in: folder),
      let data = try? Data(contentsOf: file)
    else { return nil }
    body = data
    headers = [:]
    let path = file.appendingPathExtension("response.json")
    if let text = try? Data(contentsOf: path),
      let head = try? JSONDecoder().decode(Head.self, from: text)
    {
      (status, headers) = (head.status, head.headers)
    }
    headers["Content-Length"] = "\(data.count)"
  }

  /// Writes the answer where `init(of:in:)` finds it.
  func write(for request: URLRequest, in folder: String) throws {
    guard let file = Self.file(for: request, in: folder) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try body.write(to: file, options: .atomic)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let head = try encoder.encode(Head(status: status, headers: headers))
    try head.write(to: file.appendingPathExtension("response.json"), options: .atomic)
  }

  // MARK: Names

  /// The names under which an answer may stand, the most exact first: with port and query as
  /// `record:` writes it; for folders that people make, without the port, without the body's number,
  /// without the method and without the query.
  static func names(for request: URLRequest) -> [String] {
    var found: [String] = []
    for namesQuery in [true, false] {
      for detail in Detail.allCases {
        for namesPort in [true, false] {
          let name = name(for: request, detail, namesPort: namesPort, namesQuery: namesQuery)
          if let name, !found.contains(name) { found.append(name) }
        }
      }
    }
    return found
  }
  private static let endings = ["json", "txt", "png", "jpg", "xml"]

  private static func existingFile(for request: URLRequest, in folder: String) -> URL? {
    let candidates = names(for: request).flatMap { name in
      let base = URL(fileURLWithPath: folder).appendingPathComponent(name)
      return [base] + endings.map(base.appendingPathExtension)
    }
    return candidates.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Why nothing answers, and which file would.
  static func missing(_ request: URLRequest, in folder: String) -> String {
    let names = names(for: request)
    guard let exact = names.first, let loose = names.last else { return "The network is off." }
    let other = loose == exact ? "" : ", or as '\(loose)'"
    return "no recorded answer in '\(folder)': put one there as '\(exact)'\(other)"
      + " (with .json, .txt … or without)"
  }

  /// How exactly a request that is no plain GET is named.
  private enum Detail: CaseIterable { case methodAndBody, method, none }

  static func file(for request: URLRequest, in folder: String) -> URL? {
    name(for: request, .methodAndBody, namesPort: true, namesQuery: true)
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
  }

  /// The address without its scheme, `/` kept, other unusual characters as `_`. Requests that are no
  /// plain GET carry their method and a number made from their body.
  private static func name(
    for request: URLRequest, _ detail: Detail, namesPort: Bool, namesQuery: Bool
  ) -> String? {
    guard let url = request.url, let host = url.host else { return nil }
    var name = host
    if namesPort, let port = url.port { name += "_\(port)" }
    name += url.path.isEmpty || url.path == "/" ? "/index" : url.path
    if name.hasSuffix("/") { name += "index" }
    if namesQuery, let query = url.query { name += "?" + query }
    if detail != .none, let method = request.httpMethod, method != "GET" {
      name += ".\(method)"
      if detail == .methodAndBody, let body = request.httpBody, !body.isEmpty {
        name += "-\(number(body))"
      }
    }
    var safe = String(name.map { $0.isLetter || $0.isNumber || "/.-_".contains($0) ? $0 : "_" })
      .replacing("..", with: "__")
    // A file's name has at most 255 bytes on the usual file systems; room for the suffixes is left.
    let last = safe.split(separator: "/").last.map(String.init) ?? safe
    if last.utf8.count > 200 {
      safe = safe.dropLast(last.count) + last.prefix(120) + "-\(number(Data(last.utf8)))"
    }
    return safe
  }

  /// FNV-1a, 64 bits: the same on every run and machine.
  private static func number(_ data: Data) -> String {
    let hash = data.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

/// Passes requests on to the network and writes down what comes back (`record:` and a folder).
final class NetworkRecorder: URLProtocol {
  private static let mark = "vitrine.recorded"

  static func install() { _ = URLProtocol.registerClass(NetworkRecorder.self) }

  override class func canInit(with request: URLRequest) -> Bool {
    guard let scheme = request.url?.scheme?.lowercased() else { return false }
    return ["http", "https"].contains(scheme)
      && URLProtocol.property(forKey: mark, in: request) == nil
  }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard case .record(let folder) = NetworkGate.mode,
      let marked = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest
    else { return }
    URLProtocol.setProperty(true, forKey: Self.mark, in: marked)
    // A loader is used by one task; its session calls back once.
    nonisolated(unsafe) let loader = self
    let request = marked as URLRequest
    // Elsewhere: sessions may not be made on the queue that a session works on.
    DispatchQueue.global().async {
      URLSession(configuration: .ephemeral).dataTask(with: request) { data, response, error in
        guard let response = response as? HTTPURLResponse else {
          loader.client?.urlProtocol(
            loader, didFailWithError: error ?? URLError(.badServerResponse))
          return
        }
        let body = data ?? Data()
        loader.record(response, body, in: folder)
        loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        loader.client?.urlProtocol(loader, didLoad: body)
        loader.client?.urlProtocolDidFinishLoading(loader)
      }.resume()
    }
  }

  private func record(_ response: HTTPURLResponse, _ body: Data, in folder: String) {
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
    // The body is written as it was decoded; cookies are nobody's business.
    for name in ["Content-Encoding", "Content-Length", "Transfer-Encoding", "Set-Cookie"] {
      headers[name] = nil
    }
    do {
      try NetworkRecording(status: response.statusCode, headers: headers, body: body)
        .write(for: request, in: folder)
    } catch {
      let address = request.url?.absoluteString ?? "?"
      let line = "warning: the answer of \(address) is not in '\(folder)': \(error)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }

  /// A recording goes on when nobody waits for it any more: it is for the next run.
  override func stopLoading() {}
}
