import AppIntents

extension ControlParts {
  /// The control as Control Center draws it: a symbol alone where it is as wide as high, symbol
  /// with title and value where it is wider (facts/geometry.md §12; colours are estimates).
  var view: some View { ControlView(parts: UncheckedBox(self)) }
}

struct ControlView: View {
  let parts: UncheckedBox<ControlParts>
  @SwiftUI.Environment(\.redactionReasons) private var redaction

  private var isHidden: Bool {
    redaction.contains(.placeholder) || (redaction.contains(.privacy) && parts.value.isPrivate)
  }
  private var isOn: Bool { parts.value.isOn == true && !isHidden }

  var body: some View {
    GeometryReader { space in
      let isSmall = space.size.width < space.size.height * 1.5
      HStack(spacing: 8) {
        symbol(space.size.height)
        if !isSmall, !isHidden {
          VStack(alignment: .leading, spacing: 0) {
            AnyView(parts.value.label).labelStyle(.titleOnly).font(.footnote.weight(.semibold))
            AnyView(parts.value.valueLabel).labelStyle(.titleOnly).font(.footnote).opacity(0.7)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
        }
      }
      .padding(.horizontal, isSmall ? 0 : space.size.height * 0.15)
      .frame(width: space.size.width, height: space.size.height)
      .foregroundStyle(Color.white)
      .background {
        Capsule().fill(isSmall && isOn ? Color.white : Color.white.opacity(0.2))
      }
      .opacity(parts.value.isDisabled ? 0.5 : 1)
    }
    .environment(\.colorScheme, .dark)
  }

  private func symbol(_ height: CGFloat) -> some View {
    let icon = parts.value.isTitleOnly ? parts.value.valueLabel : parts.value.label
    return AnyView(icon)
      .labelStyle(.iconOnly)
      .font(.system(size: height * 0.36, weight: .medium))
      .foregroundStyle(isOn ? parts.value.tint ?? Color.accentColor : Color.white)
      .frame(width: height * 0.7, height: height * 0.7)
      .background { Circle().fill(isOn ? Color.white : Color.clear) }
  }
}
