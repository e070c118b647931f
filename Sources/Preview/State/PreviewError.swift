/// Why a request is not done, as the page is told.
struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Status: Int, Hashable, Sendable {
    case malformed = 400
    case unauthorized = 401
    case forbidden = 403
    case unknown = 404
    case methodNotAllowed = 405
    case tooLarge = 413
    case failed = 500
    case busy = 503
  }
  var status: Status
  /// One sentence.
  var description: String

  init(_ status: Status, _ description: String) {
    (self.status, self.description) = (status, description)
  }

  static func malformed(_ text: String) -> PreviewError { PreviewError(.malformed, text) }
  static func unknown(_ text: String) -> PreviewError { PreviewError(.unknown, text) }
}
