/// How content changes in place between two entries. The picture of one entry does not show it; the
/// archive says it, and the system draws the frames between two of them.
public struct ContentTransition: Equatable, Sendable {
  fileprivate let name: String
  private init(_ name: String) { self.name = name }
  public static let identity = ContentTransition("identity")
  public static let opacity = ContentTransition("opacity")
  public static let interpolate = ContentTransition("interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(countsDown ? "numericText down" : "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition("numericText \(value)")
  }
  public static var symbolEffect: ContentTransition { ContentTransition("symbolEffect") }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition("symbolEffect \(T.self)") }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { slots.contentTransition }
    set { slots.contentTransition = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { slots.contentTransitionAddsDrawingGroup }
    set { slots.contentTransitionAddsDrawingGroup = newValue }
  }
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environmentValues { $0.contentTransition = transition }
      .behavior(
        TagBehavior(.name("contentTransition \(transition.name)"), name: "ContentTransition"))
  }
}
