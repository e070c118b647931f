import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Sources that change under the page, and many who look at it.
@Suite(.serialized, .timeLimit(.minutes(60))) struct LiveTests {
  private static func copy() throws -> TestFolder {
    let folder = TestFolder("vitrine-preview")
    let from = Checkout.root.appending(path: "Examples/Weather")
    for name in try FileManager.default.contentsOfDirectory(atPath: from.path) {
      try FileManager.default.copyItem(
        at: from.appending(path: name), to: folder.url.appending(path: name))
    }
    return folder
  }

  @Test func savedFileIsBuiltAndAnErrorIsShown() async throws {
    let folder = try Self.copy()
    let file = folder.url.appending(path: "WeatherViews.swift")
    try await RunningPreview.use(folder.url.path, watches: true) { (client) throws in
      _ = try client.post("/api/placements", #"{"kind":"Weather","family":"systemMedium"}"#)
      _ = try client.post("/api/time", #"{"advance":3600}"#)
      let before = try client.get("/api/placements/w1/picture.png").body
      let source = try String(contentsOf: file, encoding: .utf8)
      let broken = try client.stream("/api/events", until: "event: failed") {
        try (source + "\nlet broken: Int = \"text\"\n").write(
          to: file, atomically: true, encoding: .utf8)
      }
      #expect(broken.contains("WeatherViews.swift"))
      #expect(try client.get("/api/placements/w1/picture.png").body == before, "the last good one")
      let failed = try client.get("/api/state").object()["build"] as? [String: Any]
      #expect(failed?["state"] as? String == "failed")
      _ = try client.stream("/api/events", until: "event: rebuilt") {
        try source.replacing("size: 42", with: "size: 30").write(
          to: file, atomically: true, encoding: .utf8)
      }
      let state = try client.get("/api/state").object()
      #expect((state["placements"] as? [Any])?.count == 2, "placements stay")
      #expect(state["time"] as? String == "2026-06-08T10:41:00Z", "time stays")
      #expect((state["build"] as? [String: Any])?["state"] as? String == "ready")
      #expect(try client.get("/api/placements/w1/picture.png").body != before)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func fiftyClientsLoseNothing() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let outcomes = Mutex<[Int: String]>([:])
      DispatchQueue.concurrentPerform(iterations: 50) { number in
        do {
          for _ in 0..<4 {
            let state = try client.get("/api/state")
            let scene = try client.get("/api/scene?scale=1").object()
            let name = scene["background"] as? String ?? ""
            let picture = try client.get("/api/pictures/\(name).png")
            guard state.status == 200, picture.status == 200 else {
              throw HTTPClient.Failure(description: "\(state.status) \(picture.status)")
            }
          }
          // Everything that has happened, for each of them.
          let heard = try client.stream("/api/events?after=0", until: "event: entry")
          outcomes.withLock { $0[number] = heard.contains("event: reload") ? "whole" : heard }
        } catch {
          outcomes.withLock { $0[number] = "\(error)" }
        }
      }
      let all = outcomes.withLock(\.self)
      #expect(all.count == 50)
      #expect(all.values.allSatisfy { $0 == "whole" }, "\(all)")
      #expect(try client.get("/api/state").status == 200)
    }
  }
}
