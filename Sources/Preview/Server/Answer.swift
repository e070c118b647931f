import Hummingbird
import VitrineExtensionClient
import VitrineHost
import VitrinePlatform

/// Responses of the server, each with the headers that keep a page to itself.
enum Answer {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    + "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    + "base-uri 'self'; form-action 'none'; frame-ancestors 'self' vscode-webview: https://*.vscode-cdn.net"

  static func bytes(
    _ bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok, cache: String = "no-store",
    tag: String? = nil
  ) -> Response {
    var headers: HTTPFields = [
      .contentType: type, .cacheControl: cache, .contentSecurityPolicy: policy,
      .xContentTypeOptions: "nosniff",
    ]
    headers[.init("Referrer-Policy")!] = "no-referrer"
    headers[.crossOriginResourcePolicy] = "same-origin"
    if let tag { headers[.eTag] = "\"\(tag)\"" }
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  static func json(_ json: JSON, _ status: HTTPResponse.Status = .ok) -> Response {
    bytes(
      Array(json.compactText().utf8), type: "application/json; charset=utf-8", status: status)
  }

  /// There is nothing to tell: 204.
  static var nothing: Response { bytes([], type: "application/json", status: .noContent) }

  /// What went wrong, as one sentence.
  static func failure(_ error: any Error) -> Response {
    let (status, text): (Int, String) =
      switch error {
      case let error as PreviewError: (error.status.rawValue, error.description)
      case let error as HTTPError:
        (error.status.code, error.body ?? "the request cannot be answered (\(error.status.code))")
      case let error as Tap.NotFound: (400, "\(error)")
      case let fault as ExtensionFault: (500, "\(fault)")
      default: (500, "\(error)")
      }
    return json(
      .object(["error": .string(text)]), HTTPResponse.Status(code: status))
  }
}
