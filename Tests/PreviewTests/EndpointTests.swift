import Foundation
import TestSupport
import Testing

/// What the page asks for beyond the contract.
@Suite(.serialized, .timeLimit(.minutes(60))) struct EndpointTests {
  @Test func catalogAndGalleryOfferTheWidgets() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let catalog = try client.get("/api/catalog").object()
      let places = try #require(catalog["places"] as? [[String: Any]])
      #expect(places.count == 12)
      let widgets = try #require(catalog["widgets"] as? [[String: Any]])
      #expect(widgets.first?["kind"] as? String == "Weather")
      let gallery = try client.get("/api/gallery?place=home-screen").object()
      let items = try #require(gallery["items"] as? [[String: Any]])
      let families = try #require(items.first?["families"] as? [[String: Any]])
      #expect(families.count == 3)
      let name = try #require(families.first?["picture"] as? String)
      let picture = try client.get("/api/pictures/\(name).png")
      #expect(picture.status == 200)
      #expect(picture.headers["cache-control"]?.contains("immutable") == true)
      let none = try client.get("/api/gallery?place=home-screen&search=zebra").object()
      #expect((none["items"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func scriptIsConfigured() async throws {
    try await RunningPreview.use("Examples/Scripts/Forecast") { (client) throws in
      let path = "/api/placements/w1/configuration"
      let sheet = try client.get(path).object()
      let parameters = try #require(sheet["parameters"] as? [[String: Any]])
      #expect(parameters.map { $0["name"] as? String } == ["parameter"])
      #expect(try client.post(path, #"{"values":{"parameter":"Lisbon"}}"#).status == 200)
      #expect(
        (try client.get(path).object()["values"] as? [String: Any])?["parameter"] as? String
          == "Lisbon")
      let wrong = try client.post(path, #"{"values":{"city":"Lisbon"}}"#)
      #expect(wrong.status == 400)
      #expect(try wrong.sentence().contains("'parameter'"))
    }
  }

  @Test func faceWritesTheLabelOfACorner() async throws {
    try await RunningPreview.use("Examples/WatchComplication") { (client) throws in
      let face = #"{"device":"apple-watch-46mm","place":"watch-face"}"#
      let changed = try client.post("/api/settings", face)
      try #require(changed.status == 200, "\(changed.text)")
      let empty = try client.get("/api/scene").object()["foreground"] as? String
      let added = try client.post(
        "/api/placements", #"{"kind":"Tides","family":"accessoryCorner","place":"watch-face"}"#)
      try #require(added.status == 201, "\(added.text)")
      let labeled = try #require(try client.get("/api/scene").object()["foreground"] as? String)
      #expect(labeled != empty)
      #expect(try client.get("/api/pictures/\(labeled).png").status == 200)
    }
  }

  /// StandBy and a car show a Live Activity alone, and widgets beside no other thing.
  @Test(arguments: ["standby", "carplay"])
  func liveActivityHasAScreenForItself(_ place: String) async throws {
    try await RunningPreview.use("Examples/LiveScore") { (client) throws in
      let state = try client.get("/api/state").object()
      let activities = try #require(state["activities"] as? [[String: Any]])
      let id = try #require(activities.first?["id"] as? String)
      _ = try client.post("/api/settings", #"{"place":"\#(place)"}"#)
      func regions() throws -> [[String: Any]] {
        try #require(try client.get("/api/scene").object()["activities"] as? [[String: Any]])
      }
      #expect(try regions().isEmpty)
      let before = try client.get("/api/screen.png?scale=0.5").body
      _ = try client.post("/api/settings", #"{"mode":"activity"}"#)
      #expect(try regions().map { $0["region"] as? String } == ["lockScreen"])
      #expect(try client.get("/api/screen.png?scale=0.5").body != before)
      // It goes when it ends, and the place comes to it when another one begins.
      _ = try client.post("/api/activities/\(id)", #"{"event":"end"}"#)
      #expect(try regions().isEmpty)
      _ = try client.post(
        "/api/settings", "{\"mode\":\"\(place == "carplay" ? "standard" : "night")\"}")
      let kind = try #require(activities.first?["kind"] as? String)
      _ = try client.post("/api/activities", "{\"kind\":\"\(kind)\"}")
      let after = try client.get("/api/state").object()
      #expect(after["place"] as? String == place)
      #expect(after["mode"] as? String == (place == "carplay" ? "activity" : "activity-night"))
      #expect(try regions().count == 1)
    }
  }

  /// The editor begins with a message that arrives, and each of the states is shown.
  @Test func liveActivityIsUpdated() async throws {
    try await RunningPreview.use("Examples/LiveScore") { (client) throws in
      let state = try client.get("/api/state").object()
      let activities = try #require(state["activities"] as? [[String: Any]])
      let id = try #require(activities.first?["id"] as? String)
      let kind = try #require(activities.first?["kind"] as? String)
      func shown() throws -> String {
        let regions = try client.get("/api/scene").object()["activities"] as? [[String: Any]]
        return try #require(regions?.first?["picture"] as? String)
      }
      let first = try shown()
      let offered = try client.get("/api/activities/states?kind=\(kind)").object()
      let states = try #require(offered["states"] as? [[String: Any]])
      var pictures: Set<String> = []
      for each in states {
        let content = try JSONSerialization.data(
          withJSONObject: ["contentState": try #require(each["contentState"])])
        let body = String(decoding: content, as: UTF8.self)
        #expect(try client.post("/api/activities/\(id)", body).status == 200)
        pictures.insert(try shown())
      }
      #expect(states.count > 2)
      #expect(pictures.count == states.count)
      #expect(pictures.contains(first))
      let template = try client.get("/api/push/template?kind=\(kind)").object()
      let message: [String: Any] = [
        "kind": kind, "payload": try #require(template["payload"] as? String),
        "topic": try #require(template["topic"] as? String),
      ]
      let sent = try client.post(
        "/api/push",
        String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
      ).object()
      #expect(sent["delivered"] as? Bool == true, "\(sent)")
      #expect((sent["problems"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func liveActivityIsLookedInto() async throws {
    try await RunningPreview.use("Examples/LiveScore") { (client) throws in
      let state = try client.get("/api/state").object()
      let activities = try #require(state["activities"] as? [[String: Any]])
      let id = try #require(activities.first?["id"] as? String)
      _ = try client.post("/api/settings", #"{"place":"dynamic-island","mode":"expanded"}"#)
      let found = try client.get("/api/activities/\(id)/inspect?region=expanded").object()
      #expect((found["root"] as? [String: Any])?["children"] != nil)
      #expect((found["accessibility"] as? [Any])?.isEmpty == false)
      let other = try client.get("/api/activities/\(id)/inspect?region=moon")
      #expect(other.status == 400)
      #expect(try other.sentence().contains("expanded"))
    }
  }

  /// A page asks about what it shows, and by then the state may have moved on.
  @Test func whatIsGoneHasNothingToTell() async throws {
    try await RunningPreview.use("Examples/LiveScore") { (client) throws in
      let state = try client.get("/api/state").object()
      let activities = try #require(state["activities"] as? [[String: Any]])
      let id = try #require(activities.first?["id"] as? String)
      let path = "/api/activities/\(id)/inspect"
      for mode in ["compact", "minimal", "expanded"] {
        _ = try client.post("/api/settings", #"{"place":"dynamic-island","mode":"\#(mode)"}"#)
        for region in ["lockScreen", "compact", "minimal", "expanded"] {
          let answer = try client.get("\(path)?region=\(region)")
          #expect(answer.status == (region == mode ? 200 : 204), "\(region) while \(mode)")
        }
      }
      #expect(try client.send("DELETE", "/api/activities/\(id)").status == 200)
      #expect(try client.get("\(path)?region=expanded").status == 204)
    }
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      #expect(try client.post("/api/placements", #"{"kind":"Weather"}"#).status == 201)
      #expect(try client.send("DELETE", "/api/placements/w2").status == 200)
      for question in ["inspect", "timeline", "transition", "configuration"] {
        #expect(try client.get("/api/placements/w2/\(question)").status == 204, "\(question)")
        #expect(try client.get("/api/placements/w9/\(question)").status == 404, "\(question)")
      }
    }
  }

  @Test func everyPlaceIsShown() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let catalog = try client.get("/api/catalog").object()
      for place in try #require(catalog["places"] as? [[String: Any]]) {
        let id = try #require(place["id"] as? String)
        for mode in try #require(place["modes"] as? [[String: Any]]) {
          let word = try #require(mode["id"] as? String)
          let body = "{\"place\":\"\(id)\",\"mode\":\"\(word)\"}"
          #expect(try client.post("/api/settings", body).status == 200, "\(body)")
          let scene = try client.get("/api/scene?scale=0.5").object()
          #expect(scene["place"] as? String == id)
          #expect(scene["mode"] as? String == word)
          let name = try #require(scene["background"] as? String)
          #expect(try client.get("/api/pictures/\(name).png").status == 200)
          #expect(try client.get("/api/screen.png?scale=0.5").status == 200)
        }
      }
    }
  }

  @Test func widgetsMoveAndStack() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      _ = try client.post("/api/placements", #"{"kind":"Weather","family":"systemSmall"}"#)
      _ = try client.post("/api/placements", #"{"kind":"Weather","family":"systemMedium"}"#)
      let moved = try client.post("/api/placements/w2", #"{"page":0,"column":0,"row":4}"#)
      #expect(moved.status == 200, "\(moved.text)")
      let slot = try Self.placement("w2", client)["slot"] as? [String: Int]
      #expect(slot == ["page": 0, "column": 0, "row": 4])
      // What stands there makes room.
      #expect(try client.post("/api/placements/w1", #"{"column":0,"row":4}"#).status == 200)
      let pushed = try Self.placement("w2", client)["slot"] as? [String: Int]
      #expect(pushed != ["page": 0, "column": 0, "row": 4])
      #expect(try client.post("/api/placements/w3", #"{"stackOn":"w1"}"#).status == 400)
      #expect(try client.post("/api/placements/w2", #"{"stackOn":"w1"}"#).status == 200)
      #expect(try Self.placement("w2", client)["isTop"] as? Bool == true)
      #expect(try client.post("/api/placements/w2", #"{"turn":1}"#).status == 200)
      #expect(try Self.placement("w1", client)["isTop"] as? Bool == true)
      #expect(try client.post("/api/placements/w1", #"{"unstack":true}"#).status == 200)
      #expect(try Self.placement("w1", client)["stack"] is NSNull)
    }
  }

  @Test func inspectorKnowsViewsAndTimeline() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let inspected = try client.get("/api/placements/w1/inspect").object()
      #expect((inspected["root"] as? [String: Any])?["type"] is String)
      #expect((inspected["accessibility"] as? [Any])?.isEmpty == false)
      #expect((inspected["rules"] as? [Any])?.isEmpty == false)
      let timeline = try client.get("/api/placements/w1/timeline?pictures=1").object()
      let entries = try #require(timeline["entries"] as? [[String: Any]])
      #expect(entries.count == 6)
      #expect(entries.allSatisfy { $0["picture"] is String })
      #expect((timeline["log"] as? [Any])?.isEmpty == false)
      _ = try client.post("/api/time", #"{"next":true}"#)
      let transition = try client.get("/api/placements/w1/transition?frames=4").object()
      #expect((transition["frames"] as? [Any])?.count == 4)
      #expect(try client.get("/api/source?file=/etc/passwd").status == 404)
      #expect(try client.post("/api/open", #"{"file":"/etc/passwd"}"#).status == 404)
    }
  }

  /// What is seen through a widget is where it stands in the frames of a change, too.
  @Test func changesEndAsTheStillPicture() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      _ = try client.post("/api/settings", #"{"mode":"clear"}"#)
      _ = try client.post("/api/placements/w1", #"{"page":0,"column":2,"row":2}"#)
      _ = try client.post("/api/time", #"{"next":true}"#)
      let change = try client.get("/api/placements/w1/transition?frames=4&scale=1").object()
      let frames = try #require(change["frames"] as? [String])
      let scene = try client.get("/api/scene?scale=1").object()
      let placements = try #require(scene["placements"] as? [[String: Any]])
      #expect(frames.last == placements.first?["picture"] as? String)
    }
  }

  @Test func permalinkBringsEverythingBack() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      _ = try client.post(
        "/api/settings", #"{"place":"standby","mode":"night","appearance":"dark"}"#)
      _ = try client.post("/api/placements", #"{"kind":"Weather"}"#)
      let state = try client.get("/api/state").object()
      let permalink = try #require(state["permalink"] as? String)
      _ = try client.post("/api/settings", #"{"place":"carplay","appearance":"light"}"#)
      _ = try client.send("DELETE", "/api/placements/w2")
      let restored = try client.post("/api/restore", "{\"permalink\":\"\(permalink)\"}")
      #expect(restored.status == 200, "\(restored.text)")
      let after = try client.get("/api/state").object()
      #expect(after["place"] as? String == "standby")
      #expect(after["mode"] as? String == "night")
      #expect((after["placements"] as? [Any])?.count == 2)
      #expect(after["permalink"] as? String == permalink)
    }
  }

  @Test func liveActivityIsStartedUpdatedAndEnded() async throws {
    try await RunningPreview.use("Examples/LiveScore") { (client) throws in
      let catalog = try client.get("/api/catalog").object()
      let widgets = try #require(catalog["widgets"] as? [[String: Any]])
      let kinds = widgets.filter { $0["configuration"] as? String == "activity" }
      let kind = try #require(kinds.first?["kind"] as? String)
      let started = try client.post("/api/activities", "{\"kind\":\"\(kind)\"}")
      #expect(started.status == 201, "\(started.text)")
      let activity = try #require(started.object()["activity"] as? [String: Any])
      let id = try #require(activity["id"] as? String)
      for mode in ["compact", "minimal", "expanded"] {
        _ = try client.post("/api/settings", "{\"place\":\"dynamic-island\",\"mode\":\"\(mode)\"}")
        let scene = try client.get("/api/scene").object()
        let regions = try #require(scene["activities"] as? [[String: Any]])
        #expect(regions.count == 1)
        #expect(regions.allSatisfy { $0["fault"] is NSNull })
      }
      #expect(try client.post("/api/activities/\(id)", #"{"event":"sing"}"#).status == 400)
      #expect(try client.post("/api/activities/\(id)", #"{"event":"end"}"#).status == 200)
      #expect(try client.send("DELETE", "/api/activities/\(id)").status == 200)
    }
  }

  private static func placement(_ id: String, _ client: HTTPClient) throws -> [String: Any] {
    try client.get("/api/placements/\(id)").object()["placement"] as? [String: Any] ?? [:]
  }

  /// An activity written before there was an island starts on the Lock Screen, and the island has nothing of it.
  @Test func activitiesWithoutAnIslandStayOnTheLockScreen() async throws {
    try await RunningPreview.use("Tests/CommandTests/Cases/widgets/beta") { (client) throws in
      func regions(in place: String) throws -> [String] {
        #expect(try client.post("/api/settings", #"{"place":"\#(place)"}"#).status == 200)
        let scene = try client.get("/api/scene").object()
        let shown = try #require(scene["activities"] as? [[String: Any]])
        return shown.compactMap { $0["family"] as? String }
      }
      _ = try regions(in: "home-screen")
      let started = try client.post("/api/activities", #"{"kind":"Kettle"}"#)
      #expect(started.status == 201, "\(started.text)")
      #expect(try client.get("/api/state").object()["place"] as? String == "lock-screen")
      #expect(try Set(regions(in: "lock-screen")) == ["activityLockScreen"])
      #expect(try regions(in: "dynamic-island").isEmpty)
    }
  }
}
