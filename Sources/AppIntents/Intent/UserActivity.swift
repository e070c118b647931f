public import VitrineFoundation

extension NSUserActivity {
  /// The configuration of the widget that was tapped; WidgetKit puts it in where it opens the app.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    userInfo?[Self.widgetConfigurationKey] as? Intent
  }

  package static let widgetConfigurationKey = "WidgetConfigurationIntent"
}
