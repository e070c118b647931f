public import SwiftUI
public import UIKit

// Signing in on a web page. No page is ever shown to a widget: every session ends as one that may not interact.

/// The window that a session's page is shown above.
public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
  public var code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// How the page hands back its answer.
  public struct Callback: Sendable {
    private let matches: @Sendable (URL) -> Bool
    public static func customScheme(_ scheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == scheme.lowercased() }
    }
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }
  @discardableResult open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
    return false
  }
  open func cancel() {}
}

/// SwiftUI's way to start a session: `@Environment(\.webAuthenticationSession)`.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Sendable {
    public static let ephemeral = BrowserSession()
    public static let shared = BrowserSession()
  }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
  }
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
  }
}
extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
