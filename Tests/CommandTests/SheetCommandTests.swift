import Foundation
import TestSupport
import Testing

/// `vitrine sheet`.
@Suite(.timeLimit(.minutes(60))) struct SheetCommandTests {
  /// As many pictures as are shared by two extensions elsewhere: none is left out.
  @Test func largeSheetsAreWhole() throws {
    let folder = TestFolder()
    let locales = ["en", "de", "fr", "es"]
    let outcome = try Command.run(
      [
        "sheet", WidgetCases.path("minimal"), "--family", "systemSmall",
        "--locale", locales.joined(separator: ","), "-o", folder.path + "/sheet.html",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try String(contentsOfFile: folder.path + "/sheet.html", encoding: .utf8)
    let counts = locales.map { locale in
      page.components(separatedBy: "\"variant\":\"\(locale)\"").count - 1
    }
    #expect(counts.min() == counts.max() && counts[0] > 12, "\(counts)")
  }
}
