/// A place where a widget can stand.
public struct WidgetLocation: Hashable, Sendable {
  package let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
  public static let watchFace = WidgetLocation(name: "watchFace")
  public static let smartStack = WidgetLocation(name: "smartStack")
}

/// Surface of a widget in a room (visionOS).
public struct WidgetTexture: Hashable, Sendable {
  package let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

/// How a widget sits on a wall (visionOS).
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// How much to show at the viewer's distance (visionOS).
public struct LevelOfDetail: Equatable, Sendable {
  package let name: String
  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}
