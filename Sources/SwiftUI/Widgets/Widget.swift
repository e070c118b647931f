/// One kind of widget: what it is called and how it is filled.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// What a widget's body is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: WidgetConfiguration {}

/// The widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Widget {
  public init() { fatalError("Never is no widget") }
}

/// A widget without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration, Sendable {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
}

/// Several widgets as one value. Hidden, because a bundle's body has one type.
public struct _WidgetGroup: Widget {
  private let box: UncheckedBox<[any Widget]>
  nonisolated package var widgets: [any Widget] { box.value }
  nonisolated public init() { box = UncheckedBox([]) }
  nonisolated package init(_ widgets: [any Widget]) { box = UncheckedBox(widgets) }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control as a widget of a bundle.
public struct _ControlAsWidget: Widget {
  private nonisolated let box: UncheckedBox<(any ControlWidget)?>
  nonisolated package var control: (any ControlWidget)? { box.value }
  nonisolated public init() { box = UncheckedBox(nil) }
  nonisolated package init(_ control: any ControlWidget) { box = UncheckedBox(control) }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _ControlAsWidget
  {
    _ControlAsWidget(content)
  }
  public static func buildBlock() -> _WidgetGroup { _WidgetGroup([]) }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> _WidgetGroup
  {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return _WidgetGroup(widgets)
  }
  // Not generic: of a branch that is not taken, only nil is known.
  public static func buildOptional(_ content: (any Widget)?) -> _WidgetGroup {
    _WidgetGroup(content.map { [$0] } ?? [])
  }
  public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup {
    _WidgetGroup([first])
  }
  public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
    _WidgetGroup([second])
  }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup([content])
  }
}

/// A control for Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ControlWidgetConfiguration {}
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content
  { content }
}
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration, Sendable {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { fatalError("EmptyControlWidgetConfiguration has no body") }
}

@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ControlWidgetTemplate {}
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
  { content }
}
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, Sendable {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { fatalError("EmptyControlWidgetTemplate has no body") }
}

/// Work that the system does for an app in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}
extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }
}
extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}
extension WidgetConfiguration {
  /// Inert: nothing of an app runs here.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }
}
