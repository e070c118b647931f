import Foundation
import VitrineDrawing
import VitrinePlatform

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
    /// Colors in place of the picture's own; nil: it has its own.
    var fill: JSONValue?
    /// `multiply` and others; nil: normal.
    var blend: String?
    /// Whether it has the light and the depth of glass.
    var isGlass: Bool
    /// Whether its edges catch light.
    var isLit: Bool
    /// How much of what is below it is seen through it, 0 … 1.
    var translucency: Double
    /// `neutral` or `layer-color`; nil: none.
    var shadow: String?
    /// Of the shadow: 1 is all that Icon Composer's slider gives, and more is allowed.
    var shadowOpacity: Double
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

  /// What all layers stand on; nil: the system's ground. Of the dark and the tinted icon only what is
  /// said for them, since the system has grounds of its own.
  var fill: JSONValue? {
    let own = special("fill", of: contents)
    return Self.fill(appearance == "light" ? own ?? contents["fill"] : own)
  }

  /// From back to front.
  var layers: [Layer] {
    (contents["groups"]?.array ?? []).reversed()
      .filter { value("hidden", of: $0)?.bool != true }
      .flatMap(layers(of:))
  }

  private func layers(of group: JSONValue) -> [Layer] {
    let outer = place(group)
    let opacity = value("opacity", of: group)?.number ?? 1
    let clear = value("translucency", of: group)
    let shadow = value("shadow", of: group)
    let kind = shadow?["kind"]?.string
    let specular = value("specular", of: group)
    return (group["layers"]?.array ?? []).reversed().compactMap { layer in
      guard value("hidden", of: layer)?.bool != true,
        let image = value("image-name", of: layer)?.string
      else { return nil }
      let inner = place(layer)
      let isGlass = value("glass", of: layer)?.bool ?? true
      let blends = [layer, group].compactMap { value("blend-mode", of: $0)?.string }
      return Layer(
        image: image, scale: outer.scale * inner.scale,
        x: outer.x + outer.scale * inner.x, y: outer.y + outer.scale * inner.y,
        opacity: opacity * (value("opacity", of: layer)?.number ?? 1),
        fill: Self.fill(value("fill", of: layer)), blend: blends.first { $0 != "normal" },
        isGlass: isGlass, isLit: isGlass && specular?.bool != false,
        translucency: clear?["enabled"]?.bool == true ? clear?["value"]?.number ?? 0 : 0,
        shadow: ["neutral", "layer-color"].contains(kind) ? kind : nil,
        shadowOpacity: shadow?["opacity"]?.number ?? 0.5)
    }
  }

  private func place(_ item: JSONValue) -> (scale: Double, x: Double, y: Double) {
    let position = value("position", of: item)
    let shift = (position?["translation-in-points"]?.array ?? []).compactMap(\.number)
    return (position?["scale"]?.number ?? 1, shift.first ?? 0, shift.count > 1 ? shift[1] : 0)
  }

  private func value(_ key: String, of item: JSONValue) -> JSONValue? {
    special(key, of: item) ?? item[key]
  }

  /// What is said for the appearance, or for all of them in the same list; a tinted icon without a
  /// value of its own has the dark one's. The ground is never taken from the light icon's.
  private func special(_ key: String, of item: JSONValue) -> JSONValue? {
    let all = (item["\(key)-specializations"]?.array ?? []).filter { $0["idiom"] == nil }
    func own(_ appearance: String?) -> JSONValue? {
      all.first { $0["appearance"]?.string == appearance }
    }
    let isGround = key == "fill" && item["groups"] != nil
    if isGround, appearance != "light" { return own(appearance)?["value"] }
    let found = own(appearance) ?? (appearance == "tinted" ? own("dark") : nil) ?? own(nil)
    return found?["value"]
  }

  // MARK: Fills

  /// `colors`, top and bottom, and where the gradient begins and ends in parts of the canvas, if that
  /// is said; nil for what is the system's choice (`automatic`) or no fill at all (`none`).
  private static func fill(_ value: JSONValue?) -> JSONValue? {
    if let preset = value?.string { return presets[preset] }
    if let color = color(value?["automatic-gradient"]) {
      // Lighter at the top: by how much is an estimate.
      let top = color.prefix(3).map { $0 + (1 - $0) * 0.25 } + color.suffix(1)
      return fill(colors: [top, color])
    }
    let ends = (value?["linear-gradient"]?.array ?? []).compactMap(color)
    let colors = ends.isEmpty ? [color(value?["solid"])].compactMap { $0 } : ends
    guard !colors.isEmpty else { return nil }
    return fill(colors: colors, ends: orientation(value?["orientation"]))
  }

  /// What the presets are by name, measured in pictures of Icon Composer (facts/appearance.md §1).
  private static let presets: [String: JSONValue] = [
    "system-light": fill(colors: [[1, 1, 1, 1], [0.922, 0.922, 0.922, 1]]),
    "system-dark": fill(colors: [[0.192, 0.192, 0.192, 1], [0.078, 0.078, 0.078, 1]]),
  ]

  private static func fill(colors: [[Double]], ends: [Double]? = nil) -> JSONValue {
    func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }
    var pairs: [String: JSONValue] = ["colors": .array(colors.map(numbers))]
    if let ends { pairs["ends"] = numbers(ends) }
    return .object(pairs)
  }

  /// x and y of the start and of the stop. What Icon Composer writes for a gradient that nobody has
  /// turned (0.5, 0 to 0.5, 0.7) is drawn like one without orientation [measured].
  private static func orientation(_ value: JSONValue?) -> [Double]? {
    let ends = ["start", "stop"].flatMap { end in
      ["x", "y"].compactMap { value?[end]?[$0]?.number }
    }
    return ends.count == 4 && ends != [0.5, 0, 0.5, 0.7] ? ends : nil
  }

  /// `srgb:0.1,0.2,0.3,1`, `display-p3:…`, `extended-gray:0.5,1` in sRGB.
  private static func color(_ value: JSONValue?) -> [Double]? {
    guard let parts = value?.string?.split(separator: ":"), parts.count == 2 else { return nil }
    var numbers = parts[1].split(separator: ",").compactMap { Double($0) }
    if numbers.count == 2 { numbers = [numbers[0], numbers[0], numbers[0], numbers[1]] }
    guard numbers.count == 4 else { return nil }
    return parts[0] == "display-p3" ? DisplayP3.sRGB(numbers) : numbers
  }
}
