@_exported public import UIKit
public import FoundationNetworking

// Web views. Inert: a widget cannot show one.

@preconcurrency @MainActor open class WKUserContentController: NSObject {}
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
}
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
}
/// Pages of one pool share a process.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var applicationNameForUserAgent: String?
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var processPool = WKProcessPool()
  open var suppressesIncrementalRendering = false
  open var websiteDataStore = WKWebsiteDataStore.default()
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {}
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
}
open class WKNavigation: NSObject, @unchecked Sendable {}
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
@preconcurrency @MainActor open class WKWebView: UIView {
  open var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) { nil }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    nil
  }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL)
    -> WKNavigation?
  { nil }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Fails: there is no page that runs it.
  open func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }
}
