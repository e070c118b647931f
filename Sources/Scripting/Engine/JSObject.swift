import CJavaScriptCore
import Foundation

/// A JavaScript value, kept alive while this is.
@MainActor
final class JSObject {
  let reference: JSValueRef?
  let javaScript: JavaScript

  init(_ reference: JSValueRef?, in javaScript: JavaScript) {
    self.reference = reference
    self.javaScript = javaScript
    if let reference { JSValueProtect(javaScript.context, reference) }
  }

  isolated deinit {
    if let reference { JSValueUnprotect(javaScript.context, reference) }
  }

  private var context: JSGlobalContextRef { javaScript.context }
  private var object: JSObjectRef? {
    guard let reference, JSValueIsObject(context, reference) else { return nil }
    return reference
  }

  // MARK: Kinds

  var isMissing: Bool {
    guard let reference else { return true }
    return JSValueIsUndefined(context, reference) || JSValueIsNull(context, reference)
  }
  var isUndefined: Bool { reference.map { JSValueIsUndefined(context, $0) } ?? true }
  var isObject: Bool { object != nil }
  var isFunction: Bool { object.map { JSObjectIsFunction(context, $0) } ?? false }
  var isArray: Bool { reference.map { JSValueIsArray(context, $0) } ?? false }
  var isDate: Bool { reference.map { JSValueIsDate(context, $0) } ?? false }

  var bool: Bool? {
    guard let reference, JSValueIsBoolean(context, reference) else { return nil }
    return JSValueToBoolean(context, reference)
  }
  var number: Double? {
    guard let reference, JSValueIsNumber(context, reference) else { return nil }
    return JSValueToNumber(context, reference, nil)
  }
  var string: String? {
    guard let reference, JSValueIsString(context, reference) else { return nil }
    return text
  }
  /// Milliseconds since 1970.
  var milliseconds: Double? {
    guard isDate, let reference else { return nil }
    return JSValueToNumber(context, reference, nil)
  }
  /// Contents of a `Uint8Array`.
  var bytes: [UInt8]? {
    guard let object, let reference,
      JSValueGetTypedArrayType(context, reference, nil) == kJSTypedArrayTypeUint8Array,
      let start = JSObjectGetTypedArrayBytesPtr(context, object, nil)
    else { return nil }
    let offset = JSObjectGetTypedArrayByteOffset(context, object, nil)
    let count = JSObjectGetTypedArrayByteLength(context, object, nil)
    return Array(UnsafeRawBufferPointer(start: start + offset, count: count))
  }

  /// As JavaScript's `String(value)`.
  var description: String {
    text ?? "a value that has no text"
  }
  private var text: String? {
    guard let reference else { return nil }
    guard let string = JSValueToStringCopy(context, reference, nil) else { return nil }
    defer { JSStringRelease(string) }
    return JavaScript.text(string)
  }

  // MARK: Members

  subscript(name: String) -> JSObject {
    guard let object else { return JSObject(nil, in: javaScript) }
    let key = JavaScript.string(name)
    defer { JSStringRelease(key) }
    return JSObject(JSObjectGetProperty(context, object, key, nil), in: javaScript)
  }
  subscript(index: Int) -> JSObject {
    guard let object, index >= 0 else { return JSObject(nil, in: javaScript) }
    return JSObject(JSObjectGetPropertyAtIndex(context, object, UInt32(index), nil), in: javaScript)
  }
  func set(_ name: String, _ value: Any?) {
    guard let object else { return }
    let key = JavaScript.string(name)
    defer { JSStringRelease(key) }
    JSObjectSetProperty(
      context, object, key, javaScript.value(of: value),
      JSPropertyAttributes(kJSPropertyAttributeNone),
      nil)
  }

  /// A whole number that a script may have put anywhere, also where none is meant.
  var integer: Int? {
    guard let number, number.isFinite, abs(number) < 1e15 else { return nil }
    return Int(number)
  }

  /// Of an array, or what only has a length: 0 for what is no count.
  var count: Int { max(0, min(self["length"].integer ?? 0, Self.mostElements)) }
  private static let mostElements = 10_000_000

  /// Elements of an array.
  var elements: [JSObject] { (0..<count).map { self[$0] } }

  /// Names of its properties in the order in which they were written.
  var names: [String] {
    guard let object, let list = JSObjectCopyPropertyNames(context, object) else { return [] }
    defer { JSPropertyNameArrayRelease(list) }
    return (0..<JSPropertyNameArrayGetCount(list)).compactMap { index in
      JSPropertyNameArrayGetNameAtIndex(list, index).map { JavaScript.text($0) }
    }
  }
}
