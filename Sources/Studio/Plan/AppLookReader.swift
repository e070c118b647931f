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
    names = Self.names(folder + "/strings")
    accent = Self.pair(json["accent"])
    background = Self.pair(json["background"])
    guard let icon = json["icon"] else { return }
    if let composed = icon["composed"] {
      self.icon = composed["light"].flatMap { Self.layered($0, folder) }
      darkIcon = composed["dark"].flatMap { Self.layered($0, folder) }
      tintedIcon = composed["tinted"].flatMap { Self.layered($0, folder) }
      if self.icon?.fill.isEmpty == true { self.icon?.fill = [.white] }
    } else {
      self.icon = Self.picture(icon["light"], folder)
      darkIcon = Self.picture(icon["dark"], folder)
      tintedIcon = Self.picture(icon["tinted"], folder)
    }
  }

  /// Languages of one app at most.
  private static let mostLanguages = 100

  private static func names(_ folder: String) -> [String: String] {
    let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return languages.prefix(mostLanguages).reduce(into: [:]) { names, language in
      guard
        let bytes = FileManager.default.contents(
          atPath: "\(folder)/\(language)/InfoPlist.json"), bytes.count <= largest,
        let json = try? JSON(parsing: [UInt8](bytes)),
        let name = json["CFBundleDisplayName"]?.string ?? json["CFBundleName"]?.string
      else { return }
      names[language] = name
    }
  }

  private static func picture(_ name: JSON?, _ folder: String) -> Icon? {
    guard let image = image(name, folder) else { return nil }
    var icon = Icon()
    icon.layers = [Layer(image)]
    return icon
  }

  private static func layered(_ json: JSON, _ folder: String) -> Icon? {
    var icon = Icon()
    icon.fill = colors(json["fill"])
    for one in (json["layers"]?.array ?? []).prefix(mostLayers) {
      guard let image = image(one["file"], folder) else { continue }
      var layer = Layer(image)
      layer.scale = min(max(one["scale"]?.double ?? 1, 0.01), 16)
      layer.shift = Point(one["x"]?.double ?? 0, one["y"]?.double ?? 0)
      layer.fill = colors(one["fill"])
      layer.opacity = min(max(one["opacity"]?.double ?? 1, 0), 1)
      icon.layers.append(layer)
    }
    return icon.layers.isEmpty ? nil : icon
  }

  private static func colors(_ json: JSON?) -> [RGBA] {
    (json?.array ?? []).prefix(2).compactMap { color($0.array) }
  }

  private static func image(_ name: JSON?, _ folder: String) -> EncodedImage? {
    guard let name = name?.string, !name.contains("/"), !name.contains(".."),
      let bytes = FileManager.default.contents(atPath: folder + "/" + name), bytes.count <= largest
    else { return nil }
    let format: EncodedImage.Format =
      name.hasSuffix(".svg") ? .svg : name.hasSuffix(".pdf") ? .pdf : .bitmap
    return EncodedImage(format: format, bytes: [UInt8](bytes))
  }

  /// Light and dark of a color set. Components of Display P3 are taken as they are: these colors are
  /// those of buttons.
  private static func pair(_ variants: JSON?) -> Pair? {
    let all = variants?.array ?? []
    func find(_ appearance: String?) -> RGBA? {
      all.first { $0["appearance"]?.string == appearance && $0["contrast"] == nil }
        .flatMap { color($0["components"]?.array) }
    }
    guard let light = find(nil) ?? find("light") ?? find("dark") else { return nil }
    return Pair(light: light, dark: find("dark") ?? light)
  }

  private static func color(_ values: [JSON]?) -> RGBA? {
    let numbers = (values ?? []).compactMap(\.double).map { Float(min(max($0, 0), 1)) }
    return numbers.count == 4 ? RGBA(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}
