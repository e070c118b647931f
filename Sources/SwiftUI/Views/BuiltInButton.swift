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
    case .automatic, .bordered:
      framed.foregroundStyle(tint)
        .background(AnyShapeStyle(tint.opacity(0.15)), in: shape)
        .opacity(isEnabled ? 1 : 0.5)
    case .glass(let glass):
      // Label in the tint where there is one (estimate).
      framed.foregroundStyle(environment.core.tint ?? AnyShapeStyle(.primary))
        .glassEffect(glass, in: shape).opacity(isEnabled ? 1 : 0.5)
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

  /// A font that is set around the button counts: public widgets and apps set one after `buttonStyle` all the time.
  private var font: Font {
    environment.font ?? (controlSize <= .small ? .subheadline : .body)
  }

  private var framed: some View {
    PartView(label)
      .font(font)
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
