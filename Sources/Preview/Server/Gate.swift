import Hummingbird
import VitrinePlatform

/// Who may ask: those who have the token, from a page of this server's own. A page of another site can
/// neither guess the token nor come by a name of its own for this machine.
struct Gate: Sendable {
  /// 32 letters and digits, other ones in every run.
  let token: String
  /// Names that this server has, each with its port.
  let hosts: Set<String>

  /// - host: what it listens on besides the names of this machine itself.
  init(host: String, port: Int, token: String = Gate.makeToken()) {
    self.token = token
    var names = ["127.0.0.1", "localhost", "[::1]"]
    if !["0.0.0.0", "::"].contains(host) { names.append(host.contains(":") ? "[\(host)]" : host) }
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<32).map { _ in letters[Int(random.next(upperBound: UInt32(32)))] })
  }

  /// Throws where a request may not be answered.
  func check(_ request: Request) throws(PreviewError) {
    let host = (request.head.authority ?? "").lowercased()
    guard hosts.contains(host) else {
      throw PreviewError(
        .forbidden, "the Host '\(host.prefix(100))' is not this server's; open the printed address")
    }
    if let origin = request.headers[.origin] {
      let name = origin.lowercased()
      guard name.hasPrefix("http://"), hosts.contains(String(name.dropFirst(7))) else {
        throw PreviewError(.forbidden, "the Origin '\(origin.prefix(100))' is another site's")
      }
    }
    guard isRight(given(request)) else {
      throw PreviewError(
        .unauthorized, "the token is missing or wrong: open the address that was printed")
    }
  }

  /// From the query; for the page's own files, which name each other, from the path.
  private func given(_ request: Request) -> String {
    if let token = request.uri.queryParameters["token"] { return String(token) }
    let parts = request.uri.path.split(separator: "/", maxSplits: 2)
    return parts.count > 1 && parts[0] == "page" ? String(parts[1]) : ""
  }

  /// Takes as long for every wrong token.
  func isRight(_ given: String) -> Bool {
    let (a, b) = (Array(given.utf8), Array(token.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
