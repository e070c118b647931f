public import FoundationNetworking
public import UIKit

// What a page is loaded with. Inert: a widget cannot show a page.

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
/// Where scripts of a page, of an app or of one name run apart from one another.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  private static var named: [String: WKContentWorld] = [:]
  public class func world(name: String) -> WKContentWorld {
    let world = named[name] ?? WKContentWorld(name: name)
    named[name] = world
    return world
  }
  public let name: String?
  init(name: String?) { self.name = name }
}
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
}
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

open class WKContentRuleList: NSObject, @unchecked Sendable {
  open var identifier: String! { "" }
}
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  private static let store = WKContentRuleListStore()
  open class func `default`() -> WKContentRuleListStore! { store }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { nil }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) { completionHandler(nil, nil) }
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    nil
  }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) { completionHandler(nil, nil) }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) { completionHandler(nil) }
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    completionHandler([])
  }
  open func availableIdentifiers() async -> [String]? { [] }
}

extension WKUserContentController {
  public func addUserScript(_ userScript: WKUserScript) {}
  public func removeAllUserScripts() {}
  public func add(_ contentRuleList: WKContentRuleList) {}
  public func removeAllContentRuleLists() {}
  public func remove(_ contentRuleList: WKContentRuleList) {}
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) {}
  public func addScriptMessageHandler(
    _ scriptMessageHandler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) {}
  public func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  public func removeAllScriptMessageHandlers() {}
  public func removeScriptMessageHandler(forName name: String) {}
}

@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
  open func allCookies() async -> [HTTPCookie] { [] }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let store = WKWebsiteDataStore()
  private static let passing = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { store }
  open class func nonPersistent() -> WKWebsiteDataStore { passing }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  public let httpCookieStore = WKHTTPCookieStore()
  open var isPersistent: Bool { self !== Self.passing }
  public private(set) var identifier: UUID?
  public convenience init(forIdentifier identifier: UUID) {
    self.init()
    self.identifier = identifier
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}

@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
}
/// Of no page.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
