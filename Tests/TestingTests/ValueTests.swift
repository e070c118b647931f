import Testing
import VitrineCatalog
import VitrineTesting

/// What a test names is what the system side knows.
@Suite(.timeLimit(.minutes(60))) struct ValueTests {
  static let named: [WidgetContext] = [
    .homeScreen, .homeScreenTinted, .homeScreenClear, .todayView, .lockScreen, .lockScreenAlwaysOn,
    .standBy, .standByNight, .macDesktop, .macDesktopReceded, .notificationCenter, .watchFace,
    .watchFaceAlwaysOn, .smartStack, .carPlay, .gallery,
  ]

  @Test func everyContextHasAName() {
    #expect(Self.named.map(\.id) == ContextCatalog.all.map(\.id))
    #expect(Set([WidgetContext].allContexts + .allWatchContexts) == Set(Self.named))
  }
}
