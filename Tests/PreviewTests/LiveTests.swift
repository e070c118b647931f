import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Sources that change under the page, and many who look at it.
@Suite(.serialized, .timeLimit(.minutes(60))) struct LiveTests {
  private static func copy(_ example: String = "Weather") throws -> TestFolder {
    let folder = TestFolder("vitrine-preview")
    let from = Checkout.root.appending(path: "Examples/\(example)")
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
      // Another notice of the same save may be looked into at this moment: nothing is wrong any more.
      let build = try #require(state["build"] as? [String: Any])
      #expect(build["state"] as? String != "failed")
      #expect(build["failure"] is NSNull)
      #expect(try client.get("/api/placements/w1/picture.png").body != before)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func savedLiveActivityIsDrawnAnew() async throws {
    let folder = try Self.copy("LiveScore")
    let file = folder.url.appending(path: "ScoreViews.swift")
    try await RunningPreview.use(folder.url.path, watches: true) { (client) throws in
      func shown() throws -> [String] {
        let regions = try client.get("/api/scene").object()["activities"] as? [[String: Any]]
        return try #require(regions).compactMap { $0["picture"] as? String }
      }
      _ = try client.post("/api/settings", #"{"place":"dynamic-island","mode":"expanded"}"#)
      let before = try shown()
      #expect(before.count == 1)
      let source = try String(contentsOf: file, encoding: .utf8)
      _ = try client.stream("/api/events", until: "event: rebuilt") {
        try source.replacing(#"Text(verbatim: "\(state."#, with: #"Text(verbatim: "=\(state."#)
          .write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try shown() != before)
    }
    withExtendedLifetime(folder) {}
  }

  /// What was saved while a build ran makes its outcome an old one: nobody hears of it.
  @Test func whatIsToldIsOnTheDisk() async throws {
    let folder = try Self.copy()
    let file = folder.url.appending(path: "WeatherViews.swift")
    try await RunningPreview.use(folder.url.path, watches: true) { (client) throws in
      let source = try String(contentsOf: file, encoding: .utf8)
      /// Whether the failure is heard of that is mended while it is found.
      func isTold(_ attempt: Int) throws -> Bool {
        try client.stream("/api/events", until: "event: rebuilt") {
          try (source + "\nlet broken: Int = \"text\"\n").write(
            to: file, atomically: false, encoding: .utf8)
          var state = ""
          while state != "building" {
            let build = try client.get("/api/state").object()["build"] as? [String: Any]
            state = build?["state"] as? String ?? ""
          }
          try source.replacing("size: 42", with: "size: \(30 + attempt)").write(
            to: file, atomically: false, encoding: .utf8)
        }.contains("event: failed")
      }
      // On a busy machine the answer may come when the build has ended: then it was told in its right.
      #expect(try !(0..<5).allSatisfy(isTold))
    }
    withExtendedLifetime(folder) {}
  }

  /// Sources that stand beside the path are followed like those in it.
  @Test func packagesBesideThePathAreFollowed() async throws {
    let folder = TestFolder("vitrine-preview")
    let cases = Checkout.root.appending(path: "Tests/PreviewTests/Cases/beside")
    for name in ["Widget", "Shared"] {
      try FileManager.default.copyItem(
        at: cases.appending(path: name), to: folder.url.appending(path: name))
    }
    // The packages of a repository are looked for where one begins.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: false)
    let file = folder.url.appending(path: "Shared/Sources/Shared/Words.swift")
    try await RunningPreview.use(folder.url.appending(path: "Widget").path, watches: true) {
      (client) throws in
      let before = try client.get("/api/placements/w1/picture.png").body
      let source = try String(contentsOf: file, encoding: .utf8)
      let save = { (word: String) throws in
        try source.replacing("first", with: word).write(
          to: file, atomically: false, encoding: .utf8)
      }
      _ = try client.stream("/api/events", until: "event: rebuilt") { try save("second") }
      let after = try client.get("/api/placements/w1/picture.png").body
      #expect(after != before)
      _ = try client.stream("/api/events", until: "event: rebuilt") { try save("first") }
      #expect(try client.get("/api/placements/w1/picture.png").body == before)
    }
    withExtendedLifetime(folder) {}
  }

  /// A name that nobody knows would be left out by a build that is for drawing; here somebody writes.
  @Test func unknownNameIsACompileError() async throws {
    let folder = try Self.copy()
    let file = folder.url.appending(path: "WeatherViews.swift")
    try await RunningPreview.use(folder.url.path, watches: true) { (client) throws in
      let before = try client.get("/api/placements/w1/picture.png").body
      let source = try String(contentsOf: file, encoding: .utf8)
      let failed = try client.stream("/api/events", until: "event: failed") {
        try source.replacing("Text(\"Now\")", with: "Text(unheardOf)").write(
          to: file, atomically: true, encoding: .utf8)
      }
      #expect(failed.contains("unheardOf"))
      #expect(failed.contains("Text(unheardOf)"), "the line of the source")
      #expect(try client.get("/api/placements/w1/picture.png").body == before, "the last good one")
      _ = try client.stream("/api/events", until: "event: rebuilt") {
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try client.get("/api/placements/w1/picture.png").body == before)
    }
    withExtendedLifetime(folder) {}
  }

  /// Saves at distances from nothing to more than a build takes; what is shown at last is what was
  /// saved last. `Benchmarks/edits` saves a thousand times.
  @Test func noSaveIsSkipped() async throws {
    let folder = try Self.copy()
    let file = folder.url.appending(path: "WeatherViews.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    @Sendable func version(_ number: Int) -> String {
      source.replacing("\"Now\"", with: "\"N\(number)\"")
    }
    try await RunningPreview.use(folder.url.path, watches: true) { (client) throws in
      _ = try client.post("/api/placements", #"{"kind":"Weather","family":"systemLarge"}"#)
      var pictures: [Int: [UInt8]] = [:]
      var distance = 7
      for round in 0..<4 {
        for number in 0..<3 {
          try version(number).write(to: file, atomically: number == 1, encoding: .utf8)
          distance = distance * 37 % 101
          for _ in 0..<distance { _ = try client.get("/api/state") }
        }
        // An error with a name of its own: once it is told, all before it has been built.
        _ = try client.stream("/api/events", until: "marker\(round)") {
          try (source + "\nlet broken: Int = marker\(round)\n").write(
            to: file, atomically: false, encoding: .utf8)
        }
        let last = round % 2
        _ = try client.stream("/api/events", until: "event: rebuilt") {
          try version(last).write(to: file, atomically: false, encoding: .utf8)
        }
        let picture = try client.get("/api/placements/w2/picture.png").body
        if let known = pictures[last] {
          let story = try client.get("/api/placements/w2/timeline").text
          #expect(picture == known, "round \(round): \(story)")
        }
        pictures[last] = picture
      }
      #expect(pictures[0] != pictures[1])
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
