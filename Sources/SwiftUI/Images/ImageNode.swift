import CoreGraphics
import UIKit
package import VitrineDrawing

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func resolve(_ context: ResolveContext) -> [Node] {
    var node: Node
    switch source {
    case .system(let name, let value): node = symbolNode(name, variableValue: value, context)
    case .asset(let name, _): node = assetNode(name, context)
    case .pixels(let image): node = pixelsNode(image, context)
    case .drawn(let drawer):
      let tint = templateMode == .template ? context.environment.foregroundPaint() : nil
      node = Node(
        DrawnImageBehavior(
          drawer: drawer, isResizable: resizing != nil, tint: tint, context: context), [],
        context.environment)
    }
    if let label { node.semantics.label = label.plainString(in: context.environment) }
    if isDecorative { node.semantics.isHidden = true }
    if let accentedMode {
      node = Node(
        TagBehavior(.accentedImage(accentedMode), name: "AccentedImage"), [node],
        context.environment)
    }
    return [node]
  }

  @MainActor
  private func assetNode(_ name: String, _ context: ResolveContext) -> Node {
    // A provider without data often has such names; a device draws nothing.
    guard !name.isEmpty else {
      context.session.report(.note, "an image has an empty name: nothing is drawn")
      return missing(nil, size: .zero, context)
    }
    let traits = AssetCatalog.Traits(context.environment)
    guard let asset = AssetCatalog.image(name, traits: traits) else {
      if MadeUpSymbol.isMadeUp(name) { return symbolNode(name, variableValue: nil, context) }
      context.session.report(
        .warning,
        "no image named '\(name)' in the asset catalogs: a stand-in is drawn; check the name")
      return missing(name, size: CGSize(width: 40, height: 40), context)
    }
    guard let resource = asset.resource else {
      context.session.report(
        .warning, "the asset catalog names a file for image '\(name)' that is not there")
      return missing(name, size: CGSize(width: 40, height: 40), context)
    }
    guard asset.size.width > 0, asset.size.height > 0 else {
      context.session.report(
        .warning,
        "the file of image '\(name)' is damaged or of a format that is not known: a stand-in is "
          + "drawn; use PNG, JPEG, GIF, WebP, SVG or PDF")
      return missing(name, size: CGSize(width: 40, height: 40), context)
    }
    if asset.isSymbol, let template = SymbolTemplate(resource.bytes) {
      return templateNode(template, name, context)
    }
    let isTemplate =
      templateMode.map { $0 == .template } ?? (asset.rendering == .template || asset.isSymbol)
    var bitmap = BitmapBehavior(
      id: context.session.register(resource, named: name), size: asset.size.cgSize, assetName: name,
      image: self,
      tint: isTemplate ? context.environment.foregroundPaint() : nil)
    bitmap.isMirrored = asset.isMirrored
    bitmap.slices = asset.slices
    return Node(bitmap, [], context.environment)
  }

  /// A custom symbol at the size of the text beside it. All weights are drawn as the regular one.
  @MainActor
  private func templateNode(
    _ template: SymbolTemplate, _ name: String, _ context: ResolveContext
  ) -> Node {
    let environment = context.environment
    let drawnFor: [Character: Image.Scale] = ["S": .small, "M": .medium, "L": .large]
    let enlarged =
      environment.imageScale.symbol.factor
      / (drawnFor[template.scale] ?? .medium).symbol.factor
    let font = environment.resolvedFont()
    let unit = font.size / SymbolTemplate.pointSize * enlarged
    let resource = EncodedImage(format: .svg, bytes: template.svg)
    var bitmap = BitmapBehavior(
      id: context.session.register(resource, named: name),
      size: CGSize(width: template.box.width * unit, height: template.box.height * unit),
      assetName: name, image: self,
      tint: templateMode == .original ? nil : environment.foregroundPaint())
    // The scales share the middle of the capitals, not the baseline.
    let middle = context.session.typesetter.metrics(font).capHeight / 2
    bitmap.baseline = (template.baseline * unit / enlarged - middle) * enlarged + middle
    return Node(bitmap, [], environment)
  }

  @MainActor
  private func pixelsNode(_ image: UIImage, _ context: ResolveContext) -> Node {
    if let name = image.symbolName { return symbolNode(name, variableValue: nil, context) }
    guard let resource = image.imageBytes else {
      context.session.report(
        .note, "an image without pixels, such as UIImage(), draws nothing, as on a device")
      return missing(nil, size: image.size, context)
    }
    let isTemplate =
      templateMode.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
    var bitmap = BitmapBehavior(
      id: context.session.register(resource, named: nil), size: image.size, assetName: nil,
      image: self,
      tint: isTemplate ? context.environment.foregroundPaint() : nil)
    bitmap.drawnText = image.drawnText
    bitmap.orientation =
      image.imageOrientation == .up ? orientation.exif : image.imageOrientation.exif
    return Node(bitmap, [], context.environment)
  }

  @MainActor
  private func missing(_ name: String?, size: CGSize, _ context: ResolveContext) -> Node {
    Node(
      MissingImageBehavior(size: size, isResizable: resizing != nil, assetName: name), [],
      context.environment)
  }
}

extension AssetCatalog.Traits {
  init(_ environment: EnvironmentValues) {
    let render = environment.core.render
    self.init(
      isDark: environment.colorScheme == .dark, isHighContrast: render.contrast == .increased,
      idiom: render.platform == .watchOS ? "watch" : render.platform == .macOS ? "mac" : "iphone",
      scale: Double(environment.displayScale), language: environment.locale.identifier,
      isRightToLeft: environment.layoutDirection == .rightToLeft, osVersion: render.osVersion)
  }
}

extension RenderSession {
  /// Puts an image's bytes into the archive once, by their hash and their name in the sources.
  package func register(
    _ resource: EncodedImage, named name: String?
  ) -> ImageID {
    let id = ImageID(hashing: resource, named: name)
    images[id] = resource
    return id
  }
}

/// A picture made of pixels or of a vector file.
struct BitmapBehavior: NodeBehavior {
  let id: ImageID
  /// Points.
  let size: CGSize
  let assetName: String?
  let image: Image
  let tint: StylePaint?
  var isMirrored = false
  var orientation = 1
  var slices: (insets: [Double], tiles: Bool)?
  /// Of a custom symbol, points from its top; nil: the lower edge is the baseline.
  var baseline: Double?
  /// Words that were drawn into it.
  var drawnText: String?
  var name: String { "Image" }

  init(id: ImageID, size: CGSize, assetName: String?, image: Image, tint: StylePaint?) {
    self.id = id
    self.size = size
    self.assetName = assetName
    self.image = image
    self.tint = tint
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    image.resizing == nil ? Extent(size) : measuring.filled(or: size)
  }

  var ownGuides: GuideKinds { image.resizing == nil && baseline != nil ? .combined : [] }

  func guide(_ key: AlignmentKey, _ measuring: inout Measuring, of node: Node) -> Length? {
    guard image.resizing == nil, let baseline, key.kind == .baseline else { return nil }
    return Length(CGFloat(baseline))
  }

  func describe(_ node: Node, _ semantics: inout SemanticsNode) {
    semantics.image = assetName
    semantics.drawnText = drawnText
    semantics.traits = (semantics.traits + ["image"]).sorted()
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    guard !box.isEmpty else { return }
    if node.environment.showsImagesAsBoxes {
      recorder.fill(
        VectorPath(rect: box),
        recorder.paint(node.environment.foregroundPaint().opacity(0.16), in: node.frame))
      return
    }
    recorder.append(
      .image(
        ImageDrawing(
          image: id, frame: box, interpolation: interpolation, resizing: resizing,
          template: tint.map { recorder.paint($0, in: node.frame) }, flipsHorizontally: isMirrored,
          orientation: orientation)))
  }

  private var interpolation: ImageDrawing.Interpolation {
    switch image.interpolation {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }

  private var resizing: ImageDrawing.Resizing {
    guard let resizing = image.resizing else { return .stretch }
    let caps = resizing.capInsets
    let own = Size(size)
    if caps != EdgeInsets() {
      return .slices(
        size: own, top: Double(caps.top), left: Double(caps.leading), bottom: Double(caps.bottom),
        right: Double(caps.trailing), tiles: resizing.mode == .tile)
    }
    if let slices, slices.insets.count == 4 {
      return .slices(
        size: own, top: slices.insets[0], left: slices.insets[1], bottom: slices.insets[2],
        right: slices.insets[3], tiles: slices.tiles)
    }
    return resizing.mode == .tile ? .tile(size: own) : .stretch
  }
}

/// A dashed box where an image should be: visible, so that nobody overlooks it. An image without pixels, such as
/// `UIImage()`, was never meant to be seen: it takes its room and shows nothing.
struct MissingImageBehavior: NodeBehavior {
  let size: CGSize
  let isResizable: Bool
  /// nil: an image without pixels.
  let assetName: String?
  var name: String { "Image" }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    isResizable ? measuring.filled(or: size) : Extent(size)
  }
  func describe(_ node: Node, _ semantics: inout SemanticsNode) { semantics.image = assetName }
  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    guard assetName != nil, !box.isEmpty else { return }
    let color = Paint.color(RGBA(hex: 0xFF00FF))
    recorder.fill(VectorPath(rect: box), .color(RGBA(hex: 0xFF00FF, alpha: 0.15)))
    var cross = VectorPath(rect: box.inset(by: 0.5))
    cross.move(to: Point(box.minX, box.minY))
    cross.line(to: Point(box.maxX, box.maxY))
    recorder.append(.stroke(cross, StrokeAttributes(width: 1, dash: [3, 2]), color))
  }
}
