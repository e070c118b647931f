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
