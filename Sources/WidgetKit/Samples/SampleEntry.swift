import AppIntents
import Intents
import Synchronization
@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#endif

/// Makes a value of a type that need not be `Decodable`, an entry above all: the fields of a structure one by
/// one, of which `SampleDecoder` makes what it can. What is optional and cannot be made is nil.
struct SampleEntry {
  /// The type could not be made up.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
  let date: Date
  /// Where the program's own types are: others do not stand on their fields alone.
  let image: UnsafeMutableRawPointer?

  static func sample<T>(_ type: T.Type, date: Date) throws -> T {
    try SampleEntry(date: date, image: image(of: type)).make(type, name: "entry", depth: 0)
  }

  fileprivate func make<T>(_ type: T.Type, name: String, depth: Int) throws -> T {
    guard depth < SampleDecoder.maximumDepth else {
      throw Failure(description: "'\(T.self)' contains itself")
    }
    if let optional = type as? any SampleOptional.Type {
      let isError = SampleWords.words(of: name).contains("error")
      return cast(isError ? optional.none() : try optional.sample(of: self, name, depth))
    }
    if let known = known(type, name, depth) as? T { return known }
    if let list = type as? any SampleList.Type { return cast(list.sample(of: self, name, depth)) }
    if let result = type as? any SampleResult.Type {
      return cast(try result.sample(of: self, name, depth))
    }
    return try structure(type, name, depth)
  }

  private func cast<T>(_ value: Any) -> T {
    guard let value = value as? T else { fatalError("\(value) is no \(T.self)") }
    return value
  }

  private func known(_ type: any Any.Type, _ name: String, _ depth: Int) -> Any? {
    if let intent = type as? any AppIntent.Type { return filled(intent.init(), depth) }
    if let property = type as? any SampleProperty.Type {
      return property.sample(of: self, name, depth)
    }
    if let intent = type as? INIntent.Type { return intent.init() }
    if let decodable = type as? any Decodable.Type, let value = try? decoded(decodable, name) {
      return value
    }
    switch type {
    case is Color.Type: return Color.accentColor
    case is Image.Type: return Image(systemName: SampleWords.text(for: "symbol"))
    case is Text.Type: return Text(verbatim: SampleWords.text(for: name))
    default: break
    }
    if let cases = type as? any CaseIterable.Type, let first = first(of: cases) { return first }
    func plain<E>(_ type: E.Type) -> Any? { FirstCase.of(type) }
    return _openExistential(type, do: plain)
  }

  /// An intent whose parameters have values: those that are neither optional nor have a default stop the
  /// program when they are read.
  private func filled(_ intent: any AppIntent, _ depth: Int) -> any AppIntent {
    for field in IntentReflection.fields(of: intent) where field.parameter.currentValue == nil {
      func made<V>(_ type: V.Type) -> Any? {
        ParameterCodecs.emptyValue(type) ?? (try? make(type, name: field.name, depth: depth + 1))
      }
      _ = _openExistential(field.parameter.valueType, do: made).map(field.parameter.assign)
    }
    return intent
  }

  private func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }

  private func decoded<D: Decodable>(_ type: D.Type, _ name: String) throws -> Any {
    try SampleDecoder(date: date).make(type, key: SampleDecoder.Key(stringValue: name))
  }

  /// A structure or a tuple out of its fields.
  private func structure<T>(_ type: T.Type, _ name: String, _ depth: Int) throws -> T {
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)[0]
    let isTuple = kind == Self.tuple
    guard isTuple || kind == Self.structure && Self.image(of: type) == image else {
      throw Failure(description: "'\(name)' is a '\(T.self)'")
    }
    var parts: [(UnsafeMutableRawPointer) -> Void] = []
    var failure: any Error = Failure(description: "'\(T.self)' has fields of unknown types")
    let isWhole = _forEachField(of: type, options: []) { label, offset, field, _ in
      do {
        let name = isTuple ? name : String(cString: label)
        func part<F>(_ field: F.Type) throws -> (UnsafeMutableRawPointer) -> Void {
          let value = try make(field, name: name, depth: depth + 1)
          return { ($0 + offset).initializeMemory(as: F.self, to: value) }
        }
        parts.append(try _openExistential(field, do: part))
        return true
      } catch let error {
        failure = error
        return false
      }
    }
    guard isWhole else { throw failure }
    let layout = MemoryLayout<T>.self
    return withUnsafeTemporaryAllocation(
      byteCount: max(1, layout.size), alignment: layout.alignment
    ) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      guard let value = memory.baseAddress else { fatalError("no memory for '\(T.self)'") }
      parts.forEach { $0(value) }
      return value.assumingMemoryBound(to: T.self).move()
    }
  }

  /// Metadata kinds (docs/ABI/TypeMetadata.rst of the Swift sources).
  private static var structure: UInt { 0x200 }
  private static var tuple: UInt { 0x301 }

  /// Where the executable or library begins that declares a structure. `dladdr` would look through all of its
  /// symbols, over a millisecond for the SDK's.
  private static func image(of type: any Any.Type) -> UnsafeMutableRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == structure, let symbol = dlsym(nil, "_dl_find_object") else { return nil }
    let find = unsafeBitCast(symbol, to: FindObject.self)
    // Twelve words (`dl_find_object`): flags, where the file's mapping begins and ends, and what unwinding needs.
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 12) { info in
      info.initialize(repeating: nil)
      let isFound = find(UnsafeRawPointer(bitPattern: metadata[1]), info.baseAddress) == 0
      return isFound ? info[1] : nil
    }
  }

  /// `_dl_find_object` is not in Swift's module of the C library, so it is looked up.
  private typealias FindObject =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32

  /// How many entries were made up in this process.
  static var count: Int { made.load(ordering: .relaxed) }
  fileprivate static let made = Atomic<Int>(0)
}

/// What a provider returns whose own placeholder does not compile: the builder puts it there.
public func _sampleEntry<Entry>() -> Entry {
  SampleEntry.made.add(1, ordering: .relaxed)
  do {
    return try SampleEntry.sample(Entry.self, date: Date())
  } catch {
    fatalError("placeholder is left out, and '\(Entry.self)' cannot be made up: \(error)")
  }
}

private protocol SampleOptional {
  static func none() -> Any
  static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) throws -> Any
}
extension Optional: SampleOptional {
  fileprivate static func none() -> Any { Self.none as Any }
  fileprivate static func sample(
    of maker: SampleEntry, _ name: String, _ depth: Int
  ) throws -> Any {
    (try? maker.make(Wrapped.self, name: name, depth: depth + 1)) as Any
  }
}

/// What was fetched, and never why it was not.
private protocol SampleResult {
  static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) throws -> Any
}
extension Result: SampleResult {
  fileprivate static func sample(
    of maker: SampleEntry, _ name: String, _ depth: Int
  ) throws -> Any {
    Self.success(try maker.make(Success.self, name: name, depth: depth + 1))
  }
}

/// A collection with one element, or several, or none where that cannot be made.
private protocol SampleList {
  static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any
}
extension Array: SampleList {
  fileprivate static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any {
    // As deep as lists may be in one another: a type may hold several lists of its own.
    let inner = depth + SampleDecoder.maximumDepth / SampleDecoder.maximumListDepth
    let count = depth <= 1 && SampleDecoder.isLong ? SampleDecoder.rows : 1
    return (0..<count).compactMap { _ in
      try? maker.make(Element.self, name: name, depth: inner)
    }
  }
}
extension Set: SampleList {
  fileprivate static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any {
    Self()
  }
}
extension Dictionary: SampleList {
  fileprivate static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any {
    Self()
  }
}

/// A property of an entity, which stands in a class of its own.
private protocol SampleProperty {
  static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any
}
extension EntityProperty: SampleProperty {
  fileprivate static func sample(of maker: SampleEntry, _ name: String, _ depth: Int) -> Any {
    let property = Self()
    // The storage of a wrapped property is named after it.
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    property.stored = try? maker.make(Value.self, name: name, depth: depth + 1)
    return property
  }
}
