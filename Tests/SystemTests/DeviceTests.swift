import Testing
import VitrineMessages
import VitrineCatalog
import VitrineDrawing

@Suite(.timeLimit(.minutes(60))) struct DeviceTests {
  @Test func idsAreUniqueAndTypeable() {
    let ids = DeviceCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)")
    }
  }

  @Test func everyDefaultAndAliasExists() {
    #expect(DeviceCatalog.find(DeviceCatalog.defaultID)?.platform == .iPhone)
    #expect(DeviceCatalog.find(DeviceCatalog.defaultWatchID)?.platform == .watch)
    for (alias, id) in DeviceCatalog.aliases {
      #expect(DeviceCatalog.all.contains { $0.id == id }, "\(alias) → \(id)")
      #expect(!DeviceCatalog.all.contains { $0.id == alias }, "\(alias) is a device itself")
    }
  }

  /// Every row of the tables says which versions it runs; a bare screen size runs them all.
  @Test func everyDeviceHasItsVersions() {
    for device in DeviceCatalog.all { #expect(device.systems != nil, "\(device.id)") }
    #expect(DeviceCatalog.find("393x852")?.knownSystems == OSVersion.known)
    for os in OSVersion.known {
      for platform in Device.Platform.allCases {
        #expect(DeviceCatalog.standard(platform, os: os)?.platform == platform)
      }
    }
  }

  @Test(arguments: DeviceCatalog.all, OSVersion.known)
  func sizesAreSane(_ device: Device, _ os: Int) {
    for (family, size) in device.sizes(os: os) {
      #expect(size.layout.width > 0 && size.layout.height > 0, "\(family)")
      #expect(size.layout.width <= max(device.screen.width, device.screen.height), "\(family)")
      let proportion =
        (size.drawn.width / size.drawn.height) / (size.layout.width / size.layout.height)
      #expect(abs(proportion - 1) < 0.03, "\(family) is drawn in another shape than laid out")
      let radius = device.cornerRadius(of: family, os: os)
      #expect(radius >= 0 && radius <= min(size.layout.width, size.layout.height) / 2 + 0.01)
    }
  }

  @Test(
    arguments: DeviceCatalog.all.filter { $0.platform == .iPhone || $0.platform == .iPad },
    OSVersion.known)
  func systemFamiliesGrow(_ device: Device, _ os: Int) throws {
    let small = try #require(device.size(of: .systemSmall, os: os)).layout
    let medium = try #require(device.size(of: .systemMedium, os: os)).layout
    let large = try #require(device.size(of: .systemLarge, os: os)).layout
    #expect(medium.width > 2 * small.width)
    // A row of the 5.5-inch phones is 2 points lower than a small widget.
    #expect(abs(medium.height - small.height) <= 2)
    #expect(large.width == medium.width)
    #expect(large.height > 1.9 * small.height)
  }

  /// Measured sizes are whole pixels.
  @Test(arguments: DeviceCatalog.all.filter { $0.platform == .iPhone })
  func phoneSizesAreWholePixels(_ device: Device) {
    for (family, size) in device.sizes(os: 26) where !family.isActivity {
      for side in [size.layout.width, size.layout.height] {
        let pixels = side * device.displayScale
        #expect(abs(pixels - pixels.rounded()) < 0.01, "\(family)")
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var device: String
    var os: Int
    var family: Family
    var width: Double
    var height: Double
    var drawn: Double?
    var testDescription: String { "\(device) OS \(os) \(family)" }
  }

  /// Spot checks against the published and measured tables.
  @Test(arguments: [
    Row(device: "iphone-15-pro", os: 18, family: .systemSmall, width: 158, height: 158),
    Row(device: "iphone-15-pro", os: 26, family: .systemSmall, width: 488 / 3.0, height: 488 / 3.0),
    Row(device: "393x852", os: 17, family: .systemLarge, width: 338, height: 354),
    Row(
      device: "iphone-17-pro", os: 26, family: .systemMedium, width: 1049 / 3.0, height: 493 / 3.0),
    Row(device: "iphone-17-pro", os: 18, family: .systemMedium, width: 338, height: 158),
    Row(device: "iphone-16-pro-max", os: 18, family: .systemLarge, width: 364, height: 382),
    Row(device: "iphone-16-pro-max", os: 26, family: .accessoryRectangular, width: 158, height: 60),
    Row(device: "iphone-11", os: 26, family: .systemSmall, width: 166.5, height: 166.5),
    Row(
      device: "iphone-11-pro-max", os: 26, family: .systemSmall, width: 514 / 3.0, height: 514 / 3.0
    ),
    Row(device: "414x896@2", os: 26, family: .systemSmall, width: 166.5, height: 166.5),
    Row(device: "360x780", os: 18, family: .systemMedium, width: 329, height: 155),
    Row(device: "ipad-air-11", os: 26, family: .systemSmall, width: 155, height: 155, drawn: 136),
    Row(
      device: "ipad-pro-13", os: 26, family: .systemExtraLarge, width: 795, height: 378.5,
      drawn: 748),
    Row(device: "ipad-pro-11", os: 26, family: .systemMedium, width: 342, height: 155, drawn: 300),
    Row(device: "1192x1590", os: 26, family: .systemSmall, width: 188, height: 188, drawn: 188),
    Row(device: "apple-watch-46mm", os: 26, family: .accessoryCircular, width: 51, height: 51),
    Row(device: "apple-watch-45mm", os: 26, family: .accessoryCorner, width: 38, height: 38),
    Row(device: "mac", os: 26, family: .systemExtraLarge, width: 704, height: 344),
    Row(
      device: "iphone-17-pro", os: 27, family: .systemExtraLargePortrait, width: 1049 / 3.0,
      height: 1697 / 3.0),
  ])
  func tableRow(_ row: Row) throws {
    let device = try #require(DeviceCatalog.find(row.device))
    let surface: Surface =
      row.family.isAccessory && device.platform != .watch ? .lockScreen : .homeScreen
    let size = try #require(device.size(of: row.family, in: surface, os: row.os))
    #expect(abs(size.layout.width - row.width) < 0.01)
    #expect(abs(size.layout.height - row.height) < 0.01)
    #expect(abs(size.drawn.width - (row.drawn ?? row.width)) < 0.01)
  }

  @Test(arguments: ["393x851", "iphone-15-prp", "", "x", "393x", "0x0", "-1x5", "393x852@9"])
  func unknownIsNil(_ text: String) { #expect(DeviceCatalog.find(text) == nil) }

  @Test func landscapeSizeIsTheSameDevice() {
    #expect(DeviceCatalog.find("852x393")?.screen == Size(393, 852))
  }
}
