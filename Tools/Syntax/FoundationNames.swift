import SwiftSyntax

/// Names that are Foundation's on Apple's platforms and another module's here: networking, XML, and
/// what the SDK adds. `Foundation.URLSession` becomes `VitrineFoundation.URLSession`, which shows all of them:
/// a type of the file's own may have the plain name (`class URLSessionDelegate: Foundation.URLSessionDelegate`).
enum FoundationNames {
  static let elsewhere: Set<String> = [
    "CachedURLResponse", "DateComponentsFormatter", "FileWrapper", "HTTPCookie",
    "HTTPCookieStorage", "HTTPURLResponse", "ListFormatter", "LocalizedStringResource",
    "MeasurementFormatter", "NSDataDetector", "NSFileCoordinator", "NSItemProvider",
    "NSKeyValueObservation", "NSMutableURLRequest", "NSURLRequest", "NSUserActivity",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    "ValueTransformer", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
  ]

  /// The module that shows these names here.
  static let module = "VitrineFoundation"

  /// The token, where it qualifies one of these names; nil elsewhere.
  static func qualifier(_ token: TokenSyntax) -> Range<AbsolutePosition>? {
    guard token.tokenKind == .identifier("Foundation"),
      let dot = token.nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period,
      let name = dot.nextToken(viewMode: .sourceAccurate),
      case .identifier(let text) = name.tokenKind, elsewhere.contains(text),
      let parent = token.parent, !parent.is(ImportPathComponentSyntax.self)
    else { return nil }
    return token.trimmedRange
  }

  /// Methods that a delegate may lack in Objective-C and has by default here.
  private static let optionalMethods: Set<String> = [
    "urlSession", "urlSessionDidFinishEvents", "locationManager", "userNotificationCenter",
  ]

  /// The question mark of `delegate?.urlSession?(…)`, whose method is always there, as are those that the
  /// file's own protocols declare as optional.
  static func optionalCall(
    _ token: TokenSyntax, or isOwn: (String) -> Bool
  ) -> Range<AbsolutePosition>? {
    guard token.tokenKind == .postfixQuestionMark,
      let chain = token.parent?.as(OptionalChainingExprSyntax.self),
      chain.parent?.is(FunctionCallExprSyntax.self) == true,
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      case let name = member.declName.baseName.text, optionalMethods.contains(name) || isOwn(name)
    else { return nil }
    return token.positionAfterSkippingLeadingTrivia..<token.endPositionBeforeTrailingTrivia
  }
}
