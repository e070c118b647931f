import Foundation
import TestSupport
import Testing

/// What other programs rely on: the state, placements, taps, time and events.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ContractTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  @Test func firstWidgetIsPlacedAlready() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let state = try client.get("/api/state").object()
      #expect(state["device"] as? String == "iphone-17-pro")
      #expect(state["place"] as? String == "home-screen")
      #expect(state["time"] as? String == "2026-06-08T09:41:00Z")
      let placements = try #require(state["placements"] as? [[String: Any]])
      #expect(placements.count == 1)
      #expect(placements[0]["kind"] as? String == "Weather")
      #expect(placements[0]["family"] as? String == "systemSmall")
      #expect(placements[0]["slot"] != nil)
      let id = try #require(placements[0]["id"] as? String)
      let picture = try client.get("/api/placements/\(id)/picture.png")
      #expect(picture.status == 200)
      #expect(picture.headers["content-type"] == "image/png")
      #expect(Array(picture.body.prefix(4)) == Self.png)
    }
  }

  @Test func widgetsAreAddedAndRemoved() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let added = try client.post(
        "/api/placements", #"{"kind":"Weather","family":"systemMedium","place":"home-screen"}"#)
      #expect(added.status == 201)
      let placement = try #require(added.object()["placement"] as? [String: Any])
      let id = try #require(placement["id"] as? String)
      #expect(try Self.ids(client).contains(id))
      #expect(try client.send("DELETE", "/api/placements/\(id)").status == 200)
      #expect(try !Self.ids(client).contains(id))
      #expect(try client.send("DELETE", "/api/placements/\(id)").status == 404)
      #expect(try client.get("/api/placements/\(id)/picture.png").status == 404)
    }
  }

  @Test func timePasses() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let before = try client.get("/api/placements/w1/picture.png").body
      let state = try client.post("/api/time", #"{"advance": 7200}"#)
      #expect(state.status == 200)
      #expect(try client.get("/api/state").object()["time"] as? String == "2026-06-08T11:41:00Z")
      #expect(try client.get("/api/placements/w1/picture.png").body != before)
      #expect(try client.post("/api/time", #"{"date": "2026-06-08T09:41:00Z"}"#).status == 200)
      #expect(try client.get("/api/placements/w1/picture.png").body == before, "as it was then")
    }
  }

  @Test func tapOnAToggleShowsItsNewState() async throws {
    try await RunningPreview.use("Examples/ToDo") { (client) throws in
      let before = try client.get("/api/placements/w1/picture.png").body
      let scene = try client.get("/api/scene").object()
      let placement = try #require((scene["placements"] as? [[String: Any]])?.first)
      let targets = try #require(placement["targets"] as? [[String: Any]])
      let frame = try #require(targets.first?["frame"] as? [String: Double])
      let x = frame["x", default: 0] + frame["width", default: 0] / 2
      let y = frame["y", default: 0] + frame["height", default: 0] / 2
      let tap = try client.post("/api/placements/w1/tap", "{\"x\":\(x),\"y\":\(y)}")
      #expect(tap.status == 200, "\(tap.text)")
      let action = try tap.object()["action"] as? String
      #expect(["toggle", "button"].contains(action))
      #expect(try client.get("/api/placements/w1/picture.png").body != before)
    }
  }

  @Test func eventsTellEntriesAndReloads() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let heard = try client.stream("/api/events", until: "event: entry") {
        _ = try client.post("/api/time", #"{"advance": 3700}"#)
      }
      #expect(heard.contains("event: state\n"))
      #expect(heard.contains("event: entry\n"))
      #expect(try client.stream("/api/events?after=0", until: "event: reload").contains("added"))
    }
  }

  static func ids(_ client: HTTPClient) throws -> [String] {
    let placements = try client.get("/api/state").object()["placements"] as? [[String: Any]]
    return placements?.compactMap { $0["id"] as? String } ?? []
  }
}
