import Foundation
import TestSupport
import Testing

/// Every place in every mode, and all of them at once.
@Suite(.timeLimit(.minutes(60)), .serialized) struct PlaceTests {
  /// Places and modes by example, each shown once on the same page.
  static let visits: [String: [[String]]] = {
    let rows = (try? Cases().rows("visits.tsv")) ?? []
    return Dictionary(grouping: rows) { $0[0] }
  }()

  @Test(arguments: visits.keys.sorted()) func everyModeIsShown(_ example: String) throws {
    let visit = try Visit(example)
    for row in Self.visits[example] ?? [] {
      if row[1] == "dynamic-island",
        try visit.tab.value("vitrine.state.activities.length", as: Int.self) == 0
      {
        try visit.start()
      }
      try visit.show(place: row[1], mode: row[2])
      try visit.placeSomething()
      #expect(
        try visit.tab.value("document.querySelector('.backdrop').naturalWidth", as: Int.self) > 0,
        "\(row)")
      try visit.keepPicture("\(row[1])-\(row[2])")
    }
    #expect(visit.complaints == [])
  }

  @Test func thereAreCasesForEveryPlace() throws {
    let visit = try Visit("Examples/Weather")
    let known = try visit.tab.value(
      "vitrine.catalog.places.flatMap((place) => place.modes.map((mode) => `${place.id} ${mode.id}`))",
      as: [String].self)
    let shown = Set(Self.visits.values.joined().map { "\($0[1]) \($0[2])" })
    #expect(Set(known).subtracting(shown) == [], "add lines to Cases/visits.tsv")
  }

  /// Who has nothing for a place hears what the place takes.
  @Test(arguments: [
    ("lock-screen", [".accessoryCircular", "ActivityConfiguration"]),
    ("dynamic-island", ["ActivityConfiguration"]), ("control-center", ["ControlWidget"]),
    ("watch-face", [".accessoryCorner"]), ("smart-stack", [".accessoryRectangular"]),
  ])
  func anEmptyPlaceSaysWhatItTakes(_ place: String, _ words: [String]) throws {
    let visit = try Visit("Examples/Weather")
    try visit.show(place: place)
    let text = try visit.tab.value("document.querySelector('.empty').innerText", as: String.self)
    for word in words { #expect(text.contains(word), "\(place)") }
    #expect(visit.complaints == [])
  }

  /// What stood there before the page was drawn, which screen readers would go on to read, is gone.
  @Test func anOpenPageNoLongerSaysThatItOpens() throws {
    let visit = try Visit("Examples/Weather")
    let words = try visit.tab.value(
      "[...document.querySelectorAll('#page > *')].map((each) => each.className)", as: [String].self
    )
    #expect(words.contains { $0.hasPrefix("room") })
    #expect(!words.contains("opening"))
  }

  /// A phone's browser shows the whole device, its modes and its tools.
  @Test func nothingIsCutOffOnANarrowPage() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try tab.resize(390, 844)
    let places = try tab.value(
      "vitrine.catalog.places.map((place) => place.id)", as: [String].self)
    for place in places {
      try visit.show(place: place)
      let outside = try tab.value(
        """
        [...document.querySelectorAll('.device, .stage-bar button, .caption')].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.width > 0 && (box.left < 0 || box.right > innerWidth);
        }).map((each) => each.className || each.textContent)
        """, as: [String].self)
      #expect(outside == [], "\(place)")
    }
    #expect(visit.complaints == [])
  }

  @Test func anIPadTurns() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try tab.run(
      "vitrine.send('settings', { device: vitrine.catalog.devices.find((each) => each.platform === 'iPad' && each.isStandard).id })"
    )
    try tab.until(
      "vitrine.device.platform === 'iPad' && vitrine.scene.size.height > vitrine.scene.size.width")
    try tab.settle()
    try visit.placeSomething()
    try visit.keepPicture("ipad-portrait")
    try tab.key("r")
    try tab.until("vitrine.scene.size.width > vitrine.scene.size.height")
    try tab.settle()
    try visit.keepPicture("ipad-landscape")
    #expect(visit.complaints == [])
  }

  @Test func theMacsWallpaperLetsWidgetsRecede() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try visit.show(place: "mac-desktop", mode: "front")
    let ground = try tab.value(
      "(() => { const box = document.querySelector('.ground').getBoundingClientRect(); return { x: box.right - 24, y: box.bottom - 60 }; })()",
      as: Tab.Place.self)
    try tab.press(ground)
    try tab.release(ground)
    try tab.until("vitrine.state.mode === 'receded'")
    #expect(visit.complaints == [])
  }

  @Test func allPlacesAreShownAndOneIsGoneTo() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try tab.key("a")
    try tab.until("document.querySelectorAll('.card img').length > 10")
    let all = try tab.value("document.querySelectorAll('.card').length", as: Int.self)
    try tab.click(".filters .chip")
    try tab.until("document.querySelector('.filters .chip[aria-pressed=true]')")
    try tab.until("document.querySelectorAll('.card').length <= \(all)")
    try visit.keepPicture("everywhere")
    try tab.click(".card")
    try tab.until("document.querySelector('.stage') && vitrine.ui.view === 'place'")
    #expect(visit.complaints == [])
  }

  @Test func theAddressHoldsTheState() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try visit.show(place: "lock-screen", mode: "always-on")
    try tab.until("location.hash.slice(1) === vitrine.state.permalink")
    let address = try tab.value("location.href", as: String.self)
    try visit.show(place: "home-screen")
    // The address follows what is shown a moment later.
    try tab.until(
      "vitrine.state.place === 'home-screen' && location.hash.slice(1) === vitrine.state.permalink")
    try tab.open(address)
    try tab.until("vitrine.state.place === 'lock-screen' && vitrine.state.mode === 'always-on'")
    // What only the page shows is in it as well.
    try tab.key("a")
    try tab.until("location.hash.endsWith('&view=everywhere')")
    let all = try tab.value("location.href", as: String.self)
    try tab.key("a")
    try tab.until("location.hash.slice(1) === vitrine.state.permalink")
    try tab.open(all)
    try tab.until("document.querySelector('.everywhere') && vitrine.state.place === 'lock-screen'")
    #expect(visit.complaints == [])
  }
}

extension Visit {
  /// Places what is offered where nothing stands.
  func placeSomething() throws {
    guard try tab.value("Boolean(document.querySelector('.empty .button'))", as: Bool.self) else {
      return
    }
    try tab.run(
      """
      const place = vitrine.state.place;
      const widget = vitrine.catalog.widgets.find((each) => each.places[place]?.length);
      vitrine.send('placements', { kind: widget.kind, family: widget.places[place][0], place })
      """)
    try tab.until("vitrine.scene.placements.length > 0")
    try tab.settle()
  }

  /// With `VITRINE_PICTURES`, keeps a screenshot in that folder, for documentation.
  func keepPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
    try tab.rest()
    try tab.picture().write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }
}
