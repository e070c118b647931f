import Hummingbird
import VitrineDrawing
import VitrineHost
import VitrinePlatform

extension PreviewServer {
  func addPlacements(to api: RouterGroup<Context>) {
    api.get("placements") { _, _ in
      Answer.json(.object(["placements": await engine.stateJSON["placements"] ?? .null]))
    }
    api.post("placements") { request, _ in try await add(request) }
    api.get("placements/:id") { _, context in
      let id = try context.parameters.require("id")
      return Answer.json(.object(["placement": try await engine.placementJSON(id)]))
    }
    api.post("placements/:id") { request, context in
      let id = try context.parameters.require("id")
      try await engine.change(placement: id, try await request.json())
      return try await changed(id)
    }
    api.delete("placements/:id") { _, context in
      try await engine.remove(placement: try context.parameters.require("id"))
      return Answer.json(.object(["state": await engine.stateJSON]))
    }
    api.get("placements/:id/picture.png") { request, context in
      try await picture(request, try context.parameters.require("id"))
    }
    api.post("placements/:id/tap") { request, context in
      try await tap(request, try context.parameters.require("id"))
    }
  }

  private func changed(_ id: String, _ status: HTTPResponse.Status = .ok) async throws -> Response {
    let placement = try? await engine.placementJSON(id)
    return Answer.json(
      .object(["placement": placement ?? .null, "state": await engine.stateJSON]), status)
  }

  private func add(_ request: Request) async throws -> Response {
    let body = try await request.json()
    guard let kind = body["kind"]?.string else {
      throw PreviewError.malformed("'kind' must name a widget")
    }
    for key in ["family", "place", "stackOn"] {
      if let value = body[key], value != .null, value.string == nil {
        throw PreviewError.malformed("'\(key)' must be a string")
      }
    }
    if let slot = body["slot"], slot != .null, slot.members == nil, slot.int == nil {
      throw PreviewError.malformed(
        "'slot' must be an object such as {\"page\": 0, \"column\": 0, \"row\": 2}, or a slot's number"
      )
    }
    let id = try await engine.add(
      kind: kind, family: body["family"]?.string, place: body["place"]?.string,
      slot: body["slot"], configuration: body["configuration"],
      stackOn: body["stackOn"]?.string)
    let placement = try await engine.placementJSON(id)
    return Answer.json(
      .object([
        "id": .string(id), "placement": placement, "state": await engine.stateJSON,
      ]), .created)
  }

  private func picture(_ request: Request, _ id: String) async throws -> Response {
    let scale = request.query("scale") == nil ? nil : try request.scale(3)
    let isScreen = request.query("crop") == "screen"
    let name = try await engine.pictureName(id, scale: scale, crop: isScreen ? .screen : .widget)
    if request.headers[.ifNoneMatch] == "\"\(name)\"" {
      return Response(status: .notModified, headers: [.eTag: "\"\(name)\""])
    }
    guard let bytes = try await pictures.png(name) else {
      throw PreviewError.unknown("the picture is gone: ask for it again")
    }
    return Answer.bytes(bytes, type: "image/png", cache: "no-cache", tag: name)
  }

  private func tap(_ request: Request, _ id: String) async throws -> Response {
    let body = try await request.json()
    let target = try Self.target(body)
    return Answer.json(
      try await engine.tapJSON(id, target, scale: try request.scale(body["scale"]?.double ?? 2)))
  }

  static func target(_ body: JSON) throws(PreviewError) -> TapTarget {
    if let identifier = body["identifier"]?.string { return .identifier(identifier) }
    guard let x = body["x"]?.double, let y = body["y"]?.double, x.isFinite, y.isFinite else {
      throw .malformed(
        "a tap needs numbers 'x' and 'y', points from the widget's top left corner, or an "
          + "'identifier'")
    }
    return .point(Point(x, y))
  }
}
