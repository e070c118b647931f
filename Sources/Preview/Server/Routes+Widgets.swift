import Hummingbird
import VitrinePlatform

extension PreviewServer {
  /// Gallery, all places, settings sheets, inspector, timelines.
  func addWidgets(to api: RouterGroup<Context>) {
    api.get("catalog") { _, _ in Answer.json(await engine.catalog()) }
    api.get("gallery") { request, _ in
      Answer.json(
        try await engine.gallery(
          place: request.query("place"), search: request.query("search"),
          scale: try request.scale(2)))
    }
    api.get("everywhere") { request, _ in
      Answer.json(
        try await engine.everywhere(Self.filter(request), scale: try request.scale(1)))
    }
    api.get("placements/:id/configuration") { request, context in
      try await told(context) { id in
        try await engine.configuration(of: id, search: request.query("search"))
      }
    }
    api.get("placements/:id/configuration/:parameter") { request, context in
      let parameter = try context.parameters.require("parameter")
      return try await told(context) { id in
        try await engine.choices(
          of: parameter, for: id, search: request.query("search"), values: request.query("values"))
      }
    }
    api.post("placements/:id/configuration") { request, context in
      let id = try context.parameters.require("id")
      let body = try await request.json()
      try await engine.configure(id, body["values"] ?? body)
      return Answer.json(
        .object([
          "placement": try await engine.placementJSON(id), "state": await engine.stateJSON,
        ]))
    }
    api.get("placements/:id/inspect") { _, context in
      try await told(context) { id in try await engine.inspect(id) }
    }
  }

  /// The answer to a question about what a page shows. The state may have moved on since the page was drawn: what is
  /// gone by then, or has shown nothing yet, has nothing to tell, and it was no mistake to ask.
  func told(
    _ context: Context, _ find: (String) async throws -> JSON?
  ) async throws -> Response {
    let id = try context.parameters.require("id")
    do {
      return try await find(id).map { Answer.json($0) } ?? Answer.nothing
    } catch let error as PreviewError where error.status == .unknown {
      guard await engine.isGone(id) else { throw error }
      return Answer.nothing
    }
  }

  func addTime(to api: RouterGroup<Context>) {
    api.get("placements/:id/timeline") { request, context in
      let scale = try request.scale(1)
      return try await told(context) { id in
        try await engine.timeline(
          of: id, pictures: ["1", "true"].contains(request.query("pictures")), scale: scale)
      }
    }
    api.get("placements/:id/transition") { request, context in
      let frames = Int(request.query("frames") ?? "12") ?? 0
      guard (2...60).contains(frames) else {
        throw PreviewError.malformed("'frames' must be a number from 2 to 60")
      }
      let scale = try request.scale(2)
      return try await told(context) { id in
        try await engine.transition(of: id, scale: scale, frames: frames)
      }
    }
    api.post("placements/:id/reload") { request, context in
      let body = try await request.json()
      try await engine.reload(
        try context.parameters.require("id"), cause: body["cause"]?.string ?? "app")
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.get("log") { _, _ in Answer.json(await engine.log) }
  }

  private static func filter(_ request: Request) -> EverywhereFilter {
    func values(_ name: Substring) -> [String] {
      request.uri.queryParameters[values: name].map(String.init)
    }
    return EverywhereFilter(
      kinds: values("kind"), families: values("family"), places: values("place"),
      appearances: values("appearance").filter { ["light", "dark"].contains($0) })
  }
}
