import Synchronization
import VitrineDrawing

/// `assets.json`, parsed.
struct Catalog: Sendable {
  struct ColorVariant: Sendable {
    var key: AssetCatalog.Key
    var space: String
    var components: [Double]
    /// Name of a system color, as the catalog writes it.
    var system: String?
    var platform: String?

    func rgba(_ traits: AssetCatalog.Traits) -> RGBA? {
      if let system {
        return SystemColorName(catalog: system).map {
          $0.rgba(
            isDark: traits.isDark, isHighContrast: traits.isHighContrast, os: traits.osVersion)
        }
      }
      guard components.count >= 3 else { return nil }
      let alpha = components.count > 3 ? components[3] : 1
      let (r, g, b) = (components[0], components[1], components[2])
      switch space {
      case "display-p3": return DisplayP3.sRGB(red: r, green: g, blue: b, alpha: alpha)
      case "extended-linear-srgb":
        return ColorConversion.sRGB([r, g, b, alpha], in: .linearSRGB)
      default: return RGBA(Float(r), Float(g), Float(b), Float(alpha))
      }
    }
  }

  struct Variant: Sendable {
    var key: AssetCatalog.Key
    var file: String?
    var preservesVector: Bool
    var mirrors: Bool
    var slices: (insets: [Double], tiles: Bool)?
  }

  struct Entry: Sendable {
    var rendering: AssetCatalog.Image.Rendering
    var variants: [Variant]
  }

  var folder: String?
  var colors: [String: [ColorVariant]] = [:]
  var images: [String: Entry] = [:]
  var symbols: [String: Entry] = [:]
  var data: [String: Entry] = [:]

  private static let cache = Mutex<[String: Catalog]>([:])
  private static let files = Mutex<[String: [UInt8]]>([:])

  static var current: Catalog {
    guard let folder = WidgetResources.folder else { return Catalog() }
    if let known = cache.withLock({ $0[folder] }) { return known }
    let catalog = Catalog(folder: folder)
    cache.withLock { $0[folder] = catalog }
    return catalog
  }

  func bytes(_ file: String) -> [UInt8]? {
    guard let folder else { return nil }
    let path = folder + "/" + file
    if let known = Self.files.withLock({ $0[path] }) { return known }
    guard let read = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let bytes = [UInt8](read)
    Self.files.withLock { $0[path] = bytes }
    return bytes
  }

  private init() {}

  private init(folder: String) {
    self.folder = folder
    guard let read = try? Data(contentsOf: URL(fileURLWithPath: folder + "/assets.json")),
      let json = (try? JSONSerialization.jsonObject(with: read)) as? [String: Any]
    else { return }
    colors = (json["colors"] as? [String: [[String: Any]]] ?? [:]).mapValues {
      $0.map(Self.colorVariant)
    }
    images = Self.entries(json["images"])
    symbols = Self.entries(json["symbols"])
    data = Self.entries(json["data"])
  }

  private static func key(_ json: [String: Any]) -> AssetCatalog.Key {
    AssetCatalog.Key(
      appearance: json["appearance"] as? String, contrast: json["contrast"] as? String,
      idiom: json["idiom"] as? String, language: json["language"] as? String,
      direction: json["direction"] as? String, scale: (json["scale"] as? NSNumber)?.doubleValue,
      gamut: json["gamut"] as? String)
  }

  private static func numbers(_ value: Any?) -> [Double] {
    (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
  }

  private static func colorVariant(_ json: [String: Any]) -> ColorVariant {
    ColorVariant(
      key: key(json), space: json["colorSpace"] as? String ?? "srgb",
      components: numbers(json["components"]), system: json["system"] as? String,
      platform: json["platform"] as? String)
  }

  private static func entries(_ value: Any?) -> [String: Entry] {
    (value as? [String: [String: Any]] ?? [:]).mapValues { entry in
      let rendering: AssetCatalog.Image.Rendering =
        switch entry["rendering"] as? String {
        case "template": .template
        case "original": .original
        default: .automatic
        }
      let variants = (entry["variants"] as? [[String: Any]] ?? []).map(variant)
      return Entry(rendering: rendering, variants: variants)
    }
  }

  private static func variant(_ json: [String: Any]) -> Variant {
    let slices = (json["slices"] as? [String: Any]).map {
      (insets: numbers($0["insets"]), tiles: $0["center"] as? String == "tile")
    }
    return Variant(
      key: key(json), file: json["file"] as? String,
      preservesVector: json["preservesVector"] as? Bool ?? false,
      mirrors: json["mirrors"] as? Bool ?? false,
      slices: slices?.insets.count == 4 ? slices : nil)
  }
}
