import SwiftUI

extension GrowthKind {
  static let settings: [GrowthKind] = [
    GrowthKind("environment") { $0.environment(\.lineLimit, 2) },
    GrowthKind("transformEnvironment") { $0.transformEnvironment(\.lineSpacing) { $0 += 0.01 } },
    GrowthKind("environment of a developer") { $0.environment(\.flavor, "sweet") },
    GrowthKind("environmentObject") { $0.environment(Model()) },
    GrowthKind("tint") { $0.tint(.red) },
    GrowthKind("font") { $0.font(.caption).bold().italic() },
    GrowthKind("foregroundStyle") { $0.foregroundStyle(.red, .green, .blue) },
    GrowthKind("foregroundStyle, levels") { $0.foregroundStyle(.secondary) },
    GrowthKind("foregroundStyle, levels beside texts") { view in
      HStack {
        view
        Text(verbatim: "beside")
      }.foregroundStyle(.secondary)
    },
    GrowthKind("text settings") {
      $0.lineLimit(3).tracking(0.1).multilineTextAlignment(.center).textCase(.uppercase)
        .truncationMode(.middle).minimumScaleFactor(0.9)
    },
    GrowthKind("dynamicTypeSize") { $0.dynamicTypeSize(...DynamicTypeSize.xLarge) },
    GrowthKind("colorScheme") { $0.environment(\.colorScheme, .dark) },
    GrowthKind("layoutDirection") { $0.environment(\.layoutDirection, .rightToLeft) },
    GrowthKind("locale") { $0.environment(\.locale, Locale(identifier: "ar")) },
    GrowthKind("redacted") { $0.redacted(reason: .placeholder) },
    GrowthKind("privacySensitive") { $0.privacySensitive().unredacted() },
    GrowthKind("invalidatableContent") { $0.invalidatableContent() },
    GrowthKind("symbol settings") {
      $0.symbolRenderingMode(.palette).symbolVariant(.fill).imageScale(.small)
    },
    GrowthKind("control settings") {
      $0.controlSize(.mini).buttonBorderShape(.circle).disabled(true)
    },
    GrowthKind("styles") {
      $0.buttonStyle(Plain()).labelStyle(.iconOnly).gaugeStyle(.linearCapacity)
    },
    GrowthKind("textRenderer") { $0.textRenderer(Lines()) },
    GrowthKind("typesettingLanguage") { $0.typesettingLanguage(.init(languageCode: .thai)) },
  ]

  static let values: [GrowthKind] = [
    GrowthKind("preference") { $0.preference(key: Count.self, value: 1) },
    GrowthKind("transformPreference") { $0.transformPreference(Count.self) { $0 += 1 } },
    GrowthKind("anchorPreference") {
      $0.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    },
    GrowthKind("overlayPreferenceValue") {
      $0.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { Color.clear.frame(width: frames.first.map($0.width) ?? 0) }
        }
    },
    GrowthKind("backgroundPreferenceValue") {
      $0.preference(key: Count.self, value: 1)
        .backgroundPreferenceValue(Count.self) { Color.clear.frame(width: CGFloat($0)) }
    },
    GrowthKind("onPreferenceChange") { $0.onPreferenceChange(Count.self) { _ in } },
    GrowthKind("onGeometryChange") { $0.onGeometryChange(for: CGSize.self, of: \.size) { _ in } },
    GrowthKind("onChange") { $0.onChange(of: 1, initial: true) {} },
    GrowthKind("onAppear, task") { $0.onAppear {}.onDisappear {}.task {} },
    GrowthKind("id, tag") { $0.id(1).tag(2) },
    GrowthKind("animation") { $0.animation(.spring, value: 1).transaction { $0.animation = nil } },
    GrowthKind("transition") {
      $0.transition(.opacity.combined(with: .scale)).contentTransition(.numericText())
    },
    GrowthKind("symbolEffect") { $0.symbolEffect(.bounce, value: 1) },
    GrowthKind("phaseAnimator") { $0.phaseAnimator([0.9, 1]) { $0.opacity($1) } },
    GrowthKind("keyframeAnimator") {
      $0.keyframeAnimator(initialValue: 0.9) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
    },
    GrowthKind("accessibility") {
      $0.accessibilityElement(children: .combine).accessibilityLabel("label")
        .accessibilityValue("value").accessibilityAddTraits(.isButton)
    },
    GrowthKind("gestures") { $0.onTapGesture {}.gesture(DragGesture()).onLongPressGesture {} },
    GrowthKind("sheet, alert") {
      $0.sheet(isPresented: .constant(false)) { Text("sheet") }
        .alert("alert", isPresented: .constant(false)) {}
    },
    GrowthKind("toolbar, navigationTitle") { $0.navigationTitle("title").toolbar { Text("tool") } },
    GrowthKind("help, badge") { $0.help("help").badge(1).focusable() },
  ]

  struct Lines: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(0.1) }
  }

  @Observable fileprivate final class Model: Sendable { init() {} }

  private struct Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Only the first one, or its own copies would grow with the square.
  private struct Frames: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      if value.isEmpty { value = nextValue() }
    }
  }
}

extension GeometryProxy {
  fileprivate func width(_ frame: Anchor<CGRect>) -> CGFloat { self[frame].width }
}

private struct FlavorKey: EnvironmentKey { static let defaultValue = "sour" }

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}
