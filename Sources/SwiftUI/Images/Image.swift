package import VitrineDrawing

/// A picture: a symbol, an asset, or pixels.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case system(String, variableValue: Double?)
    case asset(String, bundle: Bundle?)
    case pixels(UIImage)
    case drawn(ImageDrawer)
  }
  package var source: Source
  package var label: Text?
  package var isDecorative = false
  package var resizing: Resizing?
  package var templateMode: TemplateRenderingMode?
  package var interpolation = Interpolation.medium
  package var symbolRendering: SymbolRenderingMode?
  package var symbolColors: SymbolColorRenderingMode?
  package var symbolValues: SymbolVariableValueMode?
  package var accentedMode: AccentedImageMode?
  package var orientation = Orientation.up
  /// Pixels a point where the source does not say.
  package var scale: CGFloat?

  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    /// EXIF's number, 1 … 8.
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
  }
  public struct DynamicRange: Hashable, Sendable {
    package let raw: Int
    public static let standard = DynamicRange(raw: 0)
    public static let constrainedHigh = DynamicRange(raw: 1)
    public static let high = DynamicRange(raw: 2)
  }

  public init(systemName: String) { self.init(source: .system(systemName, variableValue: nil)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .system(systemName, variableValue: variableValue))
  }
  public init(_internalSystemName systemName: String) { self.init(systemName: systemName) }
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name, bundle: bundle))
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name, bundle: bundle))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name, bundle: bundle), label: label)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name, bundle: bundle), label: label)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name, bundle: bundle))
    isDecorative = true
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
  public init(_ resource: UIKit.ImageResource) {
    self.init(source: .asset(resource.name, bundle: resource.bundle))
  }
  public init(uiImage: UIImage) { self.init(source: .pixels(uiImage)) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
    isDecorative = false
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .pixels(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
    self.orientation = orientation
    isDecorative = true
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.templateMode = renderingMode }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRendering = mode }
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColors = mode }
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with { $0.symbolValues = mode }
  }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  package func accented(_ mode: AccentedImageMode?) -> Image { with { $0.accentedMode = mode } }
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
  package let isGradient: Bool
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}
public struct SymbolVariableValueMode: Hashable, Sendable {
  package let isDraw: Bool
  public static let color = SymbolVariableValueMode(isDraw: false)
  public static let draw = SymbolVariableValueMode(isDraw: true)
}

/// Variants that symbols in a view take (`.fill`, `.circle` …).
public struct SymbolVariants: Hashable, Sendable {
  package var names: Set<String> = []
  package init(names: Set<String> = []) { self.names = names }
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }
  public func contains(_ other: SymbolVariants) -> Bool { other.names.isSubset(of: names) }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { slots.imageScale }
    set { slots.imageScale = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { slots.symbolRenderingMode }
    set { slots.symbolRenderingMode = newValue }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { slots.symbolColorRenderingMode }
    set { slots.symbolColorRenderingMode = newValue }
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { slots.symbolVariableValueMode }
    set { slots.symbolVariableValueMode = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { slots.symbolVariants }
    set { slots.symbolVariants = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environmentValues { $0.imageScale = scale }
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environmentValues { $0.symbolRenderingMode = mode }
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentValues { $0.symbolVariants.names.formUnion(variant.names) }
  }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environmentValues { $0.symbolColorRenderingMode = mode }
  }
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environmentValues { $0.symbolVariableValueMode = mode }
  }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
