import Foundation

/// A tab of the browser, used as a person uses it: pointer, keys, eyes.
final class Tab {
  private let browser: Chromium
  private let session: String

  init(
    _ browser: Chromium, session: String, width: Int, height: Int, media: [String: String]
  ) throws {
    self.browser = browser
    self.session = session
    for domain in ["Runtime", "Log", "Page"] { try send("\(domain).enable") }
    try resize(width, height)
    let features = media.map { ["name": $0.key, "value": $0.value] }
    try send("Emulation.setEmulatedMedia", ["features": features])
  }

  func resize(_ width: Int, _ height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.send(method, parameters, session: session)
  }

  /// Opens the page and waits until it shows its pictures.
  func open(_ address: String) throws {
    try show(address)
    try settle()
  }

  /// Goes to any page.
  func show(_ address: String) throws { try send("Page.navigate", ["url": address]) }

  // MARK: Eyes

  /// A JavaScript expression's value; a promise is waited for.
  func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": "(async () => JSON.stringify([await (\(expression))]))()",
        "awaitPromise": true, "returnByValue": true, "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] { throw BrowserError.failed("\(details)") }
    let text = (answer["result"] as? [String: Any])?["value"] as? String ?? "[null]"
    return try JSONDecoder().decode([Value].self, from: Data(text.utf8))[0]
  }

  func run(_ statement: String) throws {
    _ = try value("(() => { \(statement); return true; })()", as: Bool.self)
  }

  /// Waits until a condition holds. Five minutes tell a page that hangs from a machine that is busy.
  func until(_ condition: String) throws {
    let isMet = try value(
      """
      new Promise((done) => {
        const end = performance.now() + 300000;
        const look = () => {
          let isMet = false;
          try { isMet = Boolean(\(condition)); } catch {}
          if (isMet || performance.now() > end) done(isMet); else setTimeout(look, 16);
        };
        look();
      })
      """, as: Bool.self)
    guard !isMet else { return }
    let page = try value("document.body.innerText.slice(0, 2000)", as: String.self)
    throw BrowserError.inVain(condition, page: page)
  }

  /// Waits until the scene is that of the state and all its pictures are there.
  func settle() throws {
    try until(
      """
      window.vitrine?.scene && vitrine.scene.revision >= vitrine.state.revision && !vitrine.isDue \
      && [...document.images].every((image) => image.complete || image.loading === "lazy")
      """)
  }

  /// Waits until every animation that comes to an end has come to it.
  func rest() throws {
    try until(
      """
      document.getAnimations().every(({ effect, playState }) => playState === 'finished' \
      || effect.getTiming().iterations === Infinity)
      """)
  }

  func picture() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserError.failed("no screenshot")
    }
    return data
  }

  // MARK: Hands

  struct Place: Decodable {
    var x: Double
    var y: Double
  }

  /// The middle of an element, once it is there.
  func middle(_ selector: String) throws -> Place {
    let element = "document.querySelector(\(quoted(selector)))"
    try until("\(element)?.getClientRects().length")
    return try value(
      """
      (() => { const found = \(element); found.scrollIntoView({ block: 'nearest' });
        const box = found.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()
      """)
  }

  func click(_ selector: String) throws {
    let place = try middle(selector)
    try press(place)
    try release(place)
  }

  func press(_ place: Place) throws { try mouse("mousePressed", place, isHeld: true) }
  func release(_ place: Place) throws { try mouse("mouseReleased", place, isHeld: false) }

  /// Moves a held pointer in steps, as a hand does.
  func move(from start: Place, to end: Place, steps: Int = 8) throws {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let place = Place(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try mouse("mouseMoved", place, isHeld: true)
    }
  }

  func drag(from start: Place, to end: Place) throws {
    try press(start)
    try move(from: start, to: end)
    try release(end)
  }

  private func mouse(_ type: String, _ place: Place, isHeld: Bool) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place.x, "y": place.y, "button": "left", "buttons": isHeld ? 1 : 0,
        "clickCount": 1,
      ])
  }

  func wheel(_ place: Place, by amount: Double = 0, across: Double = 0) throws {
    try send(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": across, "deltaY": amount])
  }

  /// Presses a key by its name: `a`, `Enter`, `ArrowLeft`.
  func key(_ name: String) throws {
    let codes = [
      "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
      "ArrowDown": 40, "Delete": 46, " ": 32,
    ]
    var event: [String: Any] = ["type": "keyDown", "key": name, "code": name]
    event["windowsVirtualKeyCode"] = codes[name] ?? 0
    if name.count == 1 { event["text"] = name }
    if name == "Enter" { event["text"] = "\r" }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

  func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
