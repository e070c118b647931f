package import VitrineDrawing

/// A picture: pixels, a symbol, or drawing.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// EXIF's number.
    package var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }

    package init(exif: Int) {
      let ordered: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = ordered.indices.contains(exif - 1) ? ordered[exif - 1] : .up
    }
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// What the picture is made of.
  package enum Content: Sendable {
    case image(CGImage)
    /// A system symbol; SwiftUI draws it.
    case symbol(String, SymbolConfiguration?)
    /// A file that a catalog names and does not have.
    case missing(name: String)
    case empty
  }

  package struct State: Sendable {
    package var content: Content
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var rendering = RenderingMode.automatic
    package var capInsets = UIEdgeInsets.zero
    package var resizing = ResizingMode.tile
    package var tint: UIColor?
    package var assetName: String?
    package var isMirrored = false
    /// Of a picture in which nothing is drawn yet, points (AppKit).
    package var canvas = CGSize.zero
  }

  /// Changes in AppKit's pictures only.
  package var state: State
  package init(_ state: State) {
    _ = ImagePixels.isProvided
    self.state = state
  }

  public override convenience init() { self.init(State(content: .empty)) }

  open class var supportsSecureCoding: Bool { true }
  /// A symbol by its name, other pictures as they are drawn.
  open func encode(with coder: NSCoder) {
    coder.encode(symbolName as NSString?, forKey: "UISystemSymbolResourceName")
    if symbolName == nil { coder.encode(pngData() as NSData?, forKey: "UIImageData") }
    coder.encode(Double(state.scale), forKey: "UIScale")
    coder.encode(state.rendering.rawValue, forKey: "UIRenderingMode")
  }
  public required convenience init?(coder: NSCoder) {
    let rendering = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode"))
    if let name = coder.decodeObject(of: NSString.self, forKey: "UISystemSymbolResourceName") {
      self.init(State(content: .symbol(name as String, nil), rendering: rendering ?? .automatic))
      return
    }
    let scale = coder.decodeDouble(forKey: "UIScale")
    let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData")
    let image = data.flatMap { CGImage(EncodedImage(format: .bitmap, bytes: [UInt8]($0 as Data))) }
    self.init(
      State(
        content: image.map { .image($0) } ?? .empty, scale: scale > 0 ? CGFloat(scale) : 1,
        rendering: rendering ?? .automatic))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// nil where the bytes are no bitmap: vectors come from asset catalogs only.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let header = ImageHeader(bytes), header.kind != .svg, header.kind != .pdf,
      let image = CGImage(EncodedImage(format: .bitmap, bytes: bytes))
    else { return nil }
    self.init(
      State(
        content: .image(image), scale: scale,
        orientation: Orientation(exif: header.orientation)))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let stem = path.split(separator: ".").dropLast().last ?? ""
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  public convenience init(cgImage: CGImage) {
    self.init(State(content: .image(cgImage)))
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(State(content: .image(cgImage), scale: scale, orientation: orientation))
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  /// A picture of the asset catalog or the resources; nil where there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let state = Self.assetState(name, traitCollection ?? .current) else { return nil }
    self.init(state)
  }

  public convenience init(resource: ImageResource) {
    self.init(
      Self.assetState(resource.name, .current)
        ?? State(content: .missing(name: resource.name), assetName: resource.name))
  }

  private static func assetState(_ name: String, _ traits: UITraitCollection) -> State? {
    guard let asset = AssetCatalog.image(name, traits: traits.assetTraits) else { return nil }
    var state = State(content: .missing(name: name), scale: asset.scale, assetName: name)
    if let image = asset.resource.flatMap({ CGImage($0) }) { state.content = .image(image) }
    switch asset.rendering {
    case .automatic: state.rendering = .automatic
    case .original: state.rendering = .alwaysOriginal
    case .template: state.rendering = .alwaysTemplate
    }
    if let slices = asset.slices {
      let i = slices.insets.map { CGFloat($0) }
      state.capInsets = UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
      state.resizing = slices.tiles ? .tile : .stretch
    }
    state.isMirrored = asset.isMirrored
    return state
  }

  /// A system symbol. Every name is taken: what is no symbol is drawn as a visible stand-in.
  public convenience init?(systemName name: String) {
    self.init(State(content: .symbol(name, nil)))
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(State(content: .symbol(name, configuration as? SymbolConfiguration)))
  }
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(State(content: .symbol(name, nil))) }
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) { self.init(State(content: .symbol(name, configuration as? SymbolConfiguration))) }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(
      Self.assetState(name, .current) ?? State(content: .missing(name: name), assetName: name))
  }

  // MARK: What it is

  open var scale: CGFloat { state.scale }
  open var imageOrientation: Orientation { state.orientation }
  open var renderingMode: RenderingMode { state.rendering }
  open var capInsets: UIEdgeInsets { state.capInsets }
  open var resizingMode: ResizingMode { state.resizing }
  open var isSymbolImage: Bool { symbolName != nil }
  open var images: [UIImage]? { nil }
  /// Of an animation: no picture has one here.
  open var duration: TimeInterval { 0 }
  open var configuration: Configuration? {
    if case .symbol(_, let configuration) = state.content { configuration } else { nil }
  }

  /// Points, turned upright.
  open var size: CGSize {
    switch state.content {
    case .image(let image):
      let size = CGSize(
        width: CGFloat(image.width) / state.scale, height: CGFloat(image.height) / state.scale)
      return state.orientation.exif >= 5 ? CGSize(width: size.height, height: size.width) : size
    case .symbol: return symbolDrawing.map { CGSize($0.bounds.size) } ?? .zero
    case .missing: return .zero
    case .empty: return state.canvas
    }
  }

  open var cgImage: CGImage? {
    if case .image(let image) = state.content { image } else { nil }
  }

  /// Name of the system symbol, nil for pictures.
  package var symbolName: String? {
    if case .symbol(let name, _) = state.content { name } else { nil }
  }
  package var assetName: String? { state.assetName }
  package var missingName: String? {
    if case .missing(let name) = state.content { name } else { nil }
  }
  package var tint: UIColor? { state.tint }

  /// The bytes for an archive; drawing becomes pixels here.
  package var imageBytes: EncodedImage? { cgImage?.resource }

  /// An asset's picture in other surroundings; itself where it is no asset.
  package func resolved(in traits: UITraitCollection) -> UIImage {
    guard let name = state.assetName, var fresh = Self.assetState(name, traits) else { return self }
    if state.rendering != .automatic { fresh.rendering = state.rendering }
    fresh.tint = state.tint
    return UIImage(fresh)
  }

  func changed(_ change: (inout State) -> Void) -> UIImage {
    var copy = state
    change(&copy)
    return UIImage(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard state.scale == other.state.scale, state.orientation == other.state.orientation,
      state.rendering == other.state.rendering, state.tint == other.state.tint
    else { return false }
    switch (state.content, other.state.content) {
    case (.image(let a), .image(let b)): return a === b || a == b
    case (.symbol(let a, let x), .symbol(let b, let y)): return a == b && x == y
    case (.missing(let a), .missing(let b)): return a == b
    case (.empty, .empty): return true
    default: return false
    }
  }

  open override var hash: Int {
    switch state.content {
    case .image(let image): image.hashValue
    case .symbol(let name, _), .missing(let name): name.hashValue
    case .empty: 0
    }
  }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
extension UIImage: _ExpressibleByImageLiteral {}
