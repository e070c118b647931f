package import VitrineMessages

/// How the system colors a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  package let mode: RenderEnvironment.RenderingMode
  public static let fullColor = WidgetRenderingMode(mode: .fullColor)
  public static let accented = WidgetRenderingMode(mode: .accented)
  public static let vibrant = WidgetRenderingMode(mode: .vibrant)
  public var description: String { mode.rawValue }
}

private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily? { nil } }
private struct RenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode? { nil }
}
private struct ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }
private struct LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail? { nil }
}

extension EnvironmentValues {
  /// The family that is drawn.
  public package(set) var widgetFamily: WidgetFamily {
    get {
      // Outside of a widget's views it says medium (estimate: a provider that reads it so gives enough for one).
      self[WidgetFamilyKey.self] ?? WidgetFamily(name: core.render.family) ?? .systemMedium
    }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the system colors the widget. Views may set it to see what they would do.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] ?? WidgetRenderingMode(mode: core.render.renderingMode) }
    set { self[RenderingModeKey.self] = newValue }
  }

  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] ?? core.render.showsContainerBackground }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The system's margins, also where the widget does without them; points.
  public package(set) var widgetContentMargins: EdgeInsets {
    get {
      if let margins = self[ContentMarginsKey.self] { return margins }
      let margins = core.render.contentMargins
      return EdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom,
        trailing: margins.trailing)
    }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether the place shows a `widgetLabel`.
  public var showsWidgetLabel: Bool { core.render.showsWidgetLabel }

  /// Simplified where the widget is seen from far away in a room. Views may set it to see what they
  /// would do.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] ?? (core.render.isSimplified ? .simplified : .default) }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

extension ContainerBackgroundPlacement {
  /// Behind a widget's content, edge to edge.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
