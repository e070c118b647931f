import Foundation
import TestSupport
import Testing

/// Widgets that answer: settings, taps, Live Activities, time.
@Suite(.timeLimit(.minutes(60)), .serialized) struct WidgetTests {
  @Test func settingsAreChosen() throws {
    let visit = try Visit("Examples/HeroCard")
    let tab = visit.tab
    let before = try tab.value("vitrine.scene.placements[0].picture", as: String.self)
    try tab.key("c")
    try tab.until(
      "document.querySelectorAll('dialog select').length >= 1 && document.querySelector('dialog select').options.length > 1"
    )
    try tab.run(
      """
      const select = document.querySelector('dialog select');
      const next = [...select.options].find((each) => each.value !== '-1' && each.value !== select.value);
      select.value = next.value;
      select.dispatchEvent(new Event('change'))
      """)
    try tab.until("vitrine.selected.configuration !== null")
    try tab.until("vitrine.scene.placements[0].picture !== '\(before)'")
    try tab.key("Escape")
    try tab.until("!document.querySelector('dialog')")
    #expect(visit.complaints == [])
  }

  @Test func aToggleIsTappedAndTheNewEntryIsShown() throws {
    let visit = try Visit("Examples/ToDo")
    let tab = visit.tab
    try tab.until("document.querySelector('.target[aria-pressed]')")
    let before = try tab.value("vitrine.scene.placements[0].picture", as: String.self)
    try tab.click(".target[aria-pressed]")
    try tab.until("vitrine.scene.placements[0].picture !== '\(before)'")
    try tab.until("!document.querySelector('[aria-busy=true]')")
    try tab.click("#tab-log")
    try tab.until("document.querySelector('.log .is-interaction')")
    #expect(visit.complaints == [])
  }

  /// What is pressed is seen before it is let go.
  @Test func aPressedWidgetIsDim() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let dim = "Number(getComputedStyle(document.querySelector('.face img')).opacity) < 1"
    #expect(try !tab.value(dim, as: Bool.self))
    let widget = try tab.middle(".face")
    try tab.press(widget)
    try tab.until(dim)
    try tab.release(widget)
    try tab.until("!document.querySelector('[aria-busy=true]') && !(\(dim))")
    #expect(visit.complaints == [])
  }

  @Test func theIslandExpandsByALongPress() throws {
    let visit = try Visit("Examples/LiveScore")
    let tab = visit.tab
    try visit.start()
    try visit.show(place: "dynamic-island")
    try tab.until("document.querySelector('.island-part')")
    let small = try tab.value("document.querySelector('.island').offsetHeight", as: Double.self)
    let island = try tab.middle(".island-button")
    try tab.press(island)
    try tab.until("vitrine.state.mode === 'expanded'")
    try tab.release(island)
    try tab.until("document.querySelector('.island').offsetHeight > \(small * 2)")
    #expect(
      try tab.value("document.querySelector('.island-button').ariaExpanded", as: String.self)
        == "true")
    #expect(visit.complaints == [])
  }

  @Test func theInspectorLooksIntoALiveActivity() throws {
    let visit = try Visit("Examples/LiveScore")
    let tab = visit.tab
    try visit.start()
    try visit.show(place: "dynamic-island", mode: "expanded")
    try tab.until("document.querySelectorAll('[role=treeitem]').length > 5")
    try tab.key("i")
    _ = try tab.middle(".looked")
    let island = try tab.middle(".island")
    try tab.move(from: Tab.Place(x: island.x, y: island.y + 200), to: island)
    try tab.until("document.querySelector('.looked .outline-label')")
    try tab.until("document.querySelector('.panel.is-right .facts dd')")
    #expect(visit.complaints == [])
  }

  @Test func timeFollowsTheHand() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try tab.until("document.querySelectorAll('.tick').length > 3")
    let before = try tab.value("vitrine.state.time", as: String.self)
    let picture = try tab.value("document.querySelector('.face img').src", as: String.self)
    let ruler = try tab.middle(".ruler")
    try tab.press(ruler)
    try tab.move(from: ruler, to: Tab.Place(x: ruler.x + 60, y: ruler.y))
    try tab.until("document.querySelector('.face img').src !== '\(picture)'")
    try tab.release(Tab.Place(x: ruler.x + 60, y: ruler.y))
    try tab.until("vitrine.ui.scrub === null && vitrine.state.time !== '\(before)'")
    try tab.settle()
    // The keys go by entries.
    let middle = try tab.value("vitrine.state.time", as: String.self)
    try tab.run("document.querySelector('.ruler').focus()")
    try tab.key("ArrowRight")
    try tab.until("vitrine.state.time > '\(middle)'")
    #expect(visit.complaints == [])
  }

  @Test func theClockRuns() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let shown = try tab.value("document.querySelector('.clock').innerText", as: String.self)
    try tab.key(" ")
    try tab.until(
      "document.querySelector('.clock').innerText !== \(tab.quoted(shown.replacing("\n", with: "\\n")))"
    )
    // Space stops a clock that the page knows to run.
    try tab.until("vitrine.state.clock.speed !== 0")
    try tab.key(" ")
    try tab.until("vitrine.state.clock.speed === 0")
    #expect(visit.complaints == [])
  }
}

extension Visit {
  /// Starts the example's Live Activity.
  func start() throws {
    try tab.run(
      "[...document.querySelectorAll('.panel.is-left .button')].find((each) => each.textContent.startsWith('Start ')).click()"
    )
    try tab.until("vitrine.state.activities.length > 0")
    try tab.settle()
  }
}
