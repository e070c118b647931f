public import VitrineCatalog
import VitrineMessages

/// Which widgets, families, devices and contexts, with every name resolved.
public struct Selection: Sendable {
  /// Kinds; empty: all.
  public var widgets: [String] = []
  /// Empty: every family that the widget supports.
  public var families: [Family] = []
  /// Empty: the default devices.
  public var devices: [Device] = []
  /// Empty: every context of the default devices.
  public var contexts: [Context] = []
  /// Names of previews, which are shown instead of widgets; `all` for all.
  public var previews: [String] = []
  /// Whether contexts were named one by one: then one that does not fit is an error.
  public var namesContexts = false
  /// Where no contexts are named: all of a family's, or its main one.
  public var showsEveryContext = false

  public init() {}
}

extension WidgetDescription {
  /// Whether a name on the command line means this widget: its kind, or the type of a Live
  /// Activity's attributes.
  func isNamed(_ name: String) -> Bool { kind == name || kind == "activity:\(name)" }
}
