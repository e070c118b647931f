import Foundation

/// An icon of Icon Composer's (`icon.json`) in one appearance: a fill, and layers from back to front.
///
/// What an appearance changes is in lists beside the value itself: `fill` and `fill-specializations`.
struct ComposedIcon {
  let contents: JSONValue
  /// `light`, `dark` or `tinted`.
  let appearance: String

  /// A layer whose place and opacity are those of its group and its own.
  struct Layer {
    /// In the bundle's `Assets`.
    var image: String
    var scale: Double
    /// Points of a canvas of 1024, from its middle.
    var x: Double
    /// The same, down.
    var y: Double
    var opacity: Double
    /// Colors in place of the picture's own; empty: it has its own.
    var fill: JSONValue
  }

  /// Whether anything in the icon is said for an appearance alone.
  static func hasOwn(_ appearance: String, in value: JSONValue) -> Bool {
    for (key, child) in value.object ?? [:] {
      if key.hasSuffix("-specializations"),
        (child.array ?? []).contains(where: { $0["appearance"]?.string == appearance })
      {
        return true
      }
      if key == "groups" || key == "layers",
        (child.array ?? []).contains(where: { hasOwn(appearance, in: $0) })
      {
        return true
      }
    }
    return false
  }

  /// Top and bottom, or one color. Of the dark and the tinted icon only what is said for them: the
  /// system has grounds of its own.
  var fill: JSONValue {
    let own = special("fill", of: contents)
    return Self.colors(appearance == "light" ? own ?? contents["fill"] : own)
  }

  /// From back to front.
  var layers: [Layer] {
    var layers: [Layer] = []
    for group in (contents["groups"]?.array ?? []).reversed()
    where value("hidden", of: group)?.bool != true {
      let outer = place(group)
      let opacity = value("opacity", of: group)?.number ?? 1
      for layer in (group["layers"]?.array ?? []).reversed()
      where value("hidden", of: layer)?.bool != true {
        guard let image = value("image-name", of: layer)?.string else { continue }
        let inner = place(layer)
        layers.append(
          Layer(
            image: image, scale: outer.scale * inner.scale,
            x: outer.x + outer.scale * inner.x, y: outer.y + outer.scale * inner.y,
            opacity: opacity * (value("opacity", of: layer)?.number ?? 1),
            fill: Self.colors(value("fill", of: layer))))
      }
    }
    return layers
  }

  private func place(_ item: JSONValue) -> (scale: Double, x: Double, y: Double) {
    let position = value("position", of: item)
    let shift = (position?["translation-in-points"]?.array ?? []).compactMap(\.number)
    return (position?["scale"]?.number ?? 1, shift.first ?? 0, shift.count > 1 ? shift[1] : 0)
  }

  private func value(_ key: String, of item: JSONValue) -> JSONValue? {
    special(key, of: item) ?? item[key]
  }

  /// What is said for the appearance, or for all of them in the same list (light icons and others).
  private func special(_ key: String, of item: JSONValue) -> JSONValue? {
    let all = (item["\(key)-specializations"]?.array ?? []).filter { $0["idiom"] == nil }
    let own = all.first { $0["appearance"]?.string == appearance }
    let isGround = key == "fill" && item["groups"] != nil && appearance != "light"
    return (own ?? (isGround ? nil : all.first { $0["appearance"] == nil }))?["value"]
  }

  /// One color or two, top and bottom: `srgb:0.1,0.2,0.3,1`, `display-p3:…`, `gray:0.5,1`.
  private static func colors(_ value: JSONValue?) -> JSONValue {
    func color(_ text: String?) -> JSONValue? {
      guard let parts = text?.split(separator: ":"), parts.count == 2 else { return nil }
      var numbers = parts[1].split(separator: ",").compactMap { Double($0) }
      if numbers.count == 2 { numbers = [numbers[0], numbers[0], numbers[0], numbers[1]] }
      return numbers.count == 4 ? .array(numbers.map { .number($0) }) : nil
    }
    let ends = (value?["linear-gradient"]?.array ?? []).compactMap { color($0.string) }
    if !ends.isEmpty { return .array(ends) }
    let one = value?["solid"] ?? value?["automatic-gradient"]
    return .array([color(one?.string)].compactMap { $0 })
  }
}
