// Environment values that are the same in every widget, newer than OS 18.

extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityShowBorders: Bool { false }
  /// A widget is never the key window.
  public var appearsActive: Bool {
    get { true }
    set {}
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
}

extension View {
  /// Inert: taps open the app, which is not here.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { inert("onContinueUserActivity") }
}
