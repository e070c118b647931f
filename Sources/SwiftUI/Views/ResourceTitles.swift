public import AppIntents

// Titles that are looked up later. A literal is a `LocalizedStringKey` before it is one of these.

extension Button where Label == Text {
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
    self.init(intent: intent) { Text(titleResource) }
  }
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: I
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: I
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I
  ) {
    self.init(isOn: isOn, intent: intent) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content)
  }
}

extension GroupBox where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource) { Text(value) }
  }
  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image resource: UIKit.ImageResource
  ) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
}
