import FoundationEssentials
import VitrineBuild
import VitrineComposition
import VitrineDrawing
import VitrinePlatform

extension AppLook {
  /// Bytes of one picture of an icon at most; larger ones are left out.
  private static let largest = 8 << 20
  /// Pictures of one icon at most.
  private static let mostLayers = 32

  /// What a build found of the app around the extension (`app.json` in the resources).
  init(of built: BuiltExtension) {
    self.init()
    let folder = built.resources.path
    guard let bytes = FileManager.default.contents(atPath: folder + "/app.json"),
      let json = try? JSON(parsing: [UInt8](bytes))
    else { return }
    for member in (json["names"]?.members ?? []).prefix(Self.mostLanguages) {
      names[member.key] = member.value.string
    }
    accent = Self.pair(json["accent"])
    background = Self.pair(json["background"])
    guard let icon = json["icon"] else { return }
    if let composed = icon["composed"] {
      self.icon = composed["light"].flatMap { Self.layered($0, folder) }
      darkIcon = composed["dark"].flatMap { Self.layered($0, folder) }
      tintedIcon = composed["tinted"].flatMap { Self.layered($0, folder) }
      // The ground of light icons as Icon Composer draws it (facts/appearance.md §1).
      if self.icon?.fill == nil { self.icon?.fill = Fill(.white, RGBA(hex: 0xEBEBEB)) }
    } else {
      self.icon = Self.picture(icon["light"], folder)
      darkIcon = Self.picture(icon["dark"], folder)
      tintedIcon = Self.picture(icon["tinted"], folder)
    }
  }

  /// Languages of one app at most.
  private static let mostLanguages = 100

  private static func picture(_ name: JSON?, _ folder: String) -> Icon? {
    guard let image = image(name, folder) else { return nil }
    var icon = Icon()
    icon.layers = [Layer(image)]
    return icon
  }

  private static func layered(_ json: JSON, _ folder: String) -> Icon? {
    var icon = Icon()
    icon.fill = fill(json["fill"])
    for one in (json["layers"]?.array ?? []).prefix(mostLayers) {
      guard let image = image(one["file"], folder) else { continue }
      var layer = Layer(image)
      layer.scale = min(max(one["scale"]?.double ?? 1, 0.01), 16)
      layer.shift = Point(one["x"]?.double ?? 0, one["y"]?.double ?? 0)
      layer.fill = fill(one["fill"])
      layer.opacity = part(one["opacity"], or: 1)
      layer.blend = one["blend"]?.string.flatMap { blends[$0] } ?? .normal
      layer.isLit = one["isLit"]?.bool == true
      layer.translucency = part(one["translucency"], or: 0)
      let strength = min(max(one["shadowOpacity"]?.double ?? 0, 0), 4)
      switch one["shadow"]?.string {
      case "neutral": layer.shadow = .neutral(strength)
      case "layer-color": layer.shadow = .ownColor(strength)
      default: break
      }
      icon.layers.append(layer)
    }
    return icon.layers.isEmpty ? nil : icon
  }

  /// Icon Composer's names.
  private static let blends: [String: LayerBlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "soft-light": .softLight, "hard-light": .hardLight,
    "plus-darker": .plusDarker, "plus-lighter": .plusLighter,
  ]

  private static func part(_ json: JSON?, or standard: Double) -> Double {
    min(max(json?.double ?? standard, 0), 1)
  }

  private static func fill(_ json: JSON?) -> Fill? {
    let colors = (json?["colors"]?.array ?? []).prefix(2).compactMap { color($0.array) }
    guard let top = colors.first, let bottom = colors.last else { return nil }
    var fill = Fill(top, bottom)
    let ends = (json?["ends"]?.array ?? []).compactMap(\.double)
    if ends.count == 4, ends.allSatisfy({ abs($0) <= 16 }) {
      (fill.from, fill.to) = (Point(ends[0], ends[1]), Point(ends[2], ends[3]))
    }
    return fill
  }

  private static func image(_ name: JSON?, _ folder: String) -> EncodedImage? {
    guard let name = name?.string, !name.contains("/"), !name.contains(".."),
      let bytes = FileManager.default.contents(atPath: folder + "/" + name), bytes.count <= largest
    else { return nil }
    let format: EncodedImage.Format =
      name.hasSuffix(".svg") ? .svg : name.hasSuffix(".pdf") ? .pdf : .bitmap
    return EncodedImage(format: format, bytes: [UInt8](bytes))
  }

  /// Light and dark of a color set.
  private static func pair(_ variants: JSON?) -> Pair? {
    let all = variants?.array ?? []
    func find(_ appearance: String?) -> RGBA? {
      all.first { $0["appearance"]?.string == appearance && $0["contrast"] == nil }
        .flatMap {
          color($0["components"]?.array, isWide: $0["colorSpace"]?.string == "display-p3")
        }
    }
    guard let light = find(nil) ?? find("light") ?? find("dark") else { return nil }
    return Pair(light: light, dark: find("dark") ?? light)
  }

  private static func color(_ values: [JSON]?, isWide: Bool = false) -> RGBA? {
    let given = (values ?? []).compactMap(\.double)
    let numbers = (isWide ? DisplayP3.sRGB(given) : given).map { Float(min(max($0, 0), 1)) }
    return numbers.count == 4 ? RGBA(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}
