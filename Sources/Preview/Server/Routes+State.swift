import Hummingbird
import VitrinePlatform

extension PreviewServer {
  func addState(to api: RouterGroup<Context>) {
    api.get("state") { _, _ in
      await engine.refresh()
      return Answer.json(await engine.stateJSON)
    }
    api.post("settings") { request, _ in
      let change = try await request.json()
      try await engine.change(change)
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.post("restore") { request, _ in
      guard let permalink = try await request.json()["permalink"]?.string else {
        throw PreviewError.malformed("the body must be {\"permalink\": \"…\"}")
      }
      try await engine.restore(permalink)
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.get("scene") { request, _ in
      Answer.json(await engine.scene(scale: try request.scale(2)))
    }
    api.get("pictures/:name") { _, context in
      let file = context.parameters.get("name") ?? ""
      let name = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
      guard let bytes = try await pictures.png(name) else {
        throw PreviewError.unknown("the picture is gone: ask for the scene again")
      }
      return Answer.bytes(
        bytes, type: "image/png", cache: "public, max-age=31536000, immutable", tag: name)
    }
    api.post("time") { request, _ in
      let note = try await engine.changeTime(try await request.json())
      return Answer.json(.object(["state": await engine.stateJSON, "note": .optional(note)]))
    }
  }
}
