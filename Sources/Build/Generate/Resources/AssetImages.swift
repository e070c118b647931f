import Foundation

extension AssetCatalog {
  /// An image set: pictures for scales, appearances, idioms, languages.
  mutating func addImage(_ folder: String, _ name: String) {
    guard let contents = contents(folder) else {
      entries.append(Entry(kind: .image, name: name, variants: [.object(["missing": .bool(true)])]))
      return
    }
    let keepsVector = contents["properties"]?["preserves-vector-representation"]?.bool ?? false
    let languages = contents["properties"]?["localizable"]?.bool ?? false
    var variants: [JSONValue] = []
    for item in contents["images"]?.array ?? [] {
      // Slots without a file are empty wells of the editor.
      guard let file = item["filename"]?.string else { continue }
      var variant = AssetTraits.of(item)
      variant.merge(fileEntry(Paths.spelled(folder + "/" + file), of: folder, name: name)) {
        _, new in new
      }
      if ["pdf", "svg"].contains(Paths.ending(file)) {
        // One vector serves all scales, whatever slot it was dropped into.
        variant["scale"] = nil
        if keepsVector { variant["preservesVector"] = .bool(true) }
      }
      if let resizing = item["resizing"], let slices = Self.slices(resizing) {
        variant["slices"] = slices
      }
      if item["auto-scaling"] != nil { variant["scale"] = variant["scale"] ?? .number(1) }
      variants.append(.object(variant))
      if languages { addLocalized(file, in: folder, like: variant, to: &variants) }
    }
    markMirrored(&variants)
    entries.append(
      Entry(kind: .image, name: name, variants: variants, rendering: Self.rendering(contents)))
  }

  /// The image sets that are made of described pictures.
  mutating func add(_ images: [DescribedImage]) {
    let known = Set(entries.filter { $0.kind == .image }.map(\.name))
    for image in images where !known.contains(image.name) {
      let variants = image.files.sorted { $0.key < $1.key }.map { scale, path in
        variant(of: image.name, path, scale)
      }
      entries.append(Entry(kind: .image, name: image.name, variants: variants))
    }
  }

  private mutating func variant(of name: String, _ path: String, _ scale: Int) -> JSONValue {
    guard files.isFile(path), files.isAllowed(path) else {
      report(
        path.contains("://")
          ? "the picture '\(name)' is at \(path), which is not asked for it; drawn as a stand-in"
          : "the picture '\(name)' of the target's description is not there; drawn as a stand-in",
        at: path)
      return .object(["missing": .bool(true)])
    }
    var variant: [String: JSONValue] = ["file": .string(resourceName(path))]
    // A vector serves all scales.
    if !["pdf", "svg"].contains(Paths.ending(path)) { variant["scale"] = .number(Double(scale)) }
    return .object(variant)
  }

  /// Localized pictures stand in `<language>.lproj` beside the base one.
  private mutating func addLocalized(
    _ file: String, in folder: String, like base: [String: JSONValue],
    to variants: inout [JSONValue]
  ) {
    guard !file.contains("..") else { return }
    for name in files.names(folder) ?? [] where name.hasSuffix(".lproj") {
      let path = folder + "/" + name + "/" + file
      guard files.isFile(path), files.isAllowed(path) else { continue }
      var variant = base
      variant["missing"] = nil
      variant["file"] = .string(resourceName(path))
      variant["language"] = .string(String(name.dropLast(6)))
      variants.append(.object(variant))
    }
  }

  /// A picture for one direction alone is flipped in the other.
  private func markMirrored(_ variants: inout [JSONValue]) {
    let directions = Set(variants.compactMap { $0["direction"]?.string })
    guard directions.count == 1 else { return }
    variants = variants.map { variant in
      guard var pairs = variant.object, pairs["direction"] != nil else { return variant }
      pairs["mirrors"] = .bool(true)
      return .object(pairs)
    }
  }

  /// Stretchable parts: the insets around the center, and what the center does.
  private static func slices(_ resizing: JSONValue) -> JSONValue? {
    guard let mode = resizing["mode"]?.string else { return nil }
    let insets = resizing["cap-insets"] ?? .object([:])
    let values = ["top", "left", "bottom", "right"].map {
      JSONValue.number(insets[$0]?.number ?? 0)
    }
    var result: [String: JSONValue] = ["mode": .string(mode), "insets": .array(values)]
    if let center = resizing["center"]?["mode"]?.string { result["center"] = .string(center) }
    return .object(result)
  }
}
