import Foundation

/// Contexts with our runtime read into them; one is made before it is asked for, while the system still
/// bundles the script.
@MainActor
final class ScriptContexts {
  static let shared = ScriptContexts()

  struct Ready {
    var javaScript: JavaScript
    /// The functions that the files of Runtime are, each of the bridge and the runtime.
    var runtime: [JSObject]
  }

  private var machine: VirtualMachine?
  private var spare: Ready?
  private var released = 0
  /// Runs between two collections: one costs some milliseconds, a context some hundred kilobytes.
  private static let collecting = 8
  private var texts: [(name: String, text: String)] = []

  /// The files of Runtime in this order.
  private static let files = [
    "waiting.js", "elements.js", "web.js", "locale.js", "files.js", "database.js", "drawing.js",
    "personal.js", "calendars.js", "health.js", "apponly.js", "activities.js", "app.js",
  ]

  /// Makes a context that `take` finds ready. What goes wrong is said there.
  func prepare(timeZone: String) {
    spare = try? make(timeZone: timeZone, timeLimit: 10)
  }

  /// A context for one run. `timeLimit` in seconds, for each call into it.
  func take(timeZone: String, timeLimit: Double) throws -> Ready {
    if let spare, machine?.timeZone == timeZone, machine?.isSpent == false {
      self.spare = nil
      spare.javaScript.timeLimit = timeLimit
      return spare
    }
    spare = nil
    return try make(timeZone: timeZone, timeLimit: timeLimit)
  }

  /// Clears away what contexts have left, now and then: nothing in this process gives JavaScriptCore
  /// the idle time that it waits for.
  func collect() {
    released += 1
    if released.isMultiple(of: Self.collecting) { machine?.collect() }
  }

  private func make(timeZone: String, timeLimit: Double) throws -> Ready {
    let machine = machine(timeZone)
    let javaScript = JavaScript(in: machine, timeLimit: timeLimit)
    if texts.isEmpty {
      for name in Self.files { texts.append((name, try RuntimeFiles.text(name))) }
    }
    return Ready(
      javaScript: javaScript,
      runtime: try texts.map { try javaScript.evaluate($0.text, name: "vitrine:\($0.name)") })
  }

  private func machine(_ timeZone: String) -> VirtualMachine {
    if let machine, machine.timeZone == timeZone, !machine.isSpent { return machine }
    setenv("TZ", timeZone, 1)
    tzset()
    let new = VirtualMachine(timeZone: timeZone)
    machine = new
    return new
  }
}

/// JavaScript of ours, beside the executable.
enum RuntimeFiles {
  static func text(_ name: String) throws(ScriptFailure) -> String {
    let places = folders.map { $0 + "/" + name }
    for place in places {
      if let data = FileManager.default.contents(atPath: place) {
        return String(decoding: data, as: UTF8.self)
      }
    }
    throw ScriptFailure(
      message: "'\(name)' is not beside the extension: run script/build again", file: places.first)
  }

  private static var folders: [String] {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let folder = ((executable ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
    return ["vitrine_VitrineScripting.resources/Runtime", "Runtime"].map { folder + "/" + $0 }
  }
}
