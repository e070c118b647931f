extension View {
  /// Runs once when the widget's view is archived; state that it changes is taken into account.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return contextual { context, content in
      let key = context.child("onAppear").path
      let memory = context.session.box(at: key) { OnceBox() }
      if !memory.done, let action {
        memory.done = true
        context.session.onAppear.append { action() }
      }
      return content(context)
    }
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    inert("onDisappear")
  }
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    initialChange(initial) { action(value, value) }
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    initialChange(initial, action)
  }
  nonisolated private func initialChange(_ initial: Bool, _ action: @escaping () -> Void)
    -> some View
  {
    onAppear(perform: initial ? action : nil)
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task") }
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task") }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task(id:)") }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never { inert("onReceive") }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert("onOpenURL")
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { inert("onTapGesture") }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert("onTapGesture") }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert("onLongPressGesture") }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    inert("onHover")
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { inert("gesture") }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("gesture") }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("gesture") }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    inert("refreshable")
  }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let transform = transform
    return contextual { context, content in
      let nodes = content(context)
      let memory = context.session.box(at: context.child("geometry").path) { OnceBox() }
      context.session.onPlaced.append {
        guard let node = nodes.first else { return }
        let value = transform(GeometryProxy(node: node))
        if let last = memory.value as? T, last == value { return }
        memory.value = value
        action(value)
      }
      return nodes
    }
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert("preferredColorScheme")
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert("textSelection")
  }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    inert("scrollContentBackground")
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    inert("listRowBackground")
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    inert("listRowInsets")
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { inert("listRowSeparator") }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { inert("listStyle") }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    inert("pickerStyle")
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationTitle")
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationTitle")
  }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationBarTitle")
  }
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("toolbar")
  }
  nonisolated public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { inert("sheet") }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert("focusable") }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert("badgeProminence")
  }
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    groupBoxStyled(style)
  }
}

@MainActor final class OnceBox {
  var done = false
  var value: Any?
}

public struct ContentMarginPlacement: Sendable {
  let raw: Int
  public static let automatic = ContentMarginPlacement(raw: 0)
  public static let scrollContent = ContentMarginPlacement(raw: 1)
  public static let scrollIndicators = ContentMarginPlacement(raw: 2)
}
public struct BadgeProminence: Hashable, Sendable {
  let raw: Int
  public static let standard = BadgeProminence(raw: 0)
  public static let decreased = BadgeProminence(raw: 1)
  public static let increased = BadgeProminence(raw: 2)
}

/// Gestures never happen in a widget.
public protocol Gesture { associatedtype Value }
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
  public func onEnded(_ action: @escaping (Void) -> Void) -> TapGesture { self }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
