import Foundation
import TestSupport

/// Chromium without a window, driven over two pipes: messages of the DevTools protocol, each ended by a
/// zero byte (`--remote-debugging-pipe` reads descriptor 3 and writes descriptor 4).
///
/// Used by one test at a time: a command waits for its answer, and events that come meanwhile are kept.
final class Chromium {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder = TestFolder("vitrine-chromium")
  private var rest: [UInt8] = []
  private var count = 0
  /// Errors of pages: exceptions, `console.error`, requests that failed, what the policy forbids.
  private(set) var complaints: [String] = []

  init() throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // A process of Foundation's has the first three descriptors only: the shell moves them.
    process.arguments = [
      "-c", "exec chromium \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", "sh",
      "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
      "--disable-dev-shm-usage",
      "--hide-scrollbars", "--no-first-run", "--disable-background-networking",
      "--user-data-dir=\(folder.path)",
    ]
    process.standardInput = input
    process.standardOutput = output
    try Command.start(process)
  }

  deinit { end() }

  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  /// A new tab.
  func tab(width: Int = 1440, height: Int = 900, media: [String: String] = [:]) throws -> Tab {
    let target = try send("Target.createTarget", ["url": "about:blank", "newWindow": true])
    let session = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    guard let id = session["sessionId"] as? String else { throw BrowserError.noSession }
    return try Tab(self, session: id, width: width, height: height, media: media)
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws
    -> [String: Any]
  {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let answer = try next()
      if answer["id"] as? Int != count {
        hear(answer)
      } else if let error = answer["error"] {
        throw BrowserError.refused(method, "\(error)")
      } else {
        return answer["result"] as? [String: Any] ?? [:]
      }
    }
  }

  /// The next message. `Command.start` ends a browser that never answers.
  private func next() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = Data(rest[..<end])
        rest.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError.ended }
      rest += data
    }
  }

  private func hear(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown":
      complaints.append("\(parameters["exceptionDetails"] ?? "an exception")")
    case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
      complaints.append("\(parameters["args"] ?? "an error")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      if entry["level"] as? String == "error" { complaints.append("\(entry)") }
    case _: break
    }
  }
}

/// Why a browser did not do what a test asked for.
enum BrowserError: Error, CustomStringConvertible {
  case ended
  case noSession
  case refused(String, String)
  case failed(String)
  case inVain(String, page: String)
  case missing(String)

  var description: String {
    switch self {
    case .ended:
      "Chromium ended, did not answer in time, or is not installed: run Tools/Browser/setup"
    case .noSession: "Chromium opened no tab"
    case .refused(let method, let reason): "\(method): \(reason)"
    case .failed(let reason): "the page failed: \(reason)"
    case .inVain(let condition, let page): "waited in vain for \(condition); the page says: \(page)"
    case .missing(let file): "\(file) is missing: run Tools/Browser/setup"
    }
  }
}
