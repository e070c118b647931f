#if canImport(Glibc)
  import Glibc
#endif

// Small names of Darwin, Core Foundation and Foundation that have nothing on Linux to stand for.

public let noErr: Int32 = 0
/// Seconds from 1970, and from 1904, to the moment that dates are counted from.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias Boolean = UInt8
public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt
public typealias CFHashCode = UInt
public typealias CFUUID = UUID
public typealias CFLocale = Locale
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
public var kCFAllocatorDefault: Any? { nil }
public let kCFRunLoopDefaultMode: CFString = "kCFRunLoopDefaultMode"
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public static let defaultMode = CFRunLoopMode(kCFRunLoopDefaultMode)
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}
public let kUTTagClassMIMEType: CFString = "public.mime-type"
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

public func CFURLCreateWithString(_ allocator: Any?, _ string: CFString, _ base: CFURL?) -> CFURL? {
  URL(string: string, relativeTo: base)
}
/// A number for each class.
public func CFGetTypeID(_ value: Any?) -> CFTypeID {
  value.map { CFTypeID(bitPattern: ObjectIdentifier(type(of: $0)).hashValue) } ?? 0
}
public func CFEqual(_ a: Any?, _ b: Any?) -> Bool {
  (a as? AnyHashable) == (b as? AnyHashable)
}

/// What Objective-C throws. Nothing here does.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
  open var callStackSymbols: [String] { [] }
}
extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}

/// A set that does not keep its members alive, or does: by its options.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Member { weak var object: ObjectType? }
  private var members: [Member] = []
  private var held: [ObjectType] = []
  private let isWeak: Bool
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.append(Member(object: object))
    if !isWeak { held.append(object) }
  }
  open func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
    held.removeAll { $0 === object }
  }
  open func removeAllObjects() { (members, held) = ([], []) }
  open func contains(_ object: ObjectType?) -> Bool { members.contains { $0.object === object } }
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
}
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
  }
}
public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A dictionary that does not keep its keys or values alive.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Pair {
    weak var weakKey: KeyType?
    weak var weakValue: ObjectType?
    var key: KeyType?
    var value: ObjectType?
  }
  private var pairs: [Pair] = []
  private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { options = (keyOptions, valueOptions) }
  open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  private func isKey(_ pair: Pair, _ key: KeyType?) -> Bool {
    guard let own = pair.weakKey, let key else { return false }
    return own === key || (own as? NSObject).map { $0.isEqual(key) } == true
  }
  open func object(forKey key: KeyType?) -> ObjectType? {
    pairs.first { isKey($0, key) }?.weakValue
  }
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    pairs.removeAll { isKey($0, key) || $0.weakKey == nil || $0.weakValue == nil }
    pairs.append(
      Pair(
        weakKey: key, weakValue: object, key: options.key.contains(.weakMemory) ? nil : key,
        value: options.value.contains(.weakMemory) ? nil : object))
  }
  open func removeObject(forKey key: KeyType?) { pairs.removeAll { isKey($0, key) } }
  open func removeAllObjects() { pairs = [] }
  private var living: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      guard let key = pair.weakKey, let value = pair.weakValue else { return nil }
      return (key, value)
    }
  }
  open var count: Int { living.count }
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}

/// An observation by key path. Nothing is ever observed: that needs Objective-C.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  open func invalidate() {}
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
public protocol _KeyValueObserved: NSObjectProtocol {}
extension NSObject: _KeyValueObserved {
  public func addObserver(
    _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath path: String) {}
  public func removeObserver(
    _ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?
  ) {}
}
extension _KeyValueObserved {
  /// Called by nobody: what is observed by its key's name does not change here.
  public func observeValue(
    forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Calls once where the first value is asked for.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: path], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

extension Stream {
  /// Two ends of a pipe. None: nothing is streamed in a widget.
  public class func getBoundStreams(
    withBufferSize size: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
  ) { (inputStream, outputStream) = (InputStream(data: Data()), OutputStream(toMemory: ())) }
}

extension URL {
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 512)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2048)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 4096)
  }
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 256)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1024)
  }
  /// The path itself: there is no sandbox that a bookmark would lead out of.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self = url
    bookmarkDataIsStale = false
  }
}

/// Fills memory in a way that is not optimized away; nonzero where it does not fit.
@discardableResult
public func memset_s(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ value: Int32, _ count: Int
) -> Int32 {
  guard let memory, count >= 0, size >= 0 else { return EINVAL }
  for offset in 0..<min(size, count) {
    memory.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
  }
  return count > size ? EOVERFLOW : 0
}

/// Objective-C's way through a collection: each is gone through by its enumerator here.
public typealias NSFastEnumerationIterator = NSEnumerator.Iterator
