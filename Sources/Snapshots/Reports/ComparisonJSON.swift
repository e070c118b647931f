public import VitrinePlatform

extension PictureComparison {
  /// The comparison as data: what is the same is counted and not listed.
  public var json: JSON {
    .object([
      "version": .integer(1), "before": .string(before.file ?? before.folder),
      "after": .string(after.file ?? after.folder),
      "threshold": .string(threshold.rawValue),
      "summary": .object(
        ["changed", "added", "removed", "unreadable", "tolerated", "same"].map {
          JSON.Member($0, .integer(count($0)))
        }),
      "libraries": .array(libraryDifferences.map { .string($0) }),
      "pictures": .array(items.filter { $0.change != .same }.map(Self.json)),
    ])
  }

  private static func json(_ item: Item) -> JSON {
    var members = [
      JSON.Member("name", .string(item.name)), JSON.Member("change", .string(item.change.word)),
    ]
    if case .unreadable(let reason) = item.change {
      members.append(JSON.Member("reason", .string(reason)))
    }
    if let difference = item.change.difference {
      members.append(JSON.Member("difference", json(difference)))
    }
    return .object(members)
  }

  private static func json(_ difference: PictureDifference) -> JSON {
    func size(_ size: PictureDifference.PixelSize) -> JSON {
      .object(["width": .integer(size.width), "height": .integer(size.height)])
    }
    let box = difference.box
    return .object([
      "pixels": .integer(difference.pixels), "share": .number(difference.share),
      "visiblePixels": .integer(difference.visiblePixels),
      "largest": .integer(difference.largest), "perceptual": .number(difference.perceptual),
      "box": .object([
        "x": .integer(box.x), "y": .integer(box.y), "width": .integer(box.width),
        "height": .integer(box.height),
      ]),
      "before": size(difference.before), "after": size(difference.after),
    ])
  }
}
