// Names of Foundation that files of an app use and that have nothing to do in a widget.

/// Notifications between processes on a Mac. None leaves this one.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let localNotificationCenterType = CenterType(
      rawValue: "NSLocalNotificationCenter")
  }
  private static let center = DistributedNotificationCenter()
  open class func `default`() -> DistributedNotificationCenter { center }
  open class func forType(_ type: CenterType) -> DistributedNotificationCenter { center }
  open func postNotificationName(
    _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = false
  ) {}
}

/// A search for documents in iCloud, which finds none.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var searchScopes: [Any] = []
  open var sortDescriptors: [NSSortDescriptor] = []
  open var notificationBatchingInterval: TimeInterval = 1
  open var operationQueue: OperationQueue?
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  open var isStarted: Bool { false }
  open var isGathering: Bool { false }
  public override init() {}
  @discardableResult open func start() -> Bool { false }
  open func stop() {}
  open func enableUpdates() {}
  open func disableUpdates() {}
  open func result(at index: Int) -> Any { NSMetadataItem() }
}
open class NSMetadataItem: NSObject, @unchecked Sendable {
  open func value(forAttribute key: String) -> Any? { nil }
}
extension Notification.Name {
  public static let NSMetadataQueryDidUpdate = Notification.Name(
    "NSMetadataQueryDidUpdateNotification")
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidStartGathering = Notification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"

/// What an extension was given to work on.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}
/// Makes one value of another, found by name.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private final class Named: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [NSValueTransformerName: ValueTransformer] = [:]
    subscript(name: NSValueTransformerName) -> ValueTransformer? {
      get { lock.withLock { all[name] } }
      set { lock.withLock { all[name] = newValue } }
    }
  }
  private static let named = Named()
  public override init() {}
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { named[name] = transformer }
  open class func valueTransformerNames() -> [NSValueTransformerName] { [] }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  public convenience init?(forName name: NSValueTransformerName) {
    guard Self.named[name] != nil else { return nil }
    self.init()
  }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}

/// Parts of speech, as before Natural Language: nothing is recognized.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
  }
  open var string: String?
  open var dominantLanguage: String? { nil }
  public init(tagSchemes: [NSLinguisticTagScheme], options: Int = 0) {}
  open class func dominantLanguage(for string: String) -> String? { nil }
}
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let language = NSLinguisticTagScheme(rawValue: "Language")
  public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
  public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
  public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
}

extension NSKeyedUnarchiver {
  public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
    ofClass type: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, type], from: data) as? [Object]
  }
  public static func unarchivedArrayOfObjects(ofClasses types: [AnyClass], from data: Data) throws
    -> [Any]?
  { try unarchivedObject(ofClasses: [NSArray.self] + types, from: data) as? [Any] }
  public static func unarchivedDictionary<Key: NSObject & NSCoding, Object: NSObject & NSCoding>(
    ofKeyClass key: Key.Type, objectClass: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, key, objectClass], from: data)
      as? [Key: Object]
  }
}
extension FileManager {
  /// Fails: there is no iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
}
extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}
extension URLResourceValues {
  /// Bytes that are free, or could be made free. Nothing is ever purged: the same as what is free.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    Hardware.current.map { Int64($0.freeStorage) }
  }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    Hardware.current.map { Int64($0.freeStorage) }
  }
}
extension NSTextCheckingResult {
  /// The address that a detector has found.
  public internal(set) var url: URL? {
    get { objc_getAssociatedObject(self, Self.urlKey) as? URL }
    set { objc_setAssociatedObject(self, Self.urlKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  private static var urlKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 2)! }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
  public var addressComponents: [String: String]? { nil }
  public var duration: TimeInterval { 0 }
}
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
}
extension URLSessionConfiguration {
  /// Inert, as what follows: connections are the host's.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
}
extension URLRequest {
  public enum Attribution: UInt, Sendable { case developer, user }
  /// Inert, as what follows: connections are the host's.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
}
extension URL {
  /// The lines of a file or an address.
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await line in try await URLSession.shared.bytes(from: self).0.lines {
            continuation.yield(line)
          }
          continuation.finish()
        } catch { continuation.finish(throwing: error) }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

// MARK: Core Foundation

public func CFPreferencesCopyAppValue(_ key: CFString, _ application: CFString) -> Any? {
  UserDefaults(suiteName: application)?.object(forKey: key)
}
public func CFPreferencesSetAppValue(_ key: CFString, _ value: Any?, _ application: CFString) {
  UserDefaults(suiteName: application)?.set(value, forKey: key)
}
@discardableResult
public func CFPreferencesAppSynchronize(_ application: CFString) -> Bool { true }
public func CFUUIDCreate(_ allocator: Any?) -> CFUUID! { UUID() }
public func CFUUIDCreateString(_ allocator: Any?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
public func CFBundleGetMainBundle() -> Bundle! { .main }
public func CFRunLoopGetMain() -> RunLoop! { .main }
public func CFRunLoopGetCurrent() -> RunLoop! { .current }
public let kCFStringTransformToLatin: CFString = "Any-Latin"
public let kCFStringTransformStripDiacritics: CFString = "NFD; [:Nonspacing Mark:] Remove; NFC"
public let kCFStringTransformStripCombiningMarks: CFString =
  "NFD; [:Nonspacing Mark:] Remove; NFC"
/// Transforms the whole text.
@discardableResult
public func CFStringTransform(
  _ text: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let made = (text as NSString).description
    .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  guard let made else { return false }
  text.setString(made)
  return true
}
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    (self.location, self.length) = (location, length)
  }
}
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
public func CFBridgingRetain(_ value: Any?) -> Any? { value }
public func CFBridgingRelease(_ value: Any?) -> Any? { value }

public let MAXFLOAT: Float = .greatestFiniteMagnitude
extension StringProtocol {
  /// As a `String`'s own; that of `NSString`, since here the name means this function for a `String` too.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
  }
}

extension NSData.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Self { .atomic }
}
