package import VitrineComposition
import VitrinePlatform

/// A sheet as an HTML page of its own: the page of `vitrine export`, with everything in one file.
package enum SheetPage {
  /// - omissions: what was left out of the sources, one line each; shown first.
  /// - date: ISO 8601.
  /// - files: where the page's files are; nil: beside the program.
  package static func html(
    title: String, tiles: [SheetTile], date: String, omissions: [String] = [], files: String? = nil
  ) throws -> String {
    var pictures: [String: [UInt8]] = [:]
    let items = tiles.map { tile in
      var name = ""
      if !tile.png.isEmpty {
        name = SitePage.name(of: tile.png)
        pictures[name] = tile.png
      }
      return item(tile, name)
    }
    let page = SitePage(
      [
        "app": .object(["name": .string(title)]), "date": .string(date), "items": .array(items),
        "sections": .array([.string("name"), .string("family")]),
        "filters": .object([
          "name": .string("Widget"), "family": .string("Size"), "placeTitle": .string("Place"),
          "device": .string("Device"), "appearance": .string("Appearance"),
          "modeTitle": .string("Mode"),
        ]),
        "omissions": .array(omissions.map { .string($0) }),
      ], files: files)
    return try page.standalone(pictures: pictures)
  }

  private static func item(_ tile: SheetTile, _ picture: String) -> JSON {
    // A point is a pixel of the page, so that tiles compare; screens are drawn smaller.
    let fit = min(1, 440 / max(1, tile.size.width), 600 / max(1, tile.size.height))
    let mode = tile.explanation?.mode ?? ""
    return .object([
      "kind": .string(tile.kind), "name": .string(tile.widget), "family": .string(tile.family),
      "device": .string(tile.deviceName), "place": .string(tile.context),
      "placeTitle": .string(tile.contextTitle), "mode": .string(mode), "modeTitle": .string(mode),
      "appearance": .string(tile.appearance), "variant": .string(tile.variant),
      "drawnWidth": .number(tile.size.width * fit), "drawnHeight": .number(tile.size.height * fit),
      "ground": .optional(tile.surface?.rawValue), "picture": .string(picture),
      "rules": .array((tile.explanation?.effects ?? []).map { .string($0) }),
      "fault": tile.note.map { .object(["message": .string($0)]) } ?? .null,
    ])
  }
}
