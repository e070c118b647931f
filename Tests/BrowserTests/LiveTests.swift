import Foundation
import TestSupport
import Testing

/// Saved files: repainted, or said to be wrong over the last good picture.
@Suite(.timeLimit(.minutes(60)), .serialized) struct LiveTests {
  /// A copy of the Weather example that a test may change.
  private func copy() throws -> TestFolder {
    let folder = TestFolder("vitrine-edited")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Examples/Weather"),
      to: folder.url.appending(path: "Weather"))
    return folder
  }

  private func edit(_ folder: TestFolder, _ from: String, _ to: String) throws {
    let file = folder.url.appending(path: "Weather/Forecast.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(from))
    try Data(text.replacing(from, with: to).utf8).write(to: file)
  }

  @Test func aSavedFileIsSeen() throws {
    let folder = try copy()
    let visit = try Visit("\(folder.path)/Weather")
    let before = try visit.tab.value("vitrine.scene.placements[0].picture", as: String.self)
    let count = try visit.tab.value("vitrine.state.placements.length", as: Int.self)
    try edit(folder, "\"Lisbon\"", "\"Porto\"")
    try visit.tab.until("vitrine.scene.placements[0].picture !== '\(before)'")
    #expect(try visit.tab.value("vitrine.state.placements.length", as: Int.self) == count)
    #expect(visit.complaints == [])
  }

  @Test func anErrorStandsOverTheLastGoodPictureAndGoes() throws {
    let folder = try copy()
    let visit = try Visit("\(folder.path)/Weather")
    let tab = visit.tab
    let before = try tab.value("vitrine.scene.placements[0].picture", as: String.self)
    // A function that does not compile could be left out; a file that cannot be read cannot.
    try edit(folder, "\"Lisbon\"", "\"Lisbon")
    try tab.until("document.querySelector('.failure')")
    let text = try tab.value("document.querySelector('.failure').innerText", as: String.self)
    #expect(text.contains("Forecast.swift:"))
    #expect(text.contains("Lisbon"))
    #expect(
      try tab.value("document.querySelectorAll('.excerpt code').length", as: Int.self) >= 3)
    #expect(
      try tab.value(
        "Boolean(vitrine.scene.placements[0].picture) && !vitrine.scene.placements[0].fault",
        as: Bool.self))
    try visit.keepPicture("compile-error")
    try edit(folder, "\"Lisbon", "\"Porto\"")
    try tab.until("!document.querySelector('.failure')")
    try tab.until("vitrine.scene.placements[0].picture !== '\(before)'")
    #expect(visit.complaints == [])
  }

  @Test func aCrashIsSaidAndRecoveredFrom() throws {
    let folder = try copy()
    let visit = try Visit("\(folder.path)/Weather")
    let tab = visit.tab
    try edit(folder, "let start = calendar", "fatalError(\"no forecast\"); let start = calendar")
    try tab.until(
      "document.querySelector('.notice.is-error, .failure, .no-picture') || vitrine.scene.placements[0].fault"
    )
    try edit(folder, "fatalError(\"no forecast\"); ", "")
    try tab.until(
      "!document.querySelector('.failure') && vitrine.scene.placements[0].fault === null")
    // The console says that nothing is wrong with the page itself.
    #expect(visit.complaints == [])
  }

  @Test func twoTabsAgree() throws {
    let visit = try Visit("Examples/Weather")
    let other = try visit.browser.tab()
    try other.open(visit.preview.address)
    try visit.show(place: "lock-screen")
    try other.until("vitrine.scene.place === 'lock-screen'")
    try other.run("vitrine.send('settings', { appearance: 'dark' })")
    try visit.tab.until(
      "vitrine.state.settings.appearance === 'dark' && vitrine.scene.revision === vitrine.state.revision"
    )
    #expect(visit.complaints == [])
  }
}
