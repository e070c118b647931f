import Foundation
import TestSupport
import Testing

/// Frameworks that a widget's files share with their app.
@Suite(.timeLimit(.minutes(60))) struct FrameworkTests {
  @Test func frameworksOfTheAppAreImported() throws {
    let out = TestFolder()
    let file = out.path + "/one.svg"
    let outcome = try Command.run(["render", WidgetCases.path("frameworks"), "-o", file])
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: file))
  }
}
