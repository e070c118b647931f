@_exported public import VitrineFoundation

// Scripts in an app, as names: `vitrine-script-extension` runs widgets that are scripts; inside a
// Swift widget every script answers nothing.

open class JSVirtualMachine: NSObject, @unchecked Sendable { public override init() {} }
open class JSContext: NSObject, @unchecked Sendable {
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var exception: JSValue?
  open var name: String! = ""
  open var globalObject: JSValue! { nil }
  public override init() {}
  public init(virtualMachine: JSVirtualMachine) {}
  @discardableResult open func evaluateScript(_ script: String) -> JSValue! { nil }
  @discardableResult open func evaluateScript(_ script: String, withSourceURL url: URL) -> JSValue!
  { nil }
  open func objectForKeyedSubscript(_ key: Any) -> JSValue! { nil }
  open func setObject(_ object: Any?, forKeyedSubscript key: Any) {}
  open class func current() -> JSContext? { nil }
}
open class JSValue: NSObject, @unchecked Sendable {
  open var context: JSContext! { nil }
  open var isUndefined: Bool { true }
  open var isNull: Bool { false }
  open var isString: Bool { false }
  open var isNumber: Bool { false }
  open var isObject: Bool { false }
  open var isArray: Bool { false }
  public init(undefinedIn context: JSContext) {}
  public init(object value: Any, in context: JSContext) {}
  open func toString() -> String! { "undefined" }
  open func toBool() -> Bool { false }
  open func toDouble() -> Double { .nan }
  open func toInt32() -> Int32 { 0 }
  open func toNumber() -> NSNumber! { nil }
  open func toArray() -> [Any]! { nil }
  open func toDictionary() -> [AnyHashable: Any]! { nil }
  open func toObject() -> Any! { nil }
  open func objectForKeyedSubscript(_ key: Any) -> JSValue! { nil }
  open func forProperty(_ name: String) -> JSValue! { nil }
  @discardableResult open func call(withArguments arguments: [Any]) -> JSValue! { nil }
  @discardableResult open func invokeMethod(_ name: String, withArguments arguments: [Any])
    -> JSValue!
  { nil }
}
public protocol JSExport {}
