/// Why a widget cannot be shown as a test asks for.
public struct WidgetTestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for, and what there is instead.
  public var description: String

  init(_ description: String) { self.description = description }
}
