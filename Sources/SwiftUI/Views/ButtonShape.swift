public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let raw: Int
  public static let automatic = ButtonRepeatBehavior(raw: 0)
  public static let enabled = ButtonRepeatBehavior(raw: 1)
  public static let disabled = ButtonRepeatBehavior(raw: 2)
}
public struct ButtonSizing: Hashable, Sendable {
  let raw: Int
  public static let automatic = ButtonSizing(raw: 0)
  public static let flexible = ButtonSizing(raw: 1)
  public static let fitted = ButtonSizing(raw: 2)
}

extension EnvironmentValues {
  /// Whether bordered buttons keep to their label's width.
  public var buttonSizing: ButtonSizing {
    get { slots.buttonSizing }
    set { slots.buttonSizing = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { slots.buttonBorderShape }
    set { slots.buttonBorderShape = newValue }
  }
}
extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValues { $0.buttonBorderShape = shape }
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert("buttonRepeatBehavior")
  }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environmentValues { $0.buttonSizing = sizing }
  }
}
