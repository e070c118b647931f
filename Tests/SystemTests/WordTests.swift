import Foundation
import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// The system's own words, and screens that are read from right to left.
@Suite(.timeLimit(.minutes(60))) struct WordTests {
  @Test func everyLanguageHasEveryWord() {
    #expect(SystemWords.incomplete.isEmpty, "\(SystemWords.incomplete)")
    #expect(SystemWords.languages.count >= 26)
  }

  /// What a screen says is a word of the table.
  @Test func everyWordIsKnown() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Composition")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var said = Set(AppIcon.all.map(\.name) + AppIcon.dock.map(\.name))
    for case let file as String in files where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: #/words\[([^\]]*)\]/#) {
        said.formUnion(match.output.1.matches(of: #/"([^"]+)"/#).map { String($0.output.1) })
      }
    }
    #expect(said.count > 40)
    #expect(said.subtracting(SystemWords.english).isEmpty)
  }

  @Test(arguments: [
    ("de_DE", "Search", "Suchen"), ("fr_CA", "Window", "Fenêtre"), ("ja_JP", "Calendar", "カレンダー"),
    ("zh_TW", "File", "檔案"), ("zh_CN", "File", "文件"), ("zh-Hant_HK", "File", "檔案"),
    ("zh-Hans_SG", "File", "文件"), ("pt_PT", "Help", "Ajuda"), ("no_NO", "Photos", "Bilder"),
    ("iw_IL", "Search", "חיפוש"), ("ar_EG", "Now Playing", "قيد التشغيل الآن"),
    ("en_GB", "Search", "Search"), ("xx", "Search", "Search"), ("", "Search", "Search"),
    ("de_DE", "No such word", "No such word"),
  ])
  func words(_ locale: String, _ english: String, _ expected: String) {
    #expect(SystemWords(locale: locale)[english] == expected)
  }

  private func screen(_ stand: Stand, locale: String) throws -> Screen {
    let drawn = try #require(
      stand.device.size(of: stand.family, in: stand.context.surface, os: stand.os)
    ).drawn
    return Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn,
        surroundings: Surroundings(
          moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)), scale: 2))
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var context: String
    var device: String
    var family: Family
    var testDescription: String { "\(context) \(family) \(device)" }
    init(_ context: String, _ device: String, _ family: Family = .systemSmall) {
      (self.context, self.device, self.family) = (context, device, family)
    }
  }

  /// The widget stands where a mirror shows it.
  @Test(arguments: [
    Place("today-view", "iphone-17-pro"), Place("today-view", "ipad-air-11"),
    Place("standby", "iphone-17-pro"),
    Place("carplay", "iphone-17-pro"), Place("mac-desktop", "mac"),
    Place("mac-desktop-receded", "mac"),
    Place("notification-center", "mac"), Place("notification-center-clear", "mac"),
    Place("home-screen", "iphone-17-pro"),
    Place("gallery", "iphone-17-pro"),
    Place("gallery", "ipad-air-11"), Place("gallery", "mac"), Place("lock-screen", "ipad-air-11"),
    Place("lock-screen", "iphone-17-pro", .accessoryRectangular),
    Place("lock-screen", "iphone-17-pro", .accessoryCircular),
    Place("control-center", "iphone-17-pro", .control),
    Place("control-center", "ipad-air-11", .controlLarge),
    Place("control-center", "mac", .controlSmall),
    Place("carplay", "iphone-17-pro", .activityLockScreen),
    Place("gallery", "apple-watch-46mm", .accessoryRectangular),
    Place("smart-stack", "apple-watch-46mm", .accessoryRectangular),
  ])
  func screensAreMirrored(_ place: Place) throws {
    let stand = try #require(Stand.find(place.context, place.device, place.family))
    let (plain, mirrored) = (
      try screen(stand, locale: "en_US"), try screen(stand, locale: "ar_EG")
    )
    #expect(plain.size == mirrored.size)
    #expect(abs(plain.slot.minX - (plain.size.width - mirrored.slot.maxX)) < 0.01)
    #expect(plain.slot.minY == mirrored.slot.minY)
    #expect(plain.below() != mirrored.below())
  }

  @Test(arguments: [
    ("en_US", "18° ↑ 7", "18° ↑ 7"), ("ar_EG", "18° ↑ 7", "١٨° ↑ ٧"), ("fa_IR", "64", "۶۴"),
  ])
  func digitsOfTheLocale(_ locale: String, _ text: String, _ expected: String) {
    let moment = LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)
    #expect(moment.digits(text) == expected)
  }

  @Test(arguments: [("en_US", 1), ("de_DE", 0), ("ar_EG", 2)])
  func monthsBeginOnTheLocalesDay(_ locale: String, _ first: Int) {
    let moment = LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)
    #expect(moment.monthShape.days == 30)
    #expect(moment.monthShape.first == first)
    #expect(moment.weekdayInitials.count == 7)
  }

  /// The neighbor in StandBy is shown as widgets are, and fills its half.
  @Test(arguments: [17, 18, 26])
  func standBysNeighbor(_ os: Int) throws {
    let stand = try #require(Stand.find("standby", "iphone-17-pro", .systemSmall, os: os))
    let screen = try screen(stand, locale: "en_US")
    let list = screen.below()
    let isVibrant = list.operations.contains {
      if case .group(let group) = $0, case .vibrancy = group.effect { return true }
      return false
    }
    #expect(isVibrant == (os < 26))
    let ink = try #require(DisplayList(Array(list.operations.dropFirst())).inkBounds)
    #expect(ink.width > screen.slot.width * 0.75 && ink.height > screen.slot.height * 0.6)
  }
}
