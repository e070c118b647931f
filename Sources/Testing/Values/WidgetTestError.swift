/// Why a widget cannot be shown as a test asks for.
public struct WidgetTestError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
