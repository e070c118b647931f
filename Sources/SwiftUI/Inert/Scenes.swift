public import Observation

/// An app beside its widget. It is compiled where a shared file declares it, and never runs.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
/// Stands for whatever a builder was given.
public struct _InertScene: Scene {
  nonisolated init() {}
  public var body: Never { fatalError("an inert scene has no body") }
}
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ content: S) -> S { content }
  public static func buildBlock<S: Scene>(_ content: S) -> S { content }
  public static func buildBlock<each S: Scene>(_ content: repeat each S) -> _InertScene {
    _InertScene()
  }
  public static func buildOptional(_ content: (any Scene)?) -> _InertScene { _InertScene() }
  public static func buildLimitedAvailability(_ content: any Scene) -> _InertScene {
    _InertScene()
  }
}

public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<D: Codable & Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct Window<Content: View>: Scene {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct Settings<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}
  public var body: Never { fatalError("an inert scene has no body") }
}
extension Scene {
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    _InertScene()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { _InertScene() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { _InertScene() }
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { _InertScene() }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { _InertScene() }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _InertScene()
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _InertScene()
  }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _InertScene()
  }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { _InertScene() }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { _InertScene() }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _InertScene()
  }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _InertScene()
  }
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { _InertScene() }
}
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// Gives an app its delegate. No app runs beside a widget, so nothing ever reads it.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public var wrappedValue: DelegateType { fatalError("a widget has no application delegate") }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
