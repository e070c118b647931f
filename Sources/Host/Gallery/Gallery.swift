public import VitrineCatalog
public import VitrineMessages

/// What people see when they choose a widget for a location.
public struct Gallery: Hashable, Sendable {
  /// A widget that is offered.
  public struct Item: Hashable, Sendable {
    /// The widget's identifier.
    public var kind: String
    /// What people read; the identifier where the widget has no name.
    public var name: String
    public var description: String
    /// In the order of the sizes that people swipe through.
    public var families: [Family]
  }
  /// A widget that is not offered here, and why.
  public struct Exclusion: Hashable, Sendable {
    /// The widget's identifier.
    public var kind: String
    /// Why it is not offered.
    public var reason: String
  }
  /// In the bundle's order.
  public var items: [Item] = []
  /// Below "Other": disfavored here by the widget itself (facts/behavior.md §27).
  public var others: [Item] = []
  /// Widgets that this place does not offer.
  public var excluded: [Exclusion] = []

  /// Locations of the gallery by WidgetKit's names, and the context that each stands for.
  public static let locations: [(location: String, context: String)] = [
    ("homeScreen", "home-screen"), ("lockScreen", "lock-screen"), ("standBy", "standby"),
    ("carPlay", "carplay"), ("macDesktop", "mac-desktop"), ("iPhoneWidgetsOnMac", "mac-desktop"),
    ("watchFace", "watch-face"), ("smartStack", "smart-stack"),
    ("controlCenter", "control-center"),
  ]

  /// Sorts the widgets of a bundle by what the location takes.
  public init(
    _ widgets: [WidgetDescription], location: String, context: Context, device: Device, os: Int
  ) {
    let offersWidgets = context.families.values.contains { !$0.allSatisfy(\.isControl) }
    for widget in widgets {
      let isControl = widget.configuration == .control
      // Controls are chosen apart from widgets.
      if !offersWidgets, !isControl { continue }
      let families = Self.sizes(of: widget).filter { context.allows($0, on: device, os: os) }
      if let reason = Self.refusal(widget), !isControl || families.isEmpty {
        excluded.append(Exclusion(kind: widget.kind, reason: reason))
        continue
      }
      let standing = families.filter {
        context.allows(
          $0, on: device, os: os, isBackgroundRemovable: widget.containerBackgroundRemovable)
      }
      guard !standing.isEmpty else {
        excluded.append(
          Exclusion(
            kind: widget.kind, reason: Self.reason(families, widget, context, device, os: os)))
        continue
      }
      let disfavored = Set(
        widget.disfavoredLocations.filter { $0.location == location }.flatMap(\.families))
      add(widget, standing.filter { !disfavored.contains($0.rawValue) }, to: \.items)
      add(widget, standing.filter { disfavored.contains($0.rawValue) }, to: \.others)
    }
  }

  private mutating func add(
    _ widget: WidgetDescription, _ families: [Family], to list: WritableKeyPath<Gallery, [Item]>
  ) {
    guard !families.isEmpty else { return }
    self[keyPath: list].append(
      Item(
        kind: widget.kind, name: widget.displayName.isEmpty ? widget.kind : widget.displayName,
        description: widget.description, families: families))
  }

  /// People choose a control's size: it has all of them.
  private static func sizes(of widget: WidgetDescription) -> [Family] {
    guard widget.configuration == .control else {
      return widget.families.compactMap(Family.init(rawValue:))
    }
    return [.controlSmall, .control, .controlLarge]
  }

  private static func refusal(_ widget: WidgetDescription) -> String? {
    switch widget.configuration {
    case .activity: "a Live Activity is started by its app"
    case .control:
      "controls are in Control Center, on a phone's Lock Screen, in a Mac's menu bar and in a watch's "
        + "Smart Stack"
    case .relevance: "a relevance widget appears by itself and cannot be placed"
    case .static, .appIntent, .intent: nil
    }
  }

  private static func reason(
    _ families: [Family], _ widget: WidgetDescription, _ context: Context, _ device: Device, os: Int
  ) -> String {
    guard families.isEmpty else {
      return "its background cannot be removed (containerBackgroundRemovable(false)), as "
        + "\(context.id) requires"
    }
    let supported = (context.families[device.platform] ?? [])
      .filter { $0.isSystem || $0.isAccessory }
      .filter { context.allows($0, on: device, os: os) }.map(\.rawValue)
    return supported.isEmpty
      ? "\(device.id) has no \(context.id)"
      : "it supports none of the families here: \(supported.joined(separator: ", "))"
  }
}
