/// What a user was doing. Inert beyond keeping what is put in: a widget hands nothing over.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  open var suggestedInvocationPhrase: String?
  open var supportsContinuationStreams = false

  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
/// What a provider can hand on as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
/// What can be made of a provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something dragged or shared. Inert beyond keeping an object.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: Any?
  open var suggestedName: String?
  open private(set) var registeredTypeIdentifiers: [String] = []
  public override init() { item = nil }
  public init(object: Any) { item = object }
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }
  public convenience init?(contentsOf url: URL) { self.init(object: url) }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    registeredTypeIdentifiers.contains(identifier)
  }
  open func hasRepresentationConforming(
    toTypeIdentifier identifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(identifier) }

  /// Gives what it was made with; an error where that is no data.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(identifier) ? item as? Data : nil
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let url = hasItemConformingToTypeIdentifier(identifier) ? item as? URL : nil
    completionHandler(url, url == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    guard hasItemConformingToTypeIdentifier(identifier), let item else {
      throw CocoaError(.fileReadUnknown)
    }
    return item
  }
}

/// Reads and writes files in turn with other processes. Here the block runs at once.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }
  public override init() {}
  public init(filePresenter: (any NSFilePresenter)?) {}
  /// Presenters hear nothing: no other process changes a widget's files while it is drawn.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class var filePresenters: [any NSFilePresenter] { [] }
  open func cancel() {}
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>? = nil, byAccessor: (URL) -> Void
  ) { byAccessor(url) }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>? = nil, byAccessor: (URL) -> Void
  ) { byAccessor(url) }
}

/// Takes changes back. Groups and names are inert.
@MainActor open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  public override nonisolated init() {}
  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { false }
  open var levelsOfUndo = 0
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) { undos.append { [weak target] in target.map(handler) } }
  open func undo() { undos.popLast()?() }
  open func redo() {}
  open func removeAllActions() { undos = [] }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ name: String) {}
}

/// Objective-C's pool of objects to let go. Swift on Linux lets them go by itself. Packages that know
/// Linux bring their own, which goes first.
@_disfavoredOverload @discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// A method's name. Inert: nothing is sent by name here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// False: a machine that renders widgets saves no power.
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

/// Seconds since 2001 by the widget's clock.
public func CFAbsoluteTimeGetCurrent() -> Double { AmbientClock.now }
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

extension NotificationCenter {
  /// Notifications of a name as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?
    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    fileprivate struct Token: @unchecked Sendable { let value: any NSObjectProtocol }
    fileprivate struct Box: @unchecked Sendable { let value: Notification }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Box>.Iterator
      public mutating func next() async -> Notification? { await base.next()?.value }
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Box.self)
      let token = Token(
        value: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Box(value: $0))
        })
      let center = center
      continuation.onTermination = { _ in center.removeObserver(token.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }
  }

  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  { Notifications(self, name, object) }
}

/// What shows a file and wants to hear of its changes.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
}
extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
}
