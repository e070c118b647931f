public import UIKit

/// Shape of the pieces of an accessory group.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  package let name: String
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

private struct GroupStyleKey: EnvironmentKey {
  static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}
extension EnvironmentValues {
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[GroupStyleKey.self] }
    set { self[GroupStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle
  ) -> some View {
    environmentValues { $0.accessoryWidgetGroupStyle = style }
  }
}

/// A label over up to three pieces, for the rectangular family.
public struct AccessoryWidgetGroup<Label, Content> {
  let label: Label
  let content: Content
}
extension AccessoryWidgetGroup: View where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    // Distances are estimates.
    VStack(alignment: .leading, spacing: 4) {
      label.font(.headline).lineLimit(1).widgetAccentable()
      AccessoryGroupPieces(content: content)
    }
  }
}

/// The pieces of a group, each cut to the group's shape.
struct AccessoryGroupPieces<Content: View>: View {
  /// Pieces beyond the third are left out, as on a watch.
  static var maximumCount: Int { 3 }
  let content: Content
  @SwiftUI.Environment(\.accessoryWidgetGroupStyle) private var style

  var body: some View {
    let shape =
      style == .roundedSquare
      ? AnyShape(RoundedRectangle(cornerRadius: 8, style: .continuous)) : AnyShape(Circle())
    let content = UncheckedBox(content)
    return HStack(spacing: 6) {
      ContextView { context in
        context.resolve(content.value).prefix(Self.maximumCount).flatMap { node in
          context.resolve(
            ContextView { _ in [node] }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color.white.opacity(0.15))
              .clipShape(shape))
        }
      }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Text(titleKey) }, content: content)
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Text(titleResource) }, content: content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image>, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: {
        SwiftUI.Label {
          Text(titleResource)
        } icon: {
          Image(systemName: systemImage)
        }
      },
      content: content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: {
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(image)
        }
      }, content: content)
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: {
        SwiftUI.Label {
          Text(titleResource)
        } icon: {
          Image(image)
        }
      }, content: content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: {
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(image)
        }
      }, content: content)
  }
}
