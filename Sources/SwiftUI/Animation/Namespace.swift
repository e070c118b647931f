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
