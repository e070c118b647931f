import Foundation
import TestSupport
import Testing

/// What the person of the device sets, and what the system around a widget does.
@Suite(.timeLimit(.minutes(60)), .serialized) struct SettingTests {
  /// Controls of the left panel, each with what it changes; pictures change with all of them.
  @Test func everySettingIsSeen() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let controls = [
      ("choose('Appearance', 'Dark')", "settings.appearance === 'dark'"),
      ("pick('Wallpaper', (each) => each.value === 'dunes')", "settings.wallpaper === 'dunes'"),
      ("toggle('Increased contrast')", "settings.contrast === 'increased'"),
      ("slide('Type size', 6)", "settings.typeSize !== 'large'"),
      (
        "pick('Language', (each) => each.value.startsWith('ar'))",
        "settings.locale.startsWith('ar')"
      ),
      ("choose('Direction', 'Left')", "settings.direction === 'ltr'"),
      ("pick('Time zone', (each) => each.value !== zone)", "settings.timeZone !== zone"),
      ("toggle('Hide private content')", "settings.redaction.includes('privacy')"),
      ("pick('OS version', (each) => each.value !== '26')", "os !== 26"),
    ]
    try tab.run(Self.hands)
    for (control, outcome) in controls {
      let before = try tab.value("vitrine.state.revision", as: Int.self)
      try tab.run("hands.\(control)")
      try tab.until(
        "vitrine.state.revision > \(before) && (({ settings, os }) => \(outcome))(vitrine.state)")
    }
    try tab.settle()
    try tab.run("hands.pick('Device', (each) => each.value === 'iphone-16-pro-max')")
    try tab.until("vitrine.state.device === 'iphone-16-pro-max'")
    try visit.show(place: "home-screen", mode: "tinted")
    let untinted = try tab.value("vitrine.scene.placements[0].picture", as: String.self)
    try tab.run("document.querySelector('[aria-label=\"Tint #FF375F\"]').click()")
    try tab.until("vitrine.state.settings.tint?.toUpperCase() === '#FF375F'")
    try tab.until("vitrine.scene.placements[0].picture !== '\(untinted)'")
    #expect(visit.complaints == [])
  }

  /// What was chosen is shown at once; the answer brings what follows from it, or takes it back.
  @Test func aChoiceIsShownBeforeTheAnswer() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let isDark = "document.querySelector('.tools [title^=Dark]').ariaPressed === 'true'"
    let before = try tab.value("vitrine.state.revision", as: Int.self)
    try tab.run(
      """
      const post = vitrine.api.post.bind(vitrine.api);
      vitrine.api.post = (...all) => new Promise((done, fail) => {
        window.answer = () => post(...all).then(done, fail);
        window.refuse = () => fail(new Error('not today'));
      });
      """)
    try tab.key("d")
    try tab.until(isDark)
    try tab.run("refuse()")
    try tab.until("!(\(isDark))")
    try tab.until("document.querySelector('.notice').innerText.includes('not today')")
    try tab.key("d")
    try tab.until(isDark)
    #expect(try tab.value("vitrine.state.revision", as: Int.self) == before)
    // What another tab does meanwhile does not take it back.
    try tab.run(
      "fetch(vitrine.api.address('settings'), { method: 'POST', body: '{\"contrast\":\"increased\"}' })"
    )
    try tab.until("vitrine.state.settings.contrast === 'increased'")
    #expect(try tab.value(isDark, as: Bool.self))
    try tab.run("answer()")
    try tab.until("vitrine.anticipated.size === 0 && vitrine.state.settings.appearance === 'dark'")
    #expect(visit.complaints == [])
  }

  /// Finds the controls of the left panel by their labels, and uses them.
  private static let hands = """
    window.zone = vitrine.state.settings.timeZone;
    const field = (name) => [...document.querySelectorAll('.panel.is-left .field')]
      .find((each) => each.querySelector('label, .label')?.firstChild?.textContent === name);
    const tell = (element, event) => element.dispatchEvent(new Event(event, { bubbles: true }));
    window.hands = {
      choose: (name, title) => [...field(name).querySelectorAll('button')].find((each) => each.textContent === title).click(),
      pick: (name, fits) => {
        const select = field(name).querySelector('select');
        select.value = [...select.options].find(fits).value;
        tell(select, 'change');
      },
      slide: (name, step) => { const input = field(name).querySelector('input'); input.value = step; tell(input, 'input'); },
      toggle: (name) => field(name).querySelector('input').click(),
    };
    """

  @Test func aPictureOfOnesOwnIsTheWallpaper() throws {
    let visit = try Visit("Examples/Weather")
    let tab = visit.tab
    let before = try tab.value("vitrine.scene.background", as: String.self)
    try tab.run(
      """
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 64;
      canvas.getContext('2d').fillRect(0, 0, 40, 64);
      canvas.toBlob((blob) => {
        const files = new DataTransfer();
        files.items.add(new File([blob], 'own.png', { type: 'image/png' }));
        const input = document.querySelector('.panel.is-left [type=file]');
        input.files = files.files;
        input.dispatchEvent(new Event('change'));
      })
      """)
    try tab.until("vitrine.state.settings.wallpaper === 'own'")
    try tab.until("vitrine.scene.background !== '\(before)'")
    #expect(visit.complaints == [])
  }

  @Test func theCrownScrollsTheSmartStack() throws {
    let visit = try Visit("Examples/WatchComplication")
    let tab = visit.tab
    try visit.show(place: "smart-stack")
    // A place that is shown for the first time is given a widget.
    try tab.until("vitrine.scene.placements.length > 0")
    for _ in 0..<3 {
      let count = try tab.value("vitrine.state.placements.length", as: Int.self)
      try tab.run(
        "vitrine.send('placements', { kind: vitrine.catalog.widgets[0].kind, family: 'accessoryRectangular', place: 'smart-stack' })"
      )
      try tab.until("vitrine.state.placements.length === \(count + 1)")
    }
    try tab.settle()
    try tab.run("document.querySelector('.crown').focus()")
    try tab.key("ArrowDown")
    try tab.until("vitrine.ui.scroll > 0 && document.activeElement.ariaValueNow > 0")
    let turned = try tab.value("vitrine.ui.scroll", as: Double.self)
    try tab.wheel(tab.middle(".screen"), by: 60)
    try tab.until("vitrine.ui.scroll > \(turned)")
    #expect(visit.complaints == [])
  }

  @Test func aTappedAddressIsSaid() throws {
    let visit = try Visit("Examples/Weather")
    try visit.tab.click(".face")
    try visit.tab.until(
      "document.querySelector('.notice.is-url')?.innerText.includes('weather://lisbon')")
    #expect(visit.complaints == [])
  }

  @Test func aPushIsSentFromTheEditor() throws {
    let visit = try Visit("Examples/LiveScore")
    let tab = visit.tab
    try visit.start()
    try visit.show(place: "dynamic-island", mode: "expanded")
    let before = try tab.value("vitrine.scene.activities[0].picture", as: String.self)
    try tab.key("p")
    try tab.until("document.querySelector('#push-payload').value.includes('homeScore')")
    try tab.run(
      """
      const text = document.querySelector('#push-payload');
      text.value = text.value.replace(/"homeScore": \\d+/, '"homeScore": 7');
      text.dispatchEvent(new Event('input'))
      """)
    try tab.until("!document.querySelector('dialog [type=submit]').disabled")
    try tab.click("dialog [type=submit]")
    try tab.until("document.querySelector('dialog').innerText.includes('Delivered')")
    try tab.until("vitrine.scene.activities[0].picture !== '\(before)'")
    #expect(visit.complaints == [])
  }

  @Test func aLiveActivityGoesThroughItsStatesAndEnds() throws {
    let visit = try Visit("Examples/LiveScore")
    let tab = visit.tab
    // One runs when the page opens.
    try visit.show(place: "standby", mode: "activity")
    let before = try tab.value("vitrine.scene.activities[0].picture", as: String.self)
    try tab.until("\(Self.chip("State 2"))")
    try tab.run("\(Self.chip("State 2")).click()")
    try tab.until("vitrine.scene.activities[0].picture !== '\(before)'")
    try tab.run("\(Self.chip("End")).click()")
    try tab.until("vitrine.scene.activities.length === 0 && document.querySelector('.empty')")
    try tab.run("\(Self.chip("Dismiss")).click()")
    try tab.until("vitrine.state.activities.every((each) => !each.isEnded)")
    #expect(visit.complaints == [])
  }

  private static func chip(_ title: String) -> String {
    "[...document.querySelectorAll('.panel.is-left .chip')].find((each) => each.textContent === '\(title)')"
  }
}
