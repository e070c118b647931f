import Foundation
import SwiftUI
import VitrineMessages

/// One run of one entry of a script in one environment, as the app runs it: evaluated once, over
/// when it has presented. Its JavaScript stays alive while views may call back.
@MainActor
final class ScriptRun {
  let package: ScriptPackage
  let entry: ScriptPackage.Entry
  let setting: ScriptSetting
  let folders: Folders
  let resources: URL
  private var live: (javaScript: JavaScript, runtime: JSObject)?
  let requests = Requests()
  let images = Images()
  private(set) lazy var databases = Databases(folders: folders)
  private(set) var notes: [MessageNote] = []
  private var noted: Set<MessageNote> = []
  /// What a script is told in one run; more is not read (estimate).
  private static let maximumNotes = 200
  /// The first promise that was rejected without anybody listening.
  private var rejection: JavaScriptError?
  /// Names of the app's components.
  private var components: Set<String> = []
  private(set) lazy var places = ScriptPlaces(
    root: package.root, code: entry.code, map: resources.appendingPathComponent(entry.map))

  /// The bundle as it runs.
  private var code = ""

  /// Milliseconds of virtual time after which timers lead nowhere any more.
  private static let maximumVirtualTime = 120_000.0

  /// A container of its own, gone with the run: a picture leaves nothing for the next one.
  private let ownContainer: String?

  /// - keepsWrites: whether what it stores stays, as after a reload.
  init(
    package: ScriptPackage, entry: ScriptPackage.Entry, setting: ScriptSetting, resources: URL,
    keepsWrites: Bool = true
  ) throws(ScriptFailure) {
    ownContainer = keepsWrites ? nil : Folders.copy(ofContainer: setting.container)
    self.package = package
    self.entry = entry
    self.setting = setting
    self.resources = resources
    folders = Folders(
      scriptName: package.name,
      sources: resources.appendingPathComponent(ScriptPackage.files).path,
      container: ownContainer ?? setting.container)
    setting.apply()
    do {
      let ready = try ScriptContexts.shared.take(
        timeZone: setting.environment.timeZone, timeLimit: setting.timeLimit)
      live = (
        ready.javaScript,
        try ready.javaScript.evaluate("({ globals: globalThis, exports: {} })", name: "runtime")
      )
      try prepare(ready.runtime)
    } catch {
      throw ScriptFailure(message: "the runtime of scripts does not start: \(error)")
    }
  }

  isolated deinit {
    if let ownContainer { try? FileManager.default.removeItem(atPath: ownContainer) }
  }

  // MARK: The JavaScript context

  /// Both end with `close`.
  var javaScript: JavaScript { needed.javaScript }
  var runtime: JSObject { needed.runtime }
  private var needed: (javaScript: JavaScript, runtime: JSObject) {
    guard let live else { preconditionFailure("a script's run is over and was asked again") }
    return live
  }

  /// Ends the script's JavaScript where nothing of it is called any more: drawing the elements takes
  /// what was read, not the context that it was read from.
  func close(keepingFor elements: [Element] = []) {
    guard !elements.contains(where: \.callsBack) else { return }
    live = nil
    ScriptContexts.shared.collect()
  }

  // MARK: Starting

  private func prepare(_ parts: [JSObject]) throws {
    let bridge = try javaScript.evaluate("({})", name: "bridge")
    bridge.set("config", setting.configuration(of: self).flatMap(javaScript.json))
    defineFunctions(on: bridge)
    for part in parts { try javaScript.call(part, bridge, runtime) }
    components = Set(runtime["components"].names)
    javaScript.onUnhandledRejection(runtime["onRejection"])
  }

  /// The first rejection: its reason, and where it was made by hand (a value that is no error has no
  /// stack of its own).
  func rejected(_ reason: JSObject, site: String) {
    guard rejection == nil, let value = reason.reference else { return }
    var error = javaScript.error(value)
    if places.place(stack: error.stack) == nil, !site.isEmpty { error.stack = site }
    rejection = error
  }

  /// Evaluates the entry's bundle.
  func evaluate() throws(ScriptFailure) {
    let url = resources.appendingPathComponent(entry.code)
    guard let data = try? Data(contentsOf: url) else {
      throw ScriptFailure(message: "the bundle '\(entry.code)' is missing: build the script again")
    }
    do {
      let noted = ThrownPlaces(data) { places.map }
      places.longer = noted.columns
      // On one line with the bundle's first, so that line numbers stay.
      self.code = noted.code
      let code = "(function(require,module,exports,$$loops,$$lap){" + noted.code
      let function = try javaScript.evaluate(code + "\n})", name: entry.code)
      let module = try javaScript.evaluate("({ exports: {} })", name: "module")
      try javaScript.call(
        function, runtime["require"], module, module["exports"],
        javaScript.makeLoopNotes(lines: noted.lines), runtime["lap"])
    } catch {
      // Throwing after it has presented hurts nobody.
      if !isPresented { throw failure(error) }
    }
  }

  var isPresented: Bool { !runtime["presented"].isMissing }

  // MARK: Waiting

  /// Runs what the script has under way until `isDone`. False where nothing is left to wait for.
  func pump(until isDone: () -> Bool) async throws(ScriptFailure) -> Bool {
    let deadline = ContinuousClock.now + .seconds(setting.timeLimit)
    while !isDone() {
      if runtime["exited"].bool == true { return false }
      let delay = call("timerDelay").number ?? -1
      if requests.isEmpty {
        guard delay >= 0, (call("virtualNow").number ?? 0) < Self.maximumVirtualTime else {
          return false
        }
        if ContinuousClock.now > deadline { throw endlessTimers() }
        try fireTimer()
      } else if let answer = await requests.next(
        within: delay >= 0 ? .milliseconds(delay) : nil, until: deadline)
      {
        try deliver(answer)
      } else if ContinuousClock.now < deadline {
        if delay >= 0 { try fireTimer() }
      } else {
        throw ScriptFailure(
          message: "the network did not answer within \(setting.timeLimit) s")
      }
    }
    return true
  }

  private func call(_ name: String) -> JSObject {
    (try? javaScript.call(runtime[name])) ?? JSObject(nil, in: javaScript)
  }

  private func fireTimer() throws(ScriptFailure) {
    do { try javaScript.call(runtime["fireTimer"]) } catch { throw failure(error) }
  }

  private func deliver(_ answer: Requests.Answer) throws(ScriptFailure) {
    do {
      try javaScript.call(
        runtime["answer"], answer.id, answer.status, answer.url, answer.headers, answer.bytes,
        answer.failure)
    } catch {
      throw failure(error)
    }
  }

  /// Why the script has nothing to show although nothing is under way any more.
  func unpresented(_ what: String) -> ScriptFailure {
    if let rejection { return failure(rejection) }
    if runtime["exited"].bool == true {
      let message = "the script ended with Script.exit() before \(what)"
      return places.place(stack: runtime["exitSite"].string ?? "").map {
        ScriptFailure(message: message, at: $0)
      } ?? ScriptFailure(message: message, file: source)
    }
    if (call("virtualNow").number ?? 0) >= Self.maximumVirtualTime,
      let place = places.place(stack: call("timerSite").string ?? "")
    {
      return ScriptFailure(
        message:
          "timers ran for two minutes of the script's time without \(what); the one that is set "
          + "here is still waiting", at: place)
    }
    if let stack = call("waitingSite").string {
      let message =
        "the script ended without \(what): it waits for a promise that nothing keeps; what waits "
        + "begins here"
      if let place = places.place(stack: stack) {
        return ScriptFailure(message: message, at: place)
      }
    }
    return ScriptFailure(message: "the script ended without \(what)", file: source)
  }

  /// Timers that are set without a delay, or one after the other: the script's time stands still while
  /// ours goes by.
  private func endlessTimers() -> ScriptFailure {
    let message =
      "timers ran for \(setting.timeLimit) s without an end; the next one is set here"
    return places.place(stack: call("timerSite").string ?? "").map {
      ScriptFailure(message: message, at: $0)
    } ?? ScriptFailure(message: message, file: source)
  }

  /// Whether the app has a component of that name.
  func knows(component: String) -> Bool { components.contains(component) }

  // MARK: Calling back

  /// What a callback of the script gives as views: `GeometryReader`'s and the like.
  func nodes(_ callback: JSObject, _ argument: Any?) -> [Element] {
    do {
      return Element.list(try javaScript.call(callback, argument))
    } catch {
      note(failure(error))
      return []
    }
  }

  /// Commands that a drawing callback writes down.
  func commands(_ kind: String, _ callback: JSObject, _ size: CGSize) -> [Value] {
    do {
      let list = try javaScript.call(
        runtime[kind], callback, Double(size.width), Double(size.height))
      return Value(list).array ?? []
    } catch {
      note(failure(error))
      return []
    }
  }

  // MARK: Notes and failures

  /// A failure while a view calls back: what it stands in is drawn without it.
  private func note(_ failure: ScriptFailure) {
    let note = MessageNote(
      .error, failure.message, file: failure.file, line: failure.line, column: failure.column)
    add(note)
  }
  private func add(_ note: MessageNote) {
    guard noted.count < Self.maximumNotes, noted.insert(note).inserted else { return }
    notes.append(note)
  }

  /// - element: the element that it is about, whose place is named.
  func note(_ severity: MessageNote.Severity, _ message: String, at element: Element? = nil) {
    note(
      severity, message,
      place: element?.place.map { place in
        var place = place
        place.file = places.file(place.file)
        return place
      })
  }

  func note(
    _ severity: MessageNote.Severity, _ message: String, place: ScriptPlaces.Place?
  ) {
    let note = MessageNote(
      severity, message, file: place?.file, line: place?.line, column: place?.column)
    add(note)
  }
  /// Notes since the last time.
  func takeNotes() -> [MessageNote] {
    defer { notes = [] }
    return notes
  }

  private var source: String { package.root + "/" + entry.name + ".tsx" }

  /// The error with its place in the sources.
  func failure(_ error: any Error) -> ScriptFailure {
    guard let error = error as? JavaScriptError else {
      return ScriptFailure(message: "\(error)", file: source)
    }
    var message = error.message
    if message.contains("execution terminated") {
      message =
        "the script ran longer than \(setting.timeLimit) s without a pause: a loop here does not end, "
        + "or has too much to do"
    }
    if let component = error.component { message += " (in the component '\(component)')" }
    if let place = place(of: error) { return ScriptFailure(message: message, at: place) }
    return ScriptFailure(message: message, file: source)
  }

  /// Where an error was made, else where the component stands in which it was.
  private func place(of error: JavaScriptError) -> ScriptPlaces.Place? {
    if let ended = error.ended,
      let loop = LoopPlaces(code)
        .endless(in: places.frames(ended.stack), entered: ended.entered),
      let place = places.place(line: loop.line, column: loop.column)
    {
      return place
    }
    if error.isOurs, let place = component(of: error) { return place }
    if let place = places.place(stack: error.stack) { return place }
    if let line = error.line, let place = places.place(line: line, column: error.column ?? 1) {
      return place
    }
    if error.isPlain, let place = places.place(stack: call("thrownSite").string ?? "") {
      return place
    }
    return component(of: error)
  }

  private func component(of error: JavaScriptError) -> ScriptPlaces.Place? {
    error.place.map { place in
      var place = place
      place.file = places.file(place.file)
      return place
    }
  }
}
