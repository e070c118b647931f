/// The circumstances of a change of state. Nothing moves in a still picture; kept so that sources
/// that read and write it behave.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The change is complete as soon as it is drawn.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = Self(name: "logicallyComplete")
  public static let removed = Self(name: "removed")
}

/// Makes the change; a widget shows its result at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension View {
  // WidgetKit animates between entries; a picture of one entry is the same with and without.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    let box = UncheckedBox(value)
    return contextual { context, content in
      context.animated(
        content(context), animation, trigger: ChangeTrigger.number(of: box.value))
    }
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    contextual { context, content in
      context.animated(content(context), animation, trigger: ChangeTrigger.always)
    }
  }
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(EmptyModifier())
  }
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

extension View where Self: Equatable {
  /// The view's own equality says what a change is; here every change counts.
  @available(*, deprecated)
  nonisolated public func animation(_ animation: Animation?) -> some View {
    contextual { context, content in
      context.animated(content(context), animation, trigger: ChangeTrigger.always)
    }
  }
}

extension ViewModifier {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

/// Stands for the content that a closure or a transition receives.
public struct PlaceholderContentView<Value> {
  package let resolveContent: @MainActor (ResolveContext) -> [Node]
}
extension PlaceholderContentView: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] { resolveContent(context) }
}
extension PlaceholderContentView {
  nonisolated package init<V: View>(content: V) {
    let box = UncheckedBox(content)
    resolveContent = { $0.child(0).resolve(box.value) }
  }
}
