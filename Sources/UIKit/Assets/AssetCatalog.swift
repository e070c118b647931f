package import VitrineDrawing

/// The widget's asset catalogs, from `assets.json` of the resources folder
/// (Sources/Build/README.md). Bytes are read when an image is asked for.
package enum AssetCatalog {
  /// What a variant is chosen by.
  package struct Traits: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool
    /// `iphone`, `ipad`, `mac`, `watch`, `tv`, `vision`, `car`.
    package var idiom: String
    package var scale: Double
    package var language: String
    package var isRightToLeft: Bool
    package var osVersion: Int

    package init(
      isDark: Bool = false, isHighContrast: Bool = false, idiom: String = "iphone",
      scale: Double = 3, language: String = "en", isRightToLeft: Bool = false, osVersion: Int = 26
    ) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.idiom = idiom
      self.scale = scale
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.osVersion = osVersion
    }
  }

  /// A color by name; nil where no catalog has it.
  package static func color(_ name: String, traits: Traits) -> RGBA? {
    guard let variants = Catalog.current.colors[name],
      let variant = choose(variants, traits, key: \.key)
    else { return nil }
    return variant.rgba(traits)
  }

  /// What is drawn for a name: nothing is seen of a color set that nobody gave a color; nil where no catalog has it.
  package static func drawnColor(_ name: String, traits: Traits) -> RGBA? {
    if let color = color(name, traits: traits) { return color }
    return Catalog.current.colors[name].flatMap { $0.isEmpty ? .clear : nil }
  }

  /// Names of all pictures, sorted.
  package static var imageNames: [String] { Catalog.current.images.keys.sorted() }

  package static func hasColor(_ name: String) -> Bool { Catalog.current.colors[name] != nil }
  package static func hasImage(_ name: String) -> Bool {
    Catalog.current.images[name] != nil || Catalog.current.symbols[name] != nil
  }

  /// A chosen image variant.
  package struct Image: Hashable, Sendable {
    package enum Rendering: Hashable, Sendable { case automatic, original, template }
    /// nil where the catalog names a file that is not there.
    package var resource: EncodedImage?
    /// Pixels a point of the file, 1 for vectors.
    package var scale: Double
    /// Points.
    package var size: Size
    package var rendering: Rendering
    package var preservesVector: Bool
    /// Flip for the other layout direction.
    package var isMirrored: Bool
    /// Nine parts; insets in points: top, left, bottom, right.
    package var slices: (insets: [Double], tiles: Bool)?
    /// A custom symbol: drawn as one, with the text's weight and size.
    package var isSymbol: Bool

    package static func == (a: Image, b: Image) -> Bool {
      a.resource == b.resource && a.scale == b.scale && a.rendering == b.rendering
        && a.isMirrored == b.isMirrored && a.slices?.insets == b.slices?.insets
    }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(scale)
    }
  }

  /// An image by name; nil where neither a catalog nor a plain file has it.
  package static func image(_ name: String, traits: Traits) -> Image? {
    let catalog = Catalog.current
    if let entry = catalog.images[name] {
      return choose(entry.variants, traits, key: \.key).map {
        load($0, entry, traits, symbol: false)
      }
    }
    if let entry = catalog.symbols[name] {
      return choose(entry.variants, traits, key: \.key).map {
        load($0, entry, traits, symbol: true)
      }
    }
    if let loose = looseFile(name, traits) { return loose }
    // A catalog's picture is found by the name of a file too: "hill.jpg" is "hill".
    let (stem, ext) = split(name)
    return ext == nil ? nil : image(stem, traits: traits)
  }

  /// Bytes of a data asset.
  package static func data(_ name: String, traits: Traits) -> Data? {
    guard let entry = Catalog.current.data[name],
      let file = choose(entry.variants, traits, key: \.key)?.file
    else { return nil }
    return Catalog.current.bytes(file).map { Data($0) }
  }

  private static func load(
    _ variant: Catalog.Variant, _ entry: Catalog.Entry, _ traits: Traits, symbol: Bool
  ) -> Image {
    let bytes = variant.file.flatMap { Catalog.current.bytes($0) }
    let resource = bytes.map { EncodedImage(format: format(of: $0), bytes: $0) }
    let isVector = resource.map { $0.format == .svg || $0.format == .pdf } ?? false
    let scale = isVector ? 1 : variant.key.scale ?? 1
    let header = bytes.flatMap { ImageHeader($0) }
    let size = Size(Double(header?.width ?? 0) / scale, Double(header?.height ?? 0) / scale)
    let wanted = traits.isRightToLeft ? "right-to-left" : "left-to-right"
    return Image(
      resource: resource, scale: scale, size: size, rendering: entry.rendering,
      preservesVector: variant.preservesVector,
      isMirrored: variant.mirrors && variant.key.direction != nil
        && variant.key.direction != wanted,
      slices: variant.slices.map { (insets: $0.insets.map { $0 / scale }, tiles: $0.tiles) },
      isSymbol: symbol)
  }

  /// A picture that lies in the resources as it is: `name`, `name.png`, `name@2x.png` …
  private static func looseFile(_ name: String, _ traits: Traits) -> Image? {
    let catalog = Catalog.current
    let (stem, ext) = split(name)
    let scales = [traits.scale, 3, 2, 1]
    for ext in ext.map({ [$0] }) ?? ["png", "jpg", "jpeg", "pdf", "svg", "heic", "webp", "gif"] {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(Int(scale))x"
        guard let bytes = catalog.bytes("\(stem)\(suffix).\(ext)") else { continue }
        let resource = EncodedImage(format: format(of: bytes), bytes: bytes)
        let header = ImageHeader(bytes)
        return Image(
          resource: resource, scale: scale,
          size: Size(Double(header?.width ?? 0) / scale, Double(header?.height ?? 0) / scale),
          rendering: .automatic, preservesVector: false, isMirrored: false, slices: nil,
          isSymbol: false)
      }
    }
    return nil
  }

  private static func split(_ name: String) -> (String, String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    let ext = String(name[name.index(after: dot)...])
    return ["png", "jpg", "jpeg", "pdf", "svg", "heic", "webp", "gif"].contains(ext.lowercased())
      ? (String(name[..<dot]), ext) : (name, nil)
  }

  package static func format(of bytes: [UInt8]) -> EncodedImage.Format {
    switch ImageHeader(bytes)?.kind {
    case .svg: .svg
    case .pdf: .pdf
    default: .bitmap
    }
  }
}
