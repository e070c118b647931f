import Synchronization

/// Makes a value of any `Decodable` type out of nothing: lists of one element, `SampleNumbers`, `SampleMoments`
/// for dates, the first case of an enumeration, and `SampleWords` for a string. So that a Live
/// Activity without a preview can still be looked at; what it then shows is an example and the host
/// is told so.
struct SampleDecoder: Decoder {
  /// The type could not be made up.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
  let date: Date
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// Types that contain themselves end here.
  static var maximumDepth: Int { 12 }
  /// Lists within lists, and in what they hold, are empty from here on.
  static var maximumListDepth: Int { 3 }
  /// Whether the outermost lists have several elements: a view that has no other picture may ask for the second.
  static var isLong: Bool {
    get { long.load(ordering: .relaxed) }
    set { long.store(newValue, ordering: .relaxed) }
  }
  private static let long = Atomic(false)
  /// Elements of such a list (estimate: rows of a large widget).
  static let rows = 8
  /// How many lists are around the value.
  var lists = 0
  /// The type that is being decoded. One that is a single number may say by its name what that counts, and a property of
  /// it may be a choice made from what is decoded.
  var owner: any Any.Type = Never.self

  static func sample<T: Decodable>(_ type: T.Type, date: Date) throws -> T {
    try SampleDecoder(date: date).make(type, key: nil)
  }

  func make<T: Decodable>(_ type: T.Type, key: (any CodingKey)?) throws -> T {
    let made: Any? =
      switch type {
      case is Date.Type: moment(key)
      case is DateInterval.Type: DateInterval(start: bounds.lowerBound, end: bounds.upperBound)
      case is ClosedRange<Date>.Type: bounds
      case is Range<Date>.Type: bounds.lowerBound..<bounds.upperBound
      case is URL.Type: URL(string: "https://example.com")
      case is Data.Type: Data()
      case is Decimal.Type: Decimal(0)
      case is TimeZone.Type: TimeZone.current
      case is Locale.Type: Locale.current
      case is Calendar.Type: Calendar.current
      case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      case is String.Type: title(key)
      case let cases as any CaseIterable.Type: first(of: cases)
      case let dictionary as any EmptySample.Type: dictionary.init()
      default: FirstCase.ofPlain(type)
      }
    if let made = made as? T { return made }
    guard codingPath.count < Self.maximumDepth else {
      throw Failure(description: "\(type) contains itself")
    }
    var inner = self
    inner.codingPath.append(key ?? Key(stringValue: "value"))
    inner.owner = type
    return try T(from: inner)
  }

  private func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }

  private func moment(_ key: (any CodingKey)?) -> Date {
    date + SampleMoments.offset(for: key?.stringValue ?? "")
  }

  private var bounds: ClosedRange<Date> {
    date - SampleMoments.span...date + SampleMoments.span
  }

  private func title(_ key: (any CodingKey)?) -> String {
    key.map { SampleWords.text(for: $0.stringValue) } ?? "Text"
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  func container<K: CodingKey>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> {
    KeyedDecodingContainer(Keyed<K>(decoder: self, choices: SampleChoices(of: owner)))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    var inner = self
    inner.lists += 1
    let count = inner.lists == 1 && Self.isLong ? Self.rows : 1
    return Unkeyed(decoder: inner, count: inner.lists > Self.maximumListDepth ? 0 : count)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

  struct Keyed<K: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder
    let choices: SampleChoices
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// A dictionary is empty. An enumeration with values has its cases for keys and is its first.
    var allKeys: [K] { FirstCase.ofPlain(K.self).map { [$0] } ?? [] }
    func contains(_ key: K) -> Bool { true }
    func decodeNil(forKey key: K) throws -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
      try choices.rawValue(type, for: key) ?? decoder.make(type, key: key)
    }
    func nestedContainer<N: CodingKey>(
      keyedBy type: N.Type, forKey key: K
    ) throws -> KeyedDecodingContainer<N> { try decoder.container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
      try decoder.unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: K) throws -> any Decoder { decoder }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    var count: Int?
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }
    init(decoder: SampleDecoder, count: Int) {
      self.decoder = decoder
      self.count = count
    }
    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      currentIndex += 1
      // A list of names says whose they are.
      return try decoder.make(type, key: decoder.codingPath.last)
    }
    mutating func nestedContainer<N: CodingKey>(
      keyedBy type: N.Type
    ) throws -> KeyedDecodingContainer<N> {
      currentIndex += 1
      return try decoder.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return try decoder.unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { decoder }
  }

  struct Single: SingleValueDecodingContainer {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { false }
    func decode(_ type: String.Type) throws -> String { decoder.title(codingPath.last) }
    func decode(_ type: Double.Type) throws -> Double { number }
    func decode(_ type: Float.Type) throws -> Float { Float(number) }
    func decode(_ type: Int.Type) throws -> Int { whole() }
    func decode(_ type: Int8.Type) throws -> Int8 { whole() }
    func decode(_ type: Int16.Type) throws -> Int16 { whole() }
    func decode(_ type: Int32.Type) throws -> Int32 { whole() }
    func decode(_ type: Int64.Type) throws -> Int64 { whole() }
    func decode(_ type: UInt.Type) throws -> UInt { whole() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { whole() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { whole() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { whole() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try decoder.make(type, key: codingPath.last)
    }

    private func whole<I: FixedWidthInteger>() -> I { I(exactly: number.rounded(.down)) ?? 0 }

    /// A moment where the name calls a number that, since a range from now to one in 1970 would stop the program.
    private var number: Double {
      let key = codingPath.last?.stringValue ?? ""
      let unit =
        SampleMoments.unitSince1970(for: key)
        ?? SampleMoments.unitSince1970(ofType: "\(decoder.owner)")
      guard let unit else {
        return SampleNumbers.value(for: key)
      }
      return (decoder.date.timeIntervalSince1970 + SampleMoments.offset(for: key)) / unit
    }
  }
}

/// Collections of pairs: one alone is no pair.
private protocol EmptySample { init() }
extension Dictionary: EmptySample {}
