package import VitrineMessages
import VitrineText

/// A value that views read from their surroundings.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Everything a view knows about its surroundings.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var storage = EnvironmentStorage.initial

  /// Whether nothing was changed since one was made of the other.
  func isShared(with other: EnvironmentValues) -> Bool { storage === other.storage }

  public init() {}

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(copying: storage) }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[key] ?? K.defaultValue }
    set {
      makeUnique()
      storage.values[key] = newValue
    }
  }

  /// Objects by their type, for `@EnvironmentObject` and `@Environment(Model.self)`.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { storage.objects[type] }
    set {
      makeUnique()
      storage.objects[type] = newValue
    }
  }

  /// The values read for nearly every node.
  package var core: CoreEnvironment {
    _read { yield storage.core }
    _modify {
      makeUnique()
      yield &storage.core
    }
  }

  /// What text takes from its surroundings.
  package var text: TextSettings {
    _read { yield storage.text }
    _modify {
      makeUnique()
      yield &storage.text
    }
  }

  /// What else SwiftUI keeps in an environment.
  package var slots: EnvironmentSlots {
    _read { yield storage.slots }
    _modify {
      makeUnique()
      yield &storage.slots
    }
  }

  public var description: String {
    "EnvironmentValues(\(storage.values.count + storage.objects.count) custom values)"
  }
}

/// See `EnvironmentValues.core`.
package struct CoreEnvironment {
  package var render = RenderEnvironment(family: "")
  package var layoutDirection = LayoutDirection.leftToRight
  package var colorScheme = ColorScheme.light
  package var dynamicTypeSize = DynamicTypeSize.large
  package var displayScale: CGFloat = 3
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  package var timeZone = TimeZone(identifier: "UTC") ?? .current
  package var font: Font?
  package var foregroundStyle = ForegroundLevels()
  package var tint: AnyShapeStyle?
  package var isEnabled = true
  package var redactionReasons: RedactionReasons = []
  /// What the tree may ask beyond its nodes' limits; nil: nothing.
  package var layoutBudget: LayoutBudget?
  package init() {}
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }
  public var colorScheme: ColorScheme {
    get { core.colorScheme }
    set { core.colorScheme = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    core.render.contrast == .increased ? .increased : .standard
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { core.dynamicTypeSize }
    set { core.dynamicTypeSize = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { core.displayScale }
    set { core.displayScale = newValue }
  }
  /// Points of one pixel.
  public var pixelLength: CGFloat { 1 / core.displayScale }
  public var locale: Locale {
    get { core.locale }
    set { core.locale = newValue }
  }
  public var calendar: Calendar {
    get { core.calendar }
    set { core.calendar = newValue }
  }
  public var timeZone: TimeZone {
    get { core.timeZone }
    set { core.timeZone = newValue }
  }
  public var font: Font? {
    get { core.font }
    set { core.font = newValue }
  }
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { core.redactionReasons }
    set { core.redactionReasons = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { core.render.isLuminanceReduced }
    set { core.render.isLuminanceReduced = newValue }
  }
}

extension EnvironmentValues {
  /// The environment that the system described.
  package init(_ render: RenderEnvironment) {
    self.init()
    core.render = render
    core.layoutDirection = render.layoutDirection == .rtl ? .rightToLeft : .leftToRight
    core.colorScheme = render.colorScheme == .dark ? .dark : .light
    core.dynamicTypeSize = DynamicTypeSize(name: render.dynamicTypeSize) ?? .large
    core.displayScale = CGFloat(render.displayScale)
    core.locale = Locale(identifier: render.locale)
    core.timeZone = TimeZone(identifier: render.timeZone) ?? core.timeZone
    var calendar = Calendar.current
    if let name = render.calendar, let identifier = Calendar.Identifier(vitrineName: name) {
      calendar = Calendar(identifier: identifier)
    } else {
      calendar = core.locale.calendar
    }
    calendar.locale = core.locale
    calendar.timeZone = core.timeZone
    core.calendar = calendar
    for reason in render.redaction {
      switch reason {
      case .placeholder: core.redactionReasons.insert(.placeholder)
      case .privacy: core.redactionReasons.insert(.privacy)
      case .invalidated: core.redactionReasons.insert(.invalidated)
      }
    }
  }
}

extension Calendar.Identifier {
  package init?(vitrineName name: String) {
    let all: [String: Calendar.Identifier] = [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil,
      "islamicUmmAlQura": .islamicUmmAlQura, "iso8601": .iso8601, "japanese": .japanese,
      "persian": .persian, "republicOfChina": .republicOfChina,
    ]
    guard let found = all[name] else { return nil }
    self = found
  }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The person's text size. Widgets are given `large` … `accessibility5`.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  package init?(name: String) {
    guard let index = TypeSize.allCases.firstIndex(where: { $0.rawValue == name }) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return environmentValues { $0[keyPath: keyPath] = value }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let transform = transform
    return environmentValues { transform(&$0[keyPath: keyPath]) }
  }
}
