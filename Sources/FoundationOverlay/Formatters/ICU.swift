import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The parts of ICU's C interface that Foundation carries (lib_FoundationICU) and does not offer:
/// numbers with units, lists of units, relative dates, all in CLDR's languages.
///
/// Formatters are made once a skeleton and locale; they are immutable, so that threads share them.
enum ICU {
  private typealias OpenNumbers =
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias CloseResult = @convention(c) (OpaquePointer?) -> Void
  private typealias FormatDouble =
    @convention(c) (OpaquePointer?, Double, OpaquePointer?, UnsafeMutablePointer<Int32>) -> Void
  private typealias ResultText =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias OpenList =
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32, UnsafeMutablePointer<Int32>)
    -> OpaquePointer?
  private typealias FormatList =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UnsafePointer<UInt16>?>?, UnsafePointer<Int32>?, Int32,
      UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias OpenRelative =
    @convention(c) (
      UnsafePointer<CChar>?, OpaquePointer?, Int32, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias FormatRelative =
    @convention(c) (
      OpaquePointer?, Double, Int32, UnsafeMutablePointer<UInt16>?, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32

  private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }
  private static let handles = Mutex<[String: Handle]>([:])

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }

  private static func handle(_ key: String, _ open: () -> OpaquePointer?) -> OpaquePointer? {
    if let known = handles.withLock({ $0[key] }) { return known.pointer }
    guard let made = open() else { return nil }
    let handle = Handle(pointer: made)
    handles.withLock { $0[key] = handle }
    return handle.pointer
  }

  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    var status: Int32 = 0
    let count = write(&buffer, 512, &status)
    guard status <= 0, count >= 0, count <= 512 else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }

  /// A number by an ICU number skeleton (`measure-unit/length-meter unit-width-short`).
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    guard let open = function("unumf_openForSkeletonAndLocale", as: OpenNumbers.self),
      let openResult = function("unumf_openResult", as: OpenResult.self),
      let closeResult = function("unumf_closeResult", as: CloseResult.self),
      let format = function("unumf_formatDouble", as: FormatDouble.self),
      let read = function("unumf_resultToString", as: ResultText.self)
    else { return nil }
    let formatter = handle("number \(locale.identifier) \(skeleton)") {
      var status: Int32 = 0
      let units = Array(skeleton.utf16)
      let made = open(units, Int32(units.count), locale.identifier, &status)
      return status > 0 ? nil : made
    }
    var status: Int32 = 0
    guard let formatter, let result = openResult(&status) else { return nil }
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    return text { read(result, $0, $1, $2) }
  }

  enum Width: Int32 { case wide, short, narrow }

  /// A list of amounts: "1 hr, 5 min".
  static func units(_ items: [String], width: Width, locale: Locale) -> String {
    let plain = items.joined(separator: width == .narrow ? " " : ", ")
    guard items.count > 1, let open = function("ulistfmt_openForType", as: OpenList.self),
      let format = function("ulistfmt_format", as: FormatList.self)
    else { return plain }
    let formatter = handle("list \(locale.identifier) \(width.rawValue)") {
      var status: Int32 = 0
      // ULISTFMT_TYPE_UNITS is 2.
      let made = open(locale.identifier, 2, width.rawValue, &status)
      return status > 0 ? nil : made
    }
    guard let formatter else { return plain }
    let strings = items.map { Array($0.utf16) }
    let lengths = strings.map { Int32($0.count) }
    let storage = strings.map { string in
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, string.count))
      copy.initialize(from: string, count: string.count)
      return copy
    }
    defer { storage.forEach { $0.deallocate() } }
    let pointers = storage.map { UnsafePointer($0) as UnsafePointer<UInt16>? }
    return text { format(formatter, pointers, lengths, Int32(items.count), $0, $1, $2) } ?? plain
  }

  /// ICU's numbers of units of relative dates.
  enum RelativeUnit: Int32 { case year, quarter, month, week, day, hour, minute, second }

  /// "in 2 hours", "yesterday".
  static func relative(
    _ offset: Double, _ unit: RelativeUnit, named: Bool, width: Width, context: Int32,
    locale: Locale
  ) -> String? {
    let name = named ? "ureldatefmt_format" : "ureldatefmt_formatNumeric"
    guard let open = function("ureldatefmt_open", as: OpenRelative.self),
      let format = function(name, as: FormatRelative.self)
    else { return nil }
    let formatter = handle("relative \(locale.identifier) \(width.rawValue) \(context)") {
      var status: Int32 = 0
      // UDISPCTX_CAPITALIZATION_NONE is 256.
      let made = open(locale.identifier, nil, width.rawValue, 256 + context, &status)
      return status > 0 ? nil : made
    }
    guard let formatter else { return nil }
    return text { format(formatter, offset, unit.rawValue, $0, $1, $2) }
  }
}
