/// Names a set of views that are matched with one another.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    private let place: Int
    package init(place: Int) { self.place = place }
  }
  private var id = ID(place: 0)
  public init() {}
  public var wrappedValue: Namespace.ID { id }
}

extension Namespace: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) { id = ID(place: context.path) }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

extension View {
  /// Matters while two entries change into one another; one entry's picture is the same without.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
  nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
