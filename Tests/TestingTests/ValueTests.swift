import Testing
import VitrineCatalog
import VitrineTesting

/// What a test names is what the system side knows.
@Suite(.timeLimit(.minutes(60))) struct ValueTests {
  static let named: [WidgetContext] = [
    .homeScreen, .homeScreenTinted, .homeScreenClear, .todayView, .todayViewTinted, .todayViewClear,
    .lockScreen, .lockScreenAlwaysOn, .banner, .standBy, .standByNight, .macDesktop,
    .macDesktopTinted, .macDesktopClear, .macDesktopReceded, .notificationCenter,
    .notificationCenterTinted, .notificationCenterClear, .menuBar, .controlCenter, .actionButton,
    .room, .roomDistant, .watchFace, .watchFaceAlwaysOn, .smartStack, .carPlay, .gallery,
  ]

  @Test func everyContextHasAName() {
    #expect(Self.named.map(\.id) == ContextCatalog.all.map(\.id))
    #expect(Set([WidgetContext].allContexts + .allWatchContexts) == Set(Self.named))
  }

  /// WCAG's own examples: black on white, and the gray that is just enough for text.
  @Test(arguments: [(0.0, 21.0), (118.0 / 255, 4.54), (1, 1)])
  func contrastIsWCAGs(_ gray: Double, _ contrast: Double) {
    let color = PixelColor(red: gray, green: gray, blue: gray)
    let white = PixelColor(red: 1, green: 1, blue: 1)
    #expect(abs(color.contrast(with: white) - contrast) < 0.01)
    #expect(color.contrast(with: white) == white.contrast(with: color))
  }

  @Test func colorsAreWrittenAsInCSS() {
    #expect(PixelColor(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5).description == "#00000080")
  }
}
