/// A title with an icon.
public struct Label<Title, Icon> {
  package let title: Title
  package let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let configuration = LabelStyleConfiguration(title: StyledPart(title), icon: StyledPart(icon))
    return context.child(0).styled(configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: UIKit.ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: UIKit.ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

public struct LabelStyleConfiguration {
  public struct Title { package let part: StyledPart }
  public struct Icon { package let part: StyledPart }
  public var title: Title
  public var icon: Icon
  package init(title: StyledPart, icon: StyledPart) {
    self.title = Title(part: title)
    self.icon = Icon(part: icon)
  }
}
extension LabelStyleConfiguration.Title: View { public var body: some View { PartView(part) } }
extension LabelStyleConfiguration.Icon: View { public var body: some View { PartView(part) } }

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
/// Icon, then title: the middle of the icon beside the middle of the title's first line, which is
/// on the baseline for a symbol. The distance is the stack's own (8 points; estimate, not measured).
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}
private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
      configuration.icon.frame(minWidth: iconWidth)
      configuration.title
    }
  }
}

extension EnvironmentValues {
  /// Points between a label's icon and its title; nil: the style's own.
  public var labelIconToTitleSpacing: CGFloat? {
    get { slots.labelIconToTitleSpacing }
    set { slots.labelIconToTitleSpacing = newValue }
  }
  /// The least width of a label's icon, points.
  public var labelReservedIconWidth: CGFloat? {
    get { slots.labelReservedIconWidth }
    set { slots.labelReservedIconWidth = newValue }
  }
}
extension View {
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environmentValues { $0.labelIconToTitleSpacing = value }
  }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environmentValues { $0.labelReservedIconWidth = value }
  }
}
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.read(as: configuration.title.part)
  }
}
extension View {
  /// Assistive technologies read the title of a label that shows its icon alone.
  nonisolated fileprivate func read(as title: StyledPart) -> some View {
    contextual { context, content in
      let icon = content(context)
      let words = title.heard().words
      for node in icon { node.semantics.words = { words.text(in: context.child("title")) } }
      return icon
    }
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: LabelStyleConfiguration) -> any View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
