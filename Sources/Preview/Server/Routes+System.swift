import Hummingbird
import VitrineComposition
import VitrinePlatform

extension PreviewServer {
  /// Live Activities.
  func addActivities(to api: RouterGroup<Context>) {
    api.post("activities") { request, _ in
      let body = try await request.json()
      guard let kind = body["kind"]?.string else {
        throw PreviewError.malformed("'kind' must name a Live Activity")
      }
      let activity = try await engine.start(
        kind: kind, attributes: body["attributes"].flatMap(Self.present),
        contentState: body["contentState"].flatMap(Self.present))
      return try await answer(activity.id, .created)
    }
    api.post("activities/:id") { request, context in
      let id = try context.parameters.require("id")
      let body = try await request.json()
      let content = body["contentState"] ?? body["content-state"]
      _ = try await engine.update(
        activity: id, event: body["event"]?.string ?? "update",
        contentState: content.flatMap(Self.present), isStale: body["isStale"]?.bool)
      return try await answer(id)
    }
    api.delete("activities/:id") { _, context in
      try await engine.dismiss(activity: try context.parameters.require("id"))
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.post("activities/:id/tap") { request, context in
      let body = try await request.json()
      return Answer.json(
        try await engine.tapActivity(
          try context.parameters.require("id"), region: body["region"]?.string,
          try Self.target(body), scale: try request.scale(2)))
    }
    api.get("activities/:id/inspect") { request, context in
      try await told(context) { id in
        try await engine.inspect(activity: id, region: request.query("region"))
      }
    }
    api.get("activities/states") { request, _ in
      Answer.json(try await engine.activityStates(kind: request.query("kind")))
    }
  }

  /// Pushes, from an editor that begins with a message that would arrive.
  func addPushes(to api: RouterGroup<Context>) {
    api.get("push/template") { request, _ in
      guard let kind = request.query("kind") else {
        throw PreviewError.malformed("'kind' must name a widget, as in ?kind=Weather")
      }
      return Answer.json(try await engine.pushTemplate(kind: kind))
    }
    api.post("push") { request, _ in
      let body = try await request.json()
      guard let kind = body["kind"]?.string, let payload = body["payload"] else {
        throw PreviewError.malformed("the body must have 'kind' and 'payload'")
      }
      return Answer.json(
        try await engine.push(
          kind: kind, payload: payload.string ?? payload.compactText(),
          topic: body["topic"]?.string, activity: body["activity"]?.string))
    }
  }

  private static func present(_ json: JSON) -> JSON? { json == .null ? nil : json }

  private func answer(_ id: String, _ status: HTTPResponse.Status = .ok) async throws -> Response {
    Answer.json(
      .object([
        "activity": try await engine.placementJSON(id), "state": await engine.stateJSON,
      ]), status)
  }

  /// Pictures of the whole, wallpapers, sources.
  func addFiles(to api: RouterGroup<Context>) {
    api.get("screen.png") { request, _ in
      let picture = await engine.screen(scale: try request.scale(2))
      return Answer.bytes(try await pictures.draw(picture), type: "image/png")
    }
    api.get("app/icon.png") { _, _ in
      Answer.bytes(
        try await engine.appIcon(), type: "image/png")
    }
    api.post("wallpaper") { request, _ in
      try await engine.takeWallpaper(try await request.bytes(upTo: Self.largestPicture))
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.get("source") { request, _ in
      guard let file = request.query("file") else {
        throw PreviewError.malformed("'file' must name a file of the sources")
      }
      return Answer.json(
        try await engine.source(
          file, line: Int(request.query("line") ?? "1") ?? 1,
          around: Int(request.query("around") ?? "3") ?? 3))
    }
    api.post("open") { request, _ in
      let body = try await request.json()
      guard let file = body["file"]?.string else {
        throw PreviewError.malformed("'file' must name a file of the sources")
      }
      let path = try await engine.sourceFile(file)
      return Answer.json(
        editor.open(path, line: body["line"]?.int ?? 1, column: body["column"]?.int ?? 1))
    }
  }
}
