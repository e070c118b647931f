import Testing
import VitrineCatalog
import VitrineDrawing
import VitrineMessages

@Suite(.timeLimit(.minutes(60))) struct ContextTests {
  static let contract = [
    "home-screen", "home-screen-tinted", "home-screen-clear", "today-view", "today-view-tinted",
    "today-view-clear", "lock-screen", "lock-screen-always-on", "banner", "standby",
    "standby-night", "mac-desktop", "mac-desktop-tinted", "mac-desktop-clear",
    "mac-desktop-receded", "notification-center", "notification-center-tinted",
    "notification-center-clear", "menu-bar",
    "control-center", "action-button", "room", "room-distant", "watch-face", "watch-face-always-on",
    "smart-stack",
    "carplay",
    "gallery",
  ]

  @Test func allInOrder() { #expect(ContextCatalog.all.map(\.id) == Self.contract) }

  @Test(arguments: ContextCatalog.all)
  func everyDeviceGetsAnEnvironment(_ context: Context) {
    var count = 0
    for os in OSVersion.known where os >= context.firstOS {
      for device in DeviceCatalog.all {
        for family in context.families[device.platform] ?? [] {
          let options = EnvironmentOptions(os: os)
          guard
            let environment = context.environment(device: device, family: family, options: options)
          else { continue }
          count += 1
          #expect(environment.family == family.rawValue)
          #expect(environment.width > 0 && environment.height > 0)
          #expect(environment.osVersion == os)
          let margins = environment.contentMargins
          #expect(margins.leading + margins.trailing < environment.width)
          #expect(margins.top + margins.bottom < environment.height)
          check(environment, context)
        }
      }
    }
    #expect(count > 0, "\(context.id) is shown on no device")
  }

  /// Rules of facts/appearance.md §1.
  private func check(_ environment: RenderEnvironment, _ context: Context) {
    switch environment.renderingMode {
    case .accented, .vibrant: #expect(!environment.showsContainerBackground)
    case .fullColor: break
    }
    #expect(environment.isLuminanceReduced == context.id.hasSuffix("always-on"))
    #expect(environment.isPreview == (context.id == "gallery"))
    if environment.platform == .watchOS { #expect(environment.colorScheme == .dark) }
    if environment.family == "accessoryCorner" { #expect(environment.renderingMode != .vibrant) }
  }

  struct Mode: Sendable, CustomTestStringConvertible {
    var context: String
    var device: String
    var family: Family
    var os: Int
    var mode: RenderEnvironment.RenderingMode
    var keepsBackground: Bool
    var testDescription: String { "\(context) \(family) OS \(os)" }
  }

  @Test(arguments: [
    Mode(
      context: "home-screen", device: "iphone", family: .systemSmall, os: 26, mode: .fullColor,
      keepsBackground: true),
    Mode(
      context: "home-screen-tinted", device: "iphone", family: .systemSmall, os: 18,
      mode: .accented, keepsBackground: false),
    Mode(
      context: "home-screen-clear", device: "ipad", family: .systemExtraLarge, os: 26,
      mode: .accented, keepsBackground: false),
    Mode(
      context: "lock-screen", device: "iphone", family: .accessoryCircular, os: 17, mode: .vibrant,
      keepsBackground: false),
    Mode(
      context: "lock-screen", device: "ipad", family: .systemSmall, os: 26, mode: .vibrant,
      keepsBackground: false),
    Mode(
      context: "standby", device: "iphone", family: .systemSmall, os: 18, mode: .vibrant,
      keepsBackground: false),
    Mode(
      context: "standby", device: "iphone", family: .systemSmall, os: 26, mode: .fullColor,
      keepsBackground: false),
    Mode(
      context: "standby-night", device: "iphone", family: .systemSmall, os: 26, mode: .vibrant,
      keepsBackground: false),
    Mode(
      context: "mac-desktop-receded", device: "mac", family: .systemLarge, os: 18, mode: .vibrant,
      keepsBackground: false),
    Mode(
      context: "mac-desktop-receded", device: "mac", family: .systemLarge, os: 26, mode: .accented,
      keepsBackground: false),
    Mode(
      context: "mac-desktop-tinted", device: "mac", family: .systemSmall, os: 26, mode: .accented,
      keepsBackground: false),
    Mode(
      context: "notification-center-clear", device: "mac", family: .systemMedium, os: 26,
      mode: .accented, keepsBackground: false),
    Mode(
      context: "watch-face", device: "apple-watch", family: .accessoryCorner, os: 26,
      mode: .accented, keepsBackground: false),
    Mode(
      context: "smart-stack", device: "apple-watch", family: .accessoryRectangular, os: 26,
      mode: .fullColor, keepsBackground: true),
    Mode(
      context: "carplay", device: "iphone", family: .systemSmall, os: 26, mode: .fullColor,
      keepsBackground: false),
  ])
  func renderingMode(_ row: Mode) throws {
    let context = try #require(ContextCatalog.find(row.context))
    let device = try #require(DeviceCatalog.find(row.device))
    let environment = try #require(
      context.environment(
        device: device, family: row.family, options: EnvironmentOptions(os: row.os)))
    #expect(environment.renderingMode == row.mode)
    #expect(environment.showsContainerBackground == row.keepsBackground)
  }

  @Test(arguments: [
    ("home-screen-tinted", 17), ("home-screen-clear", 18), ("carplay", 18),
  ])
  func comesLater(_ id: String, _ os: Int) throws {
    let context = try #require(ContextCatalog.find(id))
    let device = try #require(DeviceCatalog.find("iphone"))
    #expect(!context.allows(.systemSmall, on: device, os: os))
  }

  @Test(arguments: [
    ("ar", RenderEnvironment.LayoutDirection.rtl), ("he_IL", .rtl), ("en_US", .ltr),
    ("fa-IR", .rtl),
    ("az-Arab", .rtl), ("ks-Deva", .ltr), ("ur", .rtl), ("de", .ltr), ("zh-Hans", .ltr),
  ])
  func direction(_ locale: String, _ expected: RenderEnvironment.LayoutDirection) {
    #expect(Direction.of(locale: locale) == expected)
  }

  @Test(arguments: [
    ("AX3", "accessibility3"), ("xxl", "xxLarge"), ("large", "large"), ("xLarge", "xLarge"),
    ("Accessibility5", "accessibility5"), ("x-small", "xSmall"),
  ])
  func typeSize(_ text: String, _ expected: String) { #expect(DynamicType.parse(text) == expected) }

  @Test func smallTypeIsClamped() throws {
    let device = try #require(DeviceCatalog.find("iphone"))
    let environment = ContextCatalog.all[0].environment(
      device: device, family: .systemSmall, options: EnvironmentOptions(typeSize: "xSmall"))
    #expect(environment?.dynamicTypeSize == "large")
  }
}
