import Foundation
import TestSupport
import Testing

/// What a person does on a Home Screen, with the pointer, in Chromium.
@Suite(.timeLimit(.minutes(60)), .serialized) struct HomeScreenTests {
  @Test func aWidgetIsPlacedWhenThePageOpens() throws {
    let visit = try Visit("Examples/Weather")
    #expect(try visit.tab.value("document.querySelectorAll('.widget').length", as: Int.self) > 0)
    #expect(
      try visit.tab.value("document.querySelector('.face img').naturalWidth", as: Int.self) > 100)
    #expect(visit.complaints == [])
  }

  @Test func aWidgetIsFoundAndAdded() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let before = try tab.value("vitrine.state.placements.length", as: Int.self)
    try tab.key("g")
    try tab.until("document.activeElement.type === 'search'")
    try tab.type("nothing like it")
    // Until the widgets are those of the words.
    let isFound = "document.querySelector('.gallery').ariaBusy === 'false' &&"
    try tab.until("\(isFound) document.querySelectorAll('.gallery-item').length === 0")
    try tab.run("document.activeElement.select()")
    try tab.type("weath")
    try tab.until("\(isFound) document.querySelectorAll('.gallery-item').length === 1")
    // The second size, by swiping.
    let strip = "document.querySelector('.strip')"
    try tab.until("\(strip).querySelector('img').complete")
    try tab.wheel(tab.middle(".strip"), across: tab.value("\(strip).clientWidth"))
    try tab.until("document.querySelector('.strip-title').textContent === 'Medium'")
    // It is the size that is shown after another search, too.
    try tab.run("document.querySelector('[type=search]').select()")
    try tab.type("nothing like it")
    try tab.until("\(isFound) document.querySelectorAll('.gallery-item').length === 0")
    try tab.run("document.activeElement.select()")
    try tab.type("weath")
    try tab.until("\(isFound) document.querySelectorAll('.gallery-item').length === 1")
    try tab.until("\(strip).scrollLeft === \(strip).clientWidth")
    try tab.click(".add")
    try tab.until("vitrine.state.placements.length === \(before + 1)")
    try tab.until("!document.querySelector('dialog')")
    #expect(
      try tab.value("vitrine.state.placements.at(-1).family", as: String.self) == "systemMedium")
    #expect(visit.complaints == [])
  }

  @Test func aPressThatIsHeldEditsAndADragMoves() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let id = try visit.addSmall()
    let widget = "[data-id=\(id)]"
    let start = try tab.middle(widget)
    try tab.press(start)
    try tab.until("vitrine.state.isEditing && document.querySelector('.minus')")
    // Three rows of cells further down.
    let pitch = try tab.value(
      "vitrine.scene.grid.pitch.height * document.querySelector('.screen').clientHeight / vitrine.scene.size.height",
      as: Double.self)
    let end = Tab.Place(x: start.x, y: start.y + 2 * pitch)
    try tab.move(from: start, to: end)
    try tab.until("document.querySelector('.ghost') && document.querySelector('.gap')")
    let row = try tab.value("vitrine.placement('\(id)').slot.row", as: Int.self)
    try tab.release(end)
    try tab.until("vitrine.placement('\(id)').slot.row === \(row + 2)")
    try tab.until("!document.querySelector('.ghost')")
    try tab.key("Escape")
    try tab.until("!vitrine.state.isEditing && !document.querySelector('.minus')")
    #expect(visit.complaints == [])
  }

  @Test func aHandThatRestsAtTheEdgeTurnsThePage() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let id = try visit.addSmall()
    try tab.key("e")
    try tab.until("vitrine.state.isEditing")
    let start = try tab.middle("[data-id=\(id)]")
    let edge = try tab.value(
      "(() => { const box = document.querySelector('.screen').getBoundingClientRect(); return { x: box.right - 2, y: box.y + box.height / 3 }; })()",
      as: Tab.Place.self)
    try tab.press(start)
    try tab.move(from: start, to: edge)
    try tab.until("vitrine.state.page === 1 && vitrine.ui.drag.target?.page === 1")
    try tab.release(edge)
    try tab.until("vitrine.placement('\(id)').slot.page >= 1 && !document.querySelector('.ghost')")
    #expect(visit.complaints == [])
  }

  @Test func droppingOnAnotherMakesAStackThatIsSwiped() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let (first, second) = (try visit.addSmall(), try visit.addSmall())
    try tab.key("e")
    try tab.until("vitrine.state.isEditing")
    try tab.drag(from: tab.middle("[data-id=\(second)]"), to: tab.middle("[data-id=\(first)]"))
    try tab.until("vitrine.placement('\(second)').stack !== null")
    try tab.key("e")
    try tab.until(
      "!vitrine.state.isEditing && document.querySelectorAll('.stack-dots button').length >= 2")
    try tab.settle()
    let top = try tab.value(visit.topOfStack, as: String.self)
    let place = try tab.middle("[data-id=\(top)]")
    try tab.drag(from: place, to: Tab.Place(x: place.x, y: place.y - 90))
    try tab.until("\(visit.topOfStack) !== '\(top)'")
    #expect(visit.complaints == [])
  }

  @Test func theBadgeRemoves() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let id = try visit.addSmall()
    try tab.key("e")
    try tab.click("[data-id=\(id)] .minus")
    try tab.until("!vitrine.placement('\(id)') && !document.querySelector('[data-id=\(id)]')")
    #expect(visit.complaints == [])
  }
}

extension Visit {
  /// The top of the first stack.
  var topOfStack: String {
    "vitrine.state.placements.find((each) => each.stack !== null && each.isTop).id"
  }

  /// Adds a small widget to the Home Screen; its identifier.
  func addSmall() throws -> String {
    let count = try tab.value("vitrine.state.placements.length", as: Int.self)
    try tab.run(
      "vitrine.send('placements', { kind: vitrine.catalog.widgets[0].kind, family: 'systemSmall', place: 'home-screen', slot: { page: 0 } })"
    )
    try tab.until("vitrine.state.placements.length === \(count + 1)")
    try tab.settle()
    let id = try tab.value("vitrine.state.placements.at(-1).id", as: String.self)
    try tab.until("document.querySelector('[data-id=\(id)] img')?.complete")
    return id
  }
}
