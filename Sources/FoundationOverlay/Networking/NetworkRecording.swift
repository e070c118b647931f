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
    if !headers.keys.contains(where: { $0.lowercased() == "content-type" }) {
      headers["Content-Type"] = Self.contentType(of: data)
    }
  }

  /// What a body that nobody has named holds, told by how it begins; nil where that says nothing.
  static func contentType(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(64))
    for (start, type) in [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
      ([0x47, 0x49, 0x46, 0x38], "image/gif"), ([0x25, 0x50, 0x44, 0x46], "application/pdf"),
    ] as [([UInt8], String)] where bytes.starts(with: start) {
      return type
    }
    let text = String(decoding: bytes.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
    switch text.first {
    case "{", "[": return "application/json"
    case "<" where text.hasPrefix("<svg"): return "image/svg+xml"
    case "<" where text.hasPrefix("<!doctype html") || text.hasPrefix("<html"): return "text/html"
    case "<": return "application/xml"
    default: return String(validating: bytes, as: UTF8.self) == nil ? nil : "text/plain"
    }
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

  /// The name under which the host writes an answer down.
  static func path(for request: URLRequest) -> String? {
    name(for: request, .methodAndBody, namesPort: true, namesQuery: true)
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
