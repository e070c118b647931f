extension AssetCatalog {
  /// A color set: one variant for each appearance, in the catalog's order.
  mutating func addColor(_ folder: String, _ name: String) {
    guard let contents = contents(folder) else {
      entries.append(Entry(kind: .color, name: name, variants: []))
      return
    }
    var variants: [JSONValue] = []
    for item in contents["colors"]?.array ?? [] {
      // A slot without a color was never filled: Xcode's new AccentColor.
      guard let color = item["color"] else { continue }
      var variant = AssetTraits.of(item)
      if let reference = color["reference"]?.string {
        variant["system"] = .string(reference)
        variant["platform"] = .string(color["platform"]?.string ?? "universal")
      } else if let parsed = Self.components(color) {
        variant["colorSpace"] = .string(parsed.space)
        variant["components"] = .array(parsed.values.map { .number($0) })
      } else {
        report(
          "'\(name)' has a color that is not understood; left out", at: folder + "/Contents.json")
        continue
      }
      variants.append(.object(variant))
    }
    let isUnset = (contents["colors"]?.array ?? []).allSatisfy { $0["color"] == nil }
    entries.append(Entry(kind: .color, name: name, variants: variants, isUnset: isUnset))
  }

  /// The color set that is made of a described color.
  static func entry(of color: DescribedColor) -> Entry {
    func variant(_ components: [Double]) -> [String: JSONValue] {
      ["colorSpace": .string("srgb"), "components": .array(components.map { .number($0) })]
    }
    var variants = [variant(color.light)]
    if let dark = color.dark {
      variants.append(variant(dark).merging(["appearance": .string("dark")]) { $1 })
    }
    return Entry(kind: .color, name: color.name, variants: variants.map { .object($0) })
  }

  /// Red, green, blue, alpha of any way to write them: `"0.5"`, `"128"`, `"0x80"`, numbers.
  static func components(_ color: JSONValue) -> (space: String, values: [Double])? {
    guard let parts = color["components"]?.object else { return nil }
    let space = color["color-space"]?.string ?? "srgb"
    let names = parts["white"] != nil ? ["white"] : ["red", "green", "blue"]
    let channels = names.compactMap { parts[$0] }
    guard channels.count == names.count else { return nil }
    let isOf255 = channels.contains { whole($0).map { $0 > 1 } ?? false }
    let values = channels.compactMap { fraction($0, isOf255: isOf255) }
    let alpha = parts["alpha"].map { fraction($0, isOf255: false) } ?? 1
    guard values.count == names.count, let alpha else { return nil }
    return (space, (values.count == 1 ? [values[0], values[0], values[0]] : values) + [alpha])
  }

  /// A number written without a point: `"128"`, `0`.
  private static func whole(_ value: JSONValue) -> Int? {
    if let number = value.number { return Int(exactly: number) }
    return value.string.flatMap { Int($0) }
  }

  /// `0x…` is of 255. Whole numbers are too where one channel of the color is above 1; the `1` of
  /// black and white colors is a fraction.
  static func fraction(_ value: JSONValue, isOf255: Bool) -> Double? {
    if let text = value.string, text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = value.number ?? value.string.flatMap(Double.init) else { return nil }
    return isOf255 && whole(value) != nil ? number / 255 : number
  }
}
