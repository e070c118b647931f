import VitrineCatalog

/// A device by its ID, such as `"iphone-17-pro"`, or its screen's size in points, such as `"393x852"`;
/// `vitrine devices` lists them.
public struct WidgetDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// As it was given.
  public let id: String

  /// - id: looked up when a widget is shown.
  public init(_ id: String) { self.id = id }
  /// The same, written as a text alone.
  public init(stringLiteral id: String) { self.id = id }
}

extension WidgetDevice {
  func resolved() throws(WidgetTestError) -> Device {
    if let device = DeviceCatalog.find(id) { return device }
    throw WidgetTestError(
      "no device is named '\(id)': 'vitrine devices' lists them; a screen size such as 393x852 is "
        + "accepted too")
  }
}
