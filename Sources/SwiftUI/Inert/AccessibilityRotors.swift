// Rotors, quick actions and focus: assistive technologies use them in an app; a widget's picture
// does not change.

/// What a rotor goes through.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Self.Body { get }
}
extension Never: AccessibilityRotorContent {}

/// One stop of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  nonisolated public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never {}
  nonisolated public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never {}
  public var body: Never { fatalError("AccessibilityRotorEntry has no body") }
}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildExpression<Data, ID, C: AccessibilityRotorContent>(
    _ content: ForEach<Data, ID, C>
  ) -> some AccessibilityRotorContent { NoRotorContent() }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?)
    -> some AccessibilityRotorContent
  { NoRotorContent() }
}
struct NoRotorContent: AccessibilityRotorContent {
  var body: Never { fatalError("NoRotorContent has no body") }
}
extension ForEach where Content: AccessibilityRotorContent {
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

public struct AccessibilitySystemRotor: Sendable {
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
  public static var links: AccessibilitySystemRotor { .init() }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init()
  }
  public static var headings: AccessibilitySystemRotor { .init() }
  public static var boldText: AccessibilitySystemRotor { .init() }
  public static var italicText: AccessibilitySystemRotor { .init() }
  public static var underlineText: AccessibilitySystemRotor { .init() }
  public static var misspelledWords: AccessibilitySystemRotor { .init() }
  public static var images: AccessibilitySystemRotor { .init() }
  public static var textFields: AccessibilitySystemRotor { .init() }
  public static var tables: AccessibilitySystemRotor { .init() }
  public static var lists: AccessibilitySystemRotor { .init() }
  public static var landmarks: AccessibilitySystemRotor { .init() }
}

extension View {
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  nonisolated public func accessibilityRotor<E: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View { self }
  nonisolated public func accessibilityRotor<E, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View { self }
  nonisolated public func accessibilityRotor(
    _ label: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  nonisolated public func accessibilityActions<C: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C
  ) -> some View { self }
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionCategory(verbatim: "default")
  public static let edit = AccessibilityActionCategory(verbatim: "edit")
  private init(verbatim name: String) { self.name = name }
  public init(_ name: LocalizedStringKey) { self.name = name.key }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}
