import CJavaScriptCore
import Foundation

/// A context of JavaScriptCore with functions of ours in it. Used on the main
/// thread only.
@MainActor
final class JavaScript {
  let context: JSGlobalContextRef
  private let machine: VirtualMachine
  private var functions: [NativeFunction] = []
  private var loops: JSObjectRef?
  /// Seconds for each call into the context, with all that it leads to.
  var timeLimit: Double

  /// Function of ours that scripts call. What it throws becomes a JavaScript error.
  typealias Body = @MainActor ([JSObject]) throws -> Any?

  init(in machine: VirtualMachine, timeLimit: Double) {
    self.machine = machine
    self.timeLimit = timeLimit
    context = JSGlobalContextCreateInGroup(machine.group, nil)
  }

  isolated deinit {
    JSGlobalContextRelease(context)
  }

  var global: JSObject { JSObject(JSContextGetGlobalObject(context), in: self) }

  // MARK: Running

  /// The value of a script's last statement. Lines are counted from 1.
  func evaluate(_ source: String, name: String) throws(JavaScriptError) -> JSObject {
    let text = Self.string(source)
    let file = Self.string(name)
    defer {
      JSStringRelease(text)
      JSStringRelease(file)
    }
    var exception: JSValueRef?
    let value = machine.run(within: timeLimit, loops: loops) {
      JSEvaluateScript(context, text, nil, file, 1, &exception)
    }
    try check(exception)
    return JSObject(value, in: self)
  }

  /// Calls a function. Arguments are what `value(of:)` takes.
  @discardableResult
  func call(_ function: JSObject, _ arguments: Any?...) throws(JavaScriptError) -> JSObject {
    guard let ref = function.reference, JSValueIsObject(context, ref) else {
      throw JavaScriptError(message: "a value that is not a function was called")
    }
    let values: [JSValueRef?] = arguments.map { value(of: $0) }
    var exception: JSValueRef?
    let result = machine.run(within: timeLimit, loops: loops) {
      JSObjectCallAsFunction(context, ref, nil, values.count, values, &exception)
    }
    try check(exception)
    return JSObject(result, in: self)
  }

  /// The error that a call has thrown, or that it was ended with: work that goes on after a wait is ended without an
  /// exception.
  private func check(_ exception: JSValueRef?) throws(JavaScriptError) {
    if let ended = machine.takeTermination() {
      throw JavaScriptError(
        message: "JavaScript execution terminated.", stack: ended.stack, ended: ended)
    }
    if let exception { throw error(exception) }
  }

  /// Whether the time of the call into the context is over.
  var isLate: Bool { machine.isLate(in: context) }

  /// The runtime has ended what does not end; a stack that names it.
  func hasEnded(at stack: String) { machine.hasEnded(at: stack, in: context) }

  /// A byte for each line of a bundle, in which its loops note that they are entered.
  func makeLoopNotes(lines: Int) -> JSObject {
    loops = bytes([UInt8](repeating: 0, count: lines + 1))
    // Kept as long as the context.
    if let loops { JSValueProtect(context, loops) }
    return JSObject(loops, in: self)
  }

  /// Gives scripts a function.
  func define(_ name: String, on object: JSObject, _ body: @escaping Body) {
    let function = NativeFunction(name: name, javaScript: self, body: body)
    functions.append(function)
    let pointer = Unmanaged.passUnretained(function).toOpaque()
    let made = JSObjectMake(context, Self.functionClass, pointer)
    object.set(name, JSObject(made, in: self))
  }

  /// Calls a function of the script's side with each promise that is rejected and that nobody listens
  /// to, and its reason.
  func onUnhandledRejection(_ handler: JSObject) {
    guard handler.isFunction, let handler = handler.reference else { return }
    JSGlobalContextSetUnhandledRejectionCallback(context, handler, nil)
  }

  /// Native functions are objects of this class, with their `NativeFunction` as private data.
  private static let functionClass: JSClassRef? = {
    var definition = kJSClassDefinitionEmpty
    definition.callAsFunction = { context, function, _, count, arguments, exception in
      guard let pointer = JSObjectGetPrivate(function) else { return nil }
      let native = Unmanaged<NativeFunction>.fromOpaque(pointer).takeUnretainedValue()
      nonisolated(unsafe) let values = (0..<count).map { arguments?[$0] }
      nonisolated(unsafe) var result: JSValueRef?
      nonisolated(unsafe) var failure: JSValueRef?
      MainActor.assumeIsolated { (result, failure) = native.run(values) }
      if let failure { exception?.pointee = failure }
      return result
    }
    return JSClassCreate(&definition)
  }()

  // MARK: Values

  /// JavaScript's value for `nil`, booleans, numbers, text, bytes, arrays of those, or a value that
  /// already is JavaScript's.
  func value(of value: Any?) -> JSValueRef? {
    switch value {
    case nil: return JSValueMakeNull(context)
    case let value as JSObject: return value.reference ?? JSValueMakeUndefined(context)
    case let value as Bool: return JSValueMakeBoolean(context, value)
    case let value as Double: return JSValueMakeNumber(context, value)
    case let value as Int: return JSValueMakeNumber(context, Double(value))
    case let value as String:
      let text = Self.string(value)
      defer { JSStringRelease(text) }
      return JSValueMakeString(context, text)
    case let value as [UInt8]: return bytes(value)
    case let value as [Any?]:
      let values: [JSValueRef?] = value.map { self.value(of: $0) }
      return JSObjectMakeArray(context, values.count, values, nil)
    default: return JSValueMakeUndefined(context)
    }
  }

  /// The value of a JSON text, nil where it is none.
  func json(_ text: String) -> JSObject? {
    let string = Self.string(text)
    defer { JSStringRelease(string) }
    return JSValueMakeFromJSONString(context, string).map { JSObject($0, in: self) }
  }

  private func bytes(_ bytes: [UInt8]) -> JSValueRef? {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    bytes.withUnsafeBytes {
      if let base = $0.baseAddress { copy.copyMemory(from: base, byteCount: bytes.count) }
    }
    return JSObjectMakeTypedArrayWithBytesNoCopy(
      context, kJSTypedArrayTypeUint8Array, copy, bytes.count, Self.freeBytes, nil, nil)
  }

  /// Called by the collector, on any thread.
  nonisolated private static let freeBytes: JSTypedArrayBytesDeallocator = { data, _ in
    data?.deallocate()
  }

  static func string(_ text: String) -> JSStringRef {
    // Not from UTF-8: that form ends at the first zero.
    let units = Array(text.utf16)
    return JSStringCreateWithCharacters(units, units.count)
  }

  static func text(_ string: JSStringRef) -> String {
    let units = UnsafeBufferPointer(
      start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
    return String(decoding: units, as: UTF16.self)
  }

  /// The error that a thrown value stands for.
  func error(_ exception: JSValueRef) -> JavaScriptError {
    let value = JSObject(exception, in: self)
    let component = value["$components"].string
    // A place in our own runtime is none of the script's.
    let isOurs = value["sourceURL"].string?.hasPrefix("vitrine:") == true
    return JavaScriptError(
      message: message(of: value), stack: value["stack"].string ?? "",
      line: isOurs ? nil : value["line"].integer, column: isOurs ? nil : value["column"].integer,
      component: component, place: Element.place(value["$place"]), isOurs: isOurs,
      isPlain: value["stack"].isMissing)
  }
}

extension JavaScript {
  /// What was thrown or given as a reason: an error's own words, else the value itself, so that a
  /// plain object does not read "[object Object]".
  private func message(of value: JSObject) -> String {
    if value.isUndefined { return "undefined was thrown, or a promise rejected without a reason" }
    guard value["stack"].isMissing, value.string == nil, value.number == nil,
      case .object(let members) = Value(value), !members.isEmpty
    else { return value.description }
    return "thrown: " + String(Value.object(members).json.prefix(400))
  }
}

/// A function of ours, kept alive by its context.
@MainActor
private final class NativeFunction {
  private let name: String
  private unowned let javaScript: JavaScript
  private let body: JavaScript.Body

  init(name: String, javaScript: JavaScript, body: @escaping JavaScript.Body) {
    self.name = name
    self.javaScript = javaScript
    self.body = body
  }

  func run(_ values: [JSValueRef?]) -> (JSValueRef?, JSValueRef?) {
    do {
      return (javaScript.value(of: try body(values.map { JSObject($0, in: javaScript) })), nil)
    } catch {
      let words = (error as? ScriptFailure)?.message ?? "\(name): \(error)"
      var message = javaScript.value(of: words)
      return (nil, JSObjectMakeError(javaScript.context, 1, &message, nil))
    }
  }
}

/// What a script threw.
struct JavaScriptError: Error, CustomStringConvertible {
  var message: String
  var stack = ""
  /// Of the place in the bundle, from 1.
  var line: Int?
  var column: Int?
  /// The innermost function component that was rendered.
  var component: String?
  /// Where that component stands, relative to the script's folder.
  var place: ScriptPlaces.Place?
  /// Made by our runtime, of what an element holds: the element's place says more than the stack.
  var isOurs = false
  /// Why it was ended, if it was.
  var ended: EndedWork?
  /// A value that was thrown without being an error: it does not know where.
  var isPlain = false
  var description: String { message }
}
