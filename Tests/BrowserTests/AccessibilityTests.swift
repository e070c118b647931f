import Foundation
import TestSupport
import Testing

/// WCAG 2.2 AA as axe-core reads it, and the page without a pointer.
@Suite(.timeLimit(.minutes(60)), .serialized) struct AccessibilityTests {
  static let axe = Checkout.root.appending(path: ".build/browser/axe.min.js")

  struct Setting: CustomStringConvertible, Sendable {
    var width: Int
    var scheme: String
    var description: String { "\(width) pixels, \(scheme)" }
  }

  static let settings = [
    Setting(width: 1440, scheme: "light"), Setting(width: 1440, scheme: "dark"),
    Setting(width: 390, scheme: "light"), Setting(width: 360, scheme: "dark"),
  ]

  @Test(arguments: settings) func axeFindsNothing(_ setting: Setting) throws {
    let visit = try Visit(
      "Examples/ToDo", width: setting.width, height: 900,
      media: ["prefers-color-scheme": setting.scheme, "prefers-reduced-motion": "reduce"])
    let tab = visit.tab
    try Self.install(in: tab)
    try Self.check(tab, "the Home Screen")
    try tab.run("vitrine.show({ left: true, right: false })")
    try Self.check(tab, "the left panel")
    for name in ["inspect", "system", "log"] {
      try tab.run("vitrine.show({ left: false, right: true, tab: '\(name)' })")
      try tab.until("document.querySelector('#tab-\(name)')?.ariaSelected === 'true'")
      try Self.check(tab, "the tab \(name)")
    }
    for name in ["gallery", "push", "keys", "configure"] {
      try tab.run("vitrine.show({ dialog: '\(name)' })")
      try tab.until("document.querySelector('dialog')")
      if name == "gallery" {
        try tab.until("document.querySelector('.gallery-item img')?.complete")
      }
      try Self.check(tab, "the sheet \(name)")
    }
    try tab.run("vitrine.show({ dialog: null, left: false, right: false })")
    try tab.key("e")
    try tab.until("document.querySelector('.minus')")
    try Self.check(tab, "edit mode")
    try tab.key("e")
    try tab.key("a")
    try tab.until("document.querySelector('.card img')")
    try Self.check(tab, "all places")
  }

  static func install(in tab: Tab) throws {
    guard let script = try? String(contentsOf: axe, encoding: .utf8) else {
      throw BrowserError.missing(axe.path)
    }
    // The page's policy forbids scripts of others; the protocol may all the same.
    try tab.send("Runtime.evaluate", ["expression": script])
  }

  static func check(_ tab: Tab, _ what: String) throws {
    try tab.settle()
    // The targets inside a widget are as large as the widget made them; `vitrine audit` judges those.
    let findings = try tab.value(
      """
      axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
        .then((result) => result.violations.flatMap((rule) => rule.nodes.filter((node) =>
          rule.id !== 'target-size' || !node.html.includes('class="target')).map((node) =>
          `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`)))
      """, as: [String].self)
    #expect(findings == [], "\(what)")
  }

  /// Adds, moves, stacks, turns and removes with keys alone.
  @Test func everythingIsReachedWithoutAPointer() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    try tab.key("g")
    try tab.until("document.querySelector('.add')")
    try tab.run("document.querySelector('.add').focus()")
    let count = try tab.value("vitrine.state.placements.length", as: Int.self)
    try tab.key("Enter")
    try tab.until(
      "vitrine.state.placements.length === \(count + 1) && !document.querySelector('dialog')")
    try tab.settle()
    let id = try tab.value("vitrine.state.placements.at(-1).id", as: String.self)
    try tab.key("e")
    try tab.until("vitrine.state.isEditing")
    try tab.run("document.querySelector('[data-id=\(id)] .face').focus()")
    let row = try tab.value("vitrine.placement('\(id)').slot.row", as: Int.self)
    try tab.key(row >= 2 ? "ArrowUp" : "ArrowDown")
    try tab.until("vitrine.placement('\(id)').slot.row !== \(row)")
    try tab.settle()
    #expect(
      try tab.value(
        "document.activeElement.className + ' of ' + document.activeElement.parentElement.dataset.id",
        as: String.self) == "face of \(id)")
    try tab.key("m")
    try tab.until(
      "document.activeElement.role === 'menuitem' || document.activeElement.role === 'menuitemradio'"
    )
    try tab.key("Escape")
    try tab.until("!document.querySelector('.menu') && document.activeElement.className === 'face'")
    try tab.key("Delete")
    try tab.until("!vitrine.placement('\(id)')")
    // What was asked about it while it was removed is answered 404.
    #expect(visit.complaints.filter { !$0.contains("/placements/\(id)/") } == [])
  }

  /// Tab goes through the whole page and comes back; what has the focus is always seen.
  @Test func theFocusIsSeenEverywhere() throws {
    let visit = try Visit("Examples/ToDo")
    var seen: Set<String> = []
    for _ in 0..<120 {
      try visit.tab.key("Tab")
      let focus = try visit.tab.value(
        """
        (() => { const at = document.activeElement; if (at === document.body) return { name: '', isSeen: true };
          const style = getComputedStyle(at); const around = at.parentElement ? getComputedStyle(at.parentElement) : style;
          return { name: at.ariaLabel || at.textContent.slice(0, 40) || at.id || at.tagName,
            isSeen: [style, around].some((each) => each.outlineStyle !== 'none' || each.boxShadow !== 'none') }; })()
        """, as: Focus.self)
      #expect(focus.isSeen, "\(focus.name)")
      seen.insert(focus.name)
    }
    #expect(seen.count > 20)
  }

  struct Focus: Decodable {
    var name: String
    var isSeen: Bool
  }
}
