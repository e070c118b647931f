public struct ButtonStyleConfiguration {
  public struct Label {
    package let part: StyledPart
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  package init(role: ButtonRole?, label: StyledPart) {
    self.role = role
    self.label = Label(part: label)
    isPressed = false
  }
}
extension ButtonStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    package let part: StyledPart
  }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Which built-in look a style has.
enum ButtonLook { case automatic, plain, borderless, bordered, prominent, glass, glassProminent }

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .automatic, label: configuration.label.part, role: configuration.role)
  }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .plain, label: configuration.label.part, role: configuration.role)
  }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .borderless, label: configuration.label.part, role: configuration.role)
  }
}
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .borderless, label: configuration.label.part, role: configuration.role)
  }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .bordered, label: configuration.label.part, role: configuration.role)
  }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .prominent, label: configuration.label.part, role: configuration.role)
  }
}
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  nonisolated public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .glass, label: configuration.label.part, role: configuration.role)
  }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .glassProminent, label: configuration.label.part, role: configuration.role)
  }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

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

/// The look of the built-in styles. A button is 28, 34.33 or 50.33 points high (known, unsourced);
/// radii and fills are estimates after iOS.
struct BuiltInButton: View {
  let look: ButtonLook
  let label: StyledPart
  let role: ButtonRole?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  var body: some View {
    switch seenLook {
    case .plain: PartView(label).opacity(isEnabled ? 1 : 0.5)
    case .borderless: PartView(label).foregroundStyle(tint).opacity(isEnabled ? 1 : 0.5)
    case .automatic, .bordered, .glass:
      framed.foregroundStyle(tint)
        .background(AnyShapeStyle(tint.opacity(0.15)), in: shape)
        .opacity(isEnabled ? 1 : 0.5)
    case .prominent, .glassProminent:
      framed.foregroundStyle(.white).background(tint, in: shape).opacity(isEnabled ? 1 : 0.5)
    }
  }

  /// Without a style a button is bordered in a widget, and its tinted label in an app's view (two
  /// snapshots of iOS).
  private var seenLook: ButtonLook {
    let render = environment.core.render
    return look == .automatic && render.family.isEmpty && render.platform == .iOS
      ? .borderless : look
  }

  private var tint: AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return environment.core.tint ?? AnyShapeStyle(Color.accentColor)
  }

  private var framed: some View {
    PartView(label)
      .font(controlSize <= .small ? .subheadline : .body)
      .frame(maxWidth: environment.buttonSizing == .flexible ? .infinity : nil)
      .padding(.horizontal, padding.width).padding(.vertical, padding.height)
  }

  private var padding: CGSize {
    switch controlSize {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  private var shape: AnyShape {
    switch borderShape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    case .automatic:
      // Capsules since 26, rounded rectangles before (estimate: 8 points).
      environment.core.render.osVersion >= 26 || environment.core.render.platform == .watchOS
        ? AnyShape(Capsule())
        : AnyShape(RoundedRectangle(cornerRadius: controlSize >= .large ? 12 : 8))
    }
  }
}

@MainActor private func box<S: ButtonStyle>(_ style: S) -> StyleBox<ButtonStyleConfiguration> {
  StyleBox(style) { $0.makeBody(configuration: $1) }
}
@MainActor private func box<S: PrimitiveButtonStyle>(primitive style: S) -> StyleBox<
  ButtonStyleConfiguration
> {
  StyleBox(style) {
    $0.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: $1.role, label: .init(part: $1.label.part)))
  }
}
private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<ButtonStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  @MainActor var buttonStyle: StyleBox<ButtonStyleConfiguration> {
    chosenButtonStyle ?? box(primitive: DefaultButtonStyle())
  }
  /// The style that `.buttonStyle` set, nil where nobody did.
  @MainActor var chosenButtonStyle: StyleBox<ButtonStyleConfiguration>? {
    self[ButtonStyleKey.self]
  }
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
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return environmentValues { $0[ButtonStyleKey.self] = box(style.value) }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return environmentValues { $0[ButtonStyleKey.self] = box(primitive: style.value) }
  }
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
