/// A property's value as scripts write it, read from JavaScript in one go. Functions stay what they
/// are and may be called later.
indirect enum Value: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// Seconds since 1970.
  case date(Double)
  case array([Value])
  /// In the order in which members were written.
  case object([(name: String, value: Value)])
  case nodes([Element])
  /// A function that is called during layout.
  case function(JSObject)
}

/// A view that a script asks for: a component of ours with its properties in order.
struct Element: Sendable {
  var type: String
  var properties: [(name: String, value: Value)]
  var children: [Element]
  /// Where the script writes it, relative to its folder.
  var place: ScriptPlaces.Place?

  subscript(name: String) -> Value? { properties.last { $0.name == name }?.value }
}

extension Value {
  /// Bounds for what a script may hand over, far above what a widget shows.
  private static let maximumDepth = 32
  private static let maximumCount = 20_000

  @MainActor init(_ object: JSObject, depth: Int = 0) {
    if object.isMissing || depth > Self.maximumDepth {
      self = .null
    } else if let value = object.bool {
      self = .bool(value)
    } else if let value = object.number {
      self = .number(value)
    } else if let value = object.string {
      self = .string(value)
    } else if object.isFunction {
      // Below a property: an object's member is no callback of ours.
      self = depth == 0 ? .function(object) : .object([])
    } else if let value = object.milliseconds {
      self = .date(value / 1000)
    } else if object.isArray {
      self = .array(
        (0..<min(object.count, Self.maximumCount)).map { Value(object[$0], depth: depth + 1) })
    } else {
      self = Self.members(of: object, depth: depth)
    }
  }

  @MainActor private static func members(of object: JSObject, depth: Int) -> Value {
    let names = object.names.prefix(maximumCount)
    if names.count == 1, names.first == "$nodes" {
      return .nodes(Element.list(object["$nodes"], depth: depth + 1))
    }
    return .object(names.map { ($0, Value(object[$0], depth: depth + 1)) })
  }
}

extension Element {
  /// Views nested deeper than this would exhaust the stack in layout; the script's side refuses
  /// earlier.
  private static let maximumDepth = 400

  /// Elements of an array of `[type, [name, value, …], [child, …]]`.
  @MainActor static func list(_ array: JSObject, depth: Int = 0) -> [Element] {
    guard depth < maximumDepth else { return [] }
    return array.elements.compactMap { item in
      guard let type = item[0].string else { return nil }
      let flat = item[1]
      var properties: [(name: String, value: Value)] = []
      for index in stride(from: 0, to: flat.count - 1, by: 2) {
        guard let name = flat[index].string else { continue }
        properties.append((name, value(of: name, flat[index + 1])))
      }
      return Element(
        type: type, properties: properties, children: list(item[2], depth: depth + 1),
        place: place(item[3]))
    }
  }

  /// `[file, line, column]`.
  @MainActor static func place(_ value: JSObject) -> ScriptPlaces.Place? {
    guard let file = value[0].string, let line = value[1].integer else { return nil }
    return ScriptPlaces.Place(file: file, line: line, column: value[2].integer ?? 1)
  }

  /// Properties whose functions are called during layout. All others are actions of a page: kept,
  /// they would keep the whole context alive.
  private static let callbacks: Set<String> = ["$content", "draw", "fn"]

  @MainActor private static func value(of name: String, _ object: JSObject) -> Value {
    object.isFunction && !callbacks.contains(name) ? .object([]) : Value(object)
  }

  /// Whether drawing it calls the script.
  var callsBack: Bool {
    properties.contains { $0.value.callsBack } || children.contains(where: \.callsBack)
  }
}

extension Value {
  fileprivate var callsBack: Bool {
    switch self {
    case .function: true
    case .nodes(let elements): elements.contains(where: \.callsBack)
    case .array(let values): values.contains(where: \.callsBack)
    case .object(let members): members.contains { $0.value.callsBack }
    case .null, .bool, .number, .string, .date: false
    }
  }
}

// MARK: Reading

extension Value {
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [Value]? { if case .array(let value) = self { value } else { nil } }
  var members: [(name: String, value: Value)]? {
    if case .object(let value) = self { value } else { nil }
  }
  var function: JSObject? { if case .function(let value) = self { value } else { nil } }
  var nodes: [Element]? { if case .nodes(let value) = self { value } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }

  /// A finite number; text that is a number counts.
  var number: Double? {
    switch self {
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }
  /// A finite number of points, within what any picture could hold.
  var points: Double? { number.map { min(max($0, -Self.maximumPoints), Self.maximumPoints) } }
  private static let maximumPoints = 100_000.0

  /// A length in points that may be infinite, as a number or as `"infinity"`.
  var length: Double? {
    switch self {
    case .string("infinity"), .number(.infinity): .infinity
    default: points
    }
  }
  var integer: Int? {
    guard let number, number.isFinite, abs(number) < 1e15 else { return nil }
    return Int(number)
  }
  /// Seconds since 1970, of a date or milliseconds.
  var seconds: Double? {
    switch self {
    case .date(let value): value.isFinite ? value : nil
    case .number(let value): value.isFinite ? value / 1000 : nil
    default: nil
    }
  }

  subscript(name: String) -> Value? {
    guard let value = members?.last(where: { $0.name == name })?.value, !value.isNull else {
      return nil
    }
    return value
  }
  func has(_ name: String) -> Bool { self[name] != nil }
}
