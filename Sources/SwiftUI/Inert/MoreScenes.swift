// Further scenes of an app and how they behave: declared in shared files, never run.

public struct AlertScene<Actions: View, Message: View>: Scene {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct AssistiveAccess<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct UtilityWindow<Content: View>: Scene {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct WKNotificationScene<Content: View>: Scene {
  nonisolated public init<Controller>(controller: Controller.Type, category: String) {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}
public struct SceneWindowManagerRole: Sendable {
  public static let automatic = SceneWindowManagerRole()
  public static let principal = SceneWindowManagerRole()
}
extension Scene {
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { _InertScene() }
  nonisolated public func backgroundTask<R>(
    _ task: BackgroundTask<Void, R>, action: @escaping @Sendable () async -> R
  ) -> some Scene { _InertScene() }
  nonisolated public func commandsRemoved() -> some Scene { _InertScene() }
  nonisolated public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C)
    -> some Scene
  { _InertScene() }
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _InertScene()
  }
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _InertScene()
  }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { _InertScene() }
  nonisolated public func persistentSystemOverlays(_ preference: Visibility) -> some Scene {
    _InertScene()
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _InertScene()
  }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { _InertScene() }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { _InertScene() }
  nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { _InertScene() }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { _InertScene() }
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    _InertScene()
  }
}
public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

// MARK: Commands

public struct EmptyCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct SidebarCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct InspectorCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct TextFormattingCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}
public struct ImportFromDevicesCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("inert commands have no body") }
}

// MARK: Actions of the environment that open what a widget has not

public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() {}
}
public struct NewDocumentAction: Sendable {
  @MainActor public func callAsFunction<D: FileDocument>(
    _ document: @autoclosure @escaping @Sendable () -> D
  ) {}
}
public struct OpenDocumentAction: Sendable {
  @MainActor public func callAsFunction(at url: URL) async throws {}
}
public struct RenameAction: Sendable { @MainActor public func callAsFunction() {} }
public struct ResetFocusAction: Sendable {
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}
extension EnvironmentValues {
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var undoManager: UndoManager? { nil }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var controlActiveState: ControlActiveState { .inactive }
  public var isTabBarShowingSections: Bool { false }
  public var isHoverEffectEnabled: Bool { false }
  public var isFocusEffectEnabled: Bool { false }
  public var isUserAuthenticationEnabled: Bool { false }
}
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

public struct SettingsLink<Label: View>: View {
  nonisolated public init() where Label == DefaultSettingsLinkLabel {}
  nonisolated public init(@ViewBuilder label: () -> Label) {}
  public var body: some View { UnsupportedView("SettingsLink") }
}
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
public struct HelpLink: View {
  nonisolated public init(action: @escaping () -> Void) {}
  nonisolated public init(destination: URL) {}
  public var body: some View { UnsupportedView("HelpLink") }
}
public struct RenameButton<Label: View>: View {
  public var body: some View { UnsupportedView("RenameButton") }
}
extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init() {}
}
public struct PasteButton: View {
  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  public var body: some View { UnsupportedView("PasteButton") }
}
public struct HSplitView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("HSplitView") }
}
public struct VSplitView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("VSplitView") }
}
public struct MenuButton<Label: View, Content: View>: View {
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("MenuButton") }
}
public struct TextFieldLink<Label: View>: View {
  nonisolated public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {}
  public var body: some View { UnsupportedView("TextFieldLink") }
}

/// How grave a question is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}
