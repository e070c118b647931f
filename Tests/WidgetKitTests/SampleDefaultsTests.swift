import Foundation
import Testing
import VitrineFoundation

@testable import WidgetKit

/// What stands for texts of user defaults that no app has stored, where a widget stops without them.
@Suite(.serialized, .timeLimit(.minutes(60))) struct SampleDefaultsTests {
  static let names: [(key: String, name: String)] = [
    ("title", "title"), ("app.widget.dueDate", "dueDate"), ("a.", "a"),
    ("1B6F9C2E-0A1B-4C2D-8E3F-1B2C3D4E5F60_eventTitle", "eventTitle"),
    ("1B6F9C2E-0A1B-4C2D-8E3F-1B2C3D4E5F60", "1B6F9C2E-0A1B-4C2D-8E3F-1B2C3D4E5F60"),
    ("live_1b6f9c2e-0a1b-4c2d-8e3f-1b2c3d4e5f60.color", "color"), ("", ""),
    ("due_date", "due_date"),
  ]

  @Test(arguments: names) func whoseAKeyIsIsNoPartOfItsName(_ item: (key: String, name: String)) {
    #expect(SampleDefaults.name(of: item.key) == item.name)
  }

  @Test func textsStandOnlyWhileTheyAreAskedFor() throws {
    let defaults = try #require(UserDefaults(suiteName: "sample-defaults-tests"))
    let key = "1B6F9C2E-0A1B-4C2D-8E3F-1B2C3D4E5F60_eventTitle"
    SampleDefaults.stand(true)
    #expect(defaults.vitrineString(forKey: key) == "Event title")
    SampleDefaults.stand(false)
    #expect(defaults.vitrineString(forKey: key) == nil)
  }

  /// The family that came with Xcode 13 is none of a widget that an earlier one built.
  @Test func familiesAreThoseOfTheXcodeThatSavedTheProject() {
    let small: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    #expect(WidgetFamily.defaults(platform: .iOS, xcode: 1250) == small)
    #expect(WidgetFamily.defaults(platform: .iOS, xcode: 1300) == small + [.systemExtraLarge])
    #expect(WidgetFamily.defaults(platform: .macOS, xcode: nil) == small + [.systemExtraLarge])
  }
}
