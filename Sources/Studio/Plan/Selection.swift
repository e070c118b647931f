public import VitrineCatalog

/// Which widgets, families, devices and contexts, with every name resolved.
public struct Selection: Sendable {
  /// Kinds; empty: all.
  public var widgets: [String] = []
  public var families: [Family] = []
  public var devices: [Device] = []
  public var contexts: [Context] = []
  /// Names of previews, which are shown instead of widgets; `all` for all.
  public var previews: [String] = []
  /// Whether contexts were named one by one: then one that does not fit is an error.
  public var namesContexts = false
  /// Where no contexts are named: all of a family's, or its main one.
  public var showsEveryPlace = false

  public init() {}
}
