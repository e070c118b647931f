import AppIntents

extension ControlParts {
  /// The control as Control Center draws it: a symbol alone where it is as wide as high, symbol
  /// with title and value where it is wider (facts/geometry.md §12; colors are estimates).
  var view: some View { ControlView(parts: UncheckedBox(self)) }
}

/// The tile as a button or toggle, so that a tap performs its intent.
struct ControlView: View {
  let parts: UncheckedBox<ControlParts>

  var body: some View {
    GeometryReader { space in
      AnyView(control(space.size))
    }
    .environment(\.colorScheme, .dark)
  }

  private func control(_ size: CGSize) -> any View {
    guard let intent = parts.value.intent, !parts.value.isDisabled else { return tile(size) }
    return parts.value.isOn == nil ? button(intent, size) : toggle(intent, size)
  }

  private func tile(_ size: CGSize) -> ControlTile {
    ControlTile(parts: parts, size: size, isOn: parts.value.isOn ?? false)
  }

  private func button<I: AppIntent>(_ intent: I, _ size: CGSize) -> any View {
    Button(intent: intent) { tile(size) }.buttonStyle(.plain)
  }

  private func toggle<I: AppIntent>(_ intent: I, _ size: CGSize) -> any View {
    Toggle(isOn: parts.value.isOn ?? false, intent: intent) { EmptyView() }
      .toggleStyle(ControlTileStyle(parts: parts, size: size))
  }
}

private struct ControlTileStyle: ToggleStyle {
  let parts: UncheckedBox<ControlParts>
  let size: CGSize

  func makeBody(configuration: Configuration) -> some View {
    ControlTile(parts: parts, size: size, isOn: configuration.isOn)
  }
}

private struct ControlTile: View {
  let parts: UncheckedBox<ControlParts>
  let size: CGSize
  let isOn: Bool
  @SwiftUI.Environment(\.redactionReasons) private var redaction
  @SwiftUI.Environment(\.isOnWatch) private var isOnWatch

  private var isHidden: Bool {
    redaction.contains(.placeholder) || (redaction.contains(.privacy) && parts.value.isPrivate)
  }
  private var isLit: Bool { isOn && !isHidden }
  private var isSmall: Bool { size.width < size.height * 1.5 && !isLarge }
  /// A Mac's menu bar has symbols without tiles; what is off is paler (estimate).
  private var isMenuItem: Bool { size.height <= 24 }
  /// The large tile has its words below its symbol.
  private var isLarge: Bool { size.height > 110 }

  /// A card of a watch's Smart Stack, which is less round than a capsule.
  private var isCard: Bool { isOnWatch && !isSmall }

  var body: some View {
    if isMenuItem { item } else if isLarge { large } else { row }
  }

  private var item: some View {
    icon.font(.system(size: 14, weight: .medium))
      .foregroundStyle(Color.white)
      .frame(width: size.width, height: size.height)
      .opacity(parts.value.isDisabled || isPale ? 0.5 : 1)
  }

  private var isPale: Bool { parts.value.isOn != nil && !isLit }

  private var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      symbol(72)
      Spacer(minLength: 0)
      if !isHidden { words }
    }
    .padding(14)
    .frame(width: size.width, height: size.height, alignment: .leading)
    .foregroundStyle(Color.white)
    .background { RoundedRectangle(cornerRadius: 36).fill(Color.white.opacity(0.2)) }
    .opacity(parts.value.isDisabled ? 0.5 : 1)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      // A symbol, a title and what is said below it may stand beside each other in a label.
      AnyView(parts.value.label).labelStyle(.titleOnly).piece(0, without: "Image")
        .font(isCard ? .headline : .footnote.weight(.semibold)).lineLimit(2)
      AnyView(parts.value.label).labelStyle(.titleOnly).piece(1, without: "Image")
        .font(.footnote).opacity(0.7).lineLimit(1)
      AnyView(parts.value.valueLabel(isOn)).labelStyle(.titleOnly).font(.footnote).opacity(0.7)
        .lineLimit(1)
    }
  }

  private var row: some View {
    HStack(spacing: 8) {
      symbol(size.height)
      if !isSmall, !isHidden {
        words.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.leading, isSmall ? 0 : size.height * 0.12)
    .padding(.trailing, isSmall ? 0 : size.height * 0.15)
    .frame(width: size.width, height: size.height)
    .foregroundStyle(Color.white)
    .background {
      RoundedRectangle(cornerRadius: size.height * (isCard ? 0.3 : 0.5), style: .continuous)
        .fill(isSmall && isLit ? Color.white : Color.white.opacity(0.2))
    }
    .opacity(parts.value.isDisabled ? 0.5 : 1)
  }

  private var icon: some View {
    let icon = parts.value.isTitleOnly ? parts.value.valueLabel(isOn) : parts.value.label
    return AnyView(icon).labelStyle(.iconOnly)
      .piece(0, without: "Text")
  }

  private func symbol(_ height: CGFloat) -> some View {
    icon.font(.system(size: height * 0.36, weight: .medium))
      .foregroundStyle(isLit ? parts.value.tint ?? Color.accentColor : Color.white)
      .frame(width: height * 0.7, height: height * 0.7)
      .background { Circle().fill(isLit ? Color.white : Color.clear) }
  }
}

extension View {
  /// The view's piece of a number, without those of a kind; nothing where there is none.
  fileprivate nonisolated func piece(_ number: Int, without kind: String) -> some View {
    contextual { context, content in
      let pieces = content(context).filter { $0.behavior.name != kind }
      return pieces.indices.contains(number) ? [pieces[number]] : []
    }
  }
}
