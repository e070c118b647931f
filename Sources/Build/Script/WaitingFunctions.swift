import Foundation
import VitrinePlatform

/// `async` functions of a bundle, made generators (esbuild's form of them).
///
/// JavaScriptCore's watchdog looks at a piece of work only after a while, and what waits for a plain
/// value (`while (true) await null`) is many pieces that are over at once. As a generator it takes each
/// step through a function of our runtime, which looks at the clock and knows where it began.
struct WaitingFunctions {
  let esbuild: String
  /// The bundles' folder.
  let output: String
  var sandbox: BuildSandbox
  /// Seconds; a bundle takes hundredths of one.
  private static let timeLimit = 30.0

  /// Changes those bundles that wait, with their maps. What esbuild cannot change (`async function*`
  /// before its version 0.18) keeps its functions; its loops call our runtime all the same (`LoopNotes`).
  func change(_ entries: [ScriptProject.Entry]) throws {
    for entry in entries {
      let path = output + "/" + entry.code
      guard let bytes = FileRecorder.read(path)?.bytes, Self.waits(bytes) else { continue }
      // Reading the map of what it is given, esbuild leads its own map to the sources.
      let text = LoopNotes(
        String(decoding: bytes, as: UTF8.self),
        map: FileRecorder.read(output + "/" + entry.map)?.bytes ?? []
      ).lapped
      try CacheFile.write(text + "\n//# sourceMappingURL=\(entry.map)\n", to: path)
      let changed = try change(entry) ? FileRecorder.read(path)?.bytes : nil
      try CacheFile.write(changed.map(Self.calling) ?? text, to: path)
    }
  }

  /// The bundle with our runtime's function (`Runtime/waiting.js`) for the one that esbuild writes at its
  /// beginning: ours knows where a function that does not end began. Every line stays.
  static func calling(_ bundle: [UInt8]) -> String {
    let text = String(decoding: bundle, as: UTF8.self)
    guard let start = text.firstMatch(of: /(?m)^var __async = \(/)?.range.lowerBound,
      let end = text[start...].firstMatch(of: /(?m)^};$/)?.range.upperBound
    else { return text }
    let lines = text[start..<end].count { $0 == "\n" }
    return text[..<start] + #"var __async = require("scripting/waiting").async;"#
      + String(repeating: "\n", count: lines) + text[end...]
  }

  private func change(_ entry: ScriptProject.Entry) throws -> Bool {
    var tool = BuildTool(esbuild, in: sandbox, folder: output)
    tool.writable = [output]
    tool.timeLimit = Self.timeLimit
    let result = try tool.run([
      "./" + entry.code, "--format=cjs", "--platform=neutral", "--target=es2022",
      "--supported:async-await=false", "--supported:dynamic-import=false", "--outdir=.",
      "--allow-overwrite", "--sourcemap=external", "--charset=utf8", "--log-level=error",
      "--color=false",
    ])
    return result.status.isSuccess
  }

  /// Whether the word is there; in a text it does no harm.
  private static func waits(_ code: [UInt8]) -> Bool {
    String(decoding: code, as: UTF8.self).contains("await ")
  }
}
