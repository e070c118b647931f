import Foundation
import Glibc
import TestSupport
import Testing

/// The program of `vitrine preview` as a process: how it ends, and what it survives.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ProcessTests {
  /// An event stream never ends by itself; the program does.
  @Test(arguments: [SIGTERM, SIGINT]) func endsWithAnOpenStream(_ signal: Int32) throws {
    let process = Process()
    process.executableURL = Command.binary
    process.arguments = [
      "preview", Checkout.root.appending(path: "Examples/Weather").path, "--no-open",
    ]
    process.environment = Command.environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try Command.start(process)
    defer { if process.isRunning { process.terminate() } }
    var line = Data()
    while !line.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it ended before it served")
      line += more
    }
    let said = try #require(try JSONSerialization.jsonObject(with: line) as? [String: String])
    let url = try #require(said["url"].flatMap { URLComponents(string: $0) })
    let client = HTTPClient(
      port: try #require(url.port), token: try #require(url.queryItems?.first?.value))
    let heard = try client.stream("/api/events", until: "\u{1}never") {
      kill(process.processIdentifier, signal)
    }
    #expect(heard.contains("event: state"))
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  static let widget = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Press: AppIntent {
      static let title: LocalizedStringResource = "Press"
      func perform() async throws -> some IntentResult {
        let list = UserDefaults.standard.array(forKey: "presses") as? [Int] ?? []
        UserDefaults.standard.set(list + [1], forKey: "presses")
        /*crash*/
        return .result()
      }
    }
    struct Entry: TimelineEntry { let date: Date; let count: Int }
    struct Provider: TimelineProvider {
      var count: Int { (UserDefaults.standard.array(forKey: "presses") ?? []).count }
      func placeholder(in context: Context) -> Entry { Entry(date: .now, count: 0) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now, count: count))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now, count: count)], policy: .never))
      }
    }
    @main struct Presses: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Presses", provider: Provider()) { entry in
          Button(intent: Press()) { Text("Pressed \\(entry.count)").frame(maxWidth: .infinity, maxHeight: .infinity) }
            .containerBackground(.white, for: .widget)
        }
      }
    }
    """

  /// A crash costs one answer: the last picture stays, the server goes on, and so does the widget with
  /// the next tap and with new code.
  @Test func aCrashIsSurvived() async throws {
    let folder = TestFolder("vitrine-crash")
    let crash = Self.widget.replacing("/*crash*/", with: "fatalError(\"on purpose\")")
    try folder.write(["in/Presses.swift": crash])
    let file = URL(filePath: folder.path + "/in/Presses.swift")
    try await RunningPreview.use(folder.path + "/in", watches: true) { (client) throws in
      let path = "/api/placements/w1/picture.png"
      let before = try client.get(path).body
      for round in 0..<3 {
        let heard = try client.stream("/api/events", until: "event: notice") {
          let answer = try client.post("/api/placements/w1/tap", #"{"x": 60, "y": 60}"#)
          #expect(answer.status < 500 || answer.text.contains("crash"), "\(answer.text)")
        }
        #expect(heard.contains("\"crash\"") && heard.contains("on purpose"), "round \(round)")
        #expect(try client.get(path).status == 200)
        #expect(try client.get("/api/state").status == 200)
      }
      _ = try client.post("/api/time", #"{"advance": 3600}"#)
      #expect(try client.get(path).status == 200)
      _ = try client.stream("/api/events", until: "event: rebuilt") {
        try Self.widget.write(to: file, atomically: true, encoding: .utf8)
      }
      let rebuilt = try client.get(path).body
      let answer = try client.post("/api/placements/w1/tap", #"{"x": 60, "y": 60}"#)
      #expect(answer.status == 200, "\(answer.text)")
      let pressed = try client.get(path).body
      #expect(pressed != before && pressed != rebuilt, "the tap is drawn")
    }
  }

  @Test func thePageIsSentPacked() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let page = Checkout.root.appending(path: "Sources/Preview/Page")
      let all = FileManager.default.enumerator(at: page, includingPropertiesForKeys: nil)
      let files = (all?.allObjects as? [URL] ?? [])
        .filter { ["js", "css", "svg"].contains($0.pathExtension) }
      #expect(files.count > 30)
      var size = 0
      for url in files {
        let name = url.path.dropFirst(page.path.count + 1)
        let plain = try client.send("GET", "/page/\(client.token)/\(name)")
        #expect(plain.body == [UInt8](try Data(contentsOf: url)))
        #expect(plain.headers["content-encoding"] == nil)
        let packed = try client.send(
          "GET", "/page/\(client.token)/\(name)", headers: ["Accept-Encoding": "gzip, br"])
        #expect(packed.status == 200)
        if packed.headers["content-encoding"] == "gzip" {
          #expect(packed.body.starts(with: [0x1F, 0x8B]))
        }
        size += packed.body.count
      }
      #expect(size > 20_000 && size < 100_000, "\(size) bytes")
    }
  }
}
