public import FoundationNetworking
public import UIKit

// What a page asks before it leads elsewhere. Types alone: no page is loaded.

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
/// How a window that a page asks for is to look.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}
/// Of no page.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open weak var webView: WKWebView? { nil }
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var shouldPerformDownload: Bool { false }
}
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil
    )
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
}
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

/// Why a page or its rules could not be loaded.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
}
extension WKError.Code {
  /// For `catch WKError.contentRuleListStoreLookUpFailed`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? WKError)?.code == code
  }
}
