import Foundation
import Glibc

/// A client that sends exactly what it is told: the names and tokens of a hostile page too.
struct HTTPClient: Sendable {
  struct Answer: Sendable {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as an object.
    func object() throws -> [String: Any] {
      try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
    }
    /// The sentence of a refusal.
    func sentence() throws -> String { try object()["error"] as? String ?? "" }
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  var port: Int
  var token: String

  func get(_ path: String) throws -> Answer { try send("GET", path) }
  func post(_ path: String, _ body: String) throws -> Answer { try send("POST", path, body) }

  /// - token: nil: none in the address.
  func send(
    _ method: String, _ path: String, _ body: String = "", token: String?? = nil,
    headers: [String: String] = [:]
  ) throws -> Answer {
    let socket = try connect()
    defer { close(socket) }
    try write(request(method, path, body, token ?? self.token, headers), to: socket)
    var bytes: [UInt8] = []
    while let part = try read(socket) { bytes += part }
    return try Self.parse(bytes)
  }

  /// What a stream says until a text is in it.
  func stream(_ path: String, until text: String, then act: () throws -> Void = {}) throws -> String
  {
    let socket = try connect()
    defer { close(socket) }
    try write(request("GET", path, "", token, [:]), to: socket)
    var heard = ""
    var hasActed = false
    while !heard.contains(text) || !hasActed {
      guard let part = try read(socket) else { break }
      heard += String(decoding: part, as: UTF8.self)
      if !hasActed, heard.contains("event: state") {
        hasActed = true
        try act()
      }
    }
    return heard
  }

  private func request(
    _ method: String, _ path: String, _ body: String, _ token: String?, _ headers: [String: String]
  ) -> String {
    let sign = path.contains("?") ? "&" : "?"
    let address = token.map { "\(path)\(sign)token=\($0)" } ?? path
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if !body.isEmpty { all["Content-Length"] = "\(body.utf8.count)" }
    all.merge(headers) { _, new in new }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return "\(method) \(address) HTTP/1.1\r\n\(lines)\r\n\(body)"
  }

  private func connect() throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: String(cString: strerror(errno))) }
    return socket
  }

  private func write(_ text: String, to socket: Int32) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // A server that refuses a body may close before all of it was sent: its answer is there.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private func read(_ socket: Int32) throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat { count = Glibc.read(socket, &buffer, buffer.count) } while count < 0 && errno == EINTR
    // Of a server that refused a body and closed, the answer is there.
    guard count >= 0 || errno == ECONNRESET else {
      throw Failure(description: String(cString: strerror(errno)))
    }
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private static func parse(_ bytes: [UInt8]) throws -> Answer {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      throw Failure(description: "no answer: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
    let status = head[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
    var headers: [String: String] = [:]
    for line in head.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    var body = Array(bytes[end.upperBound...])
    let length = headers["content-length"].flatMap { Int($0) }
    if let length, status != 304, body.count != length {
      throw Failure(description: "\(body.count) of \(length) bytes came")
    }
    if headers["transfer-encoding"] == "chunked" { body = unchunked(body) }
    return Answer(status: status ?? 0, headers: headers, body: body)
  }

  private static func unchunked(_ bytes: [UInt8]) -> [UInt8] {
    var (rest, body) = (bytes[...], [UInt8]())
    while let line = rest.firstRange(of: Array("\r\n".utf8)),
      let count = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16),
      count > 0, rest.endIndex >= line.upperBound + count
    {
      body += rest[line.upperBound..<line.upperBound + count]
      rest = rest[(line.upperBound + count)...].dropFirst(2)
    }
    return body
  }
}
