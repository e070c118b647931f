package import VitrineDrawing

/// A color, which may depend on its surroundings.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  package enum Content: Sendable {
    case fixed(RGBA)
    case system(SystemColorName)
    case asset(String)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case alpha(UIColor, CGFloat)
  }

  package let content: Content

  package init(_ content: Content) { self.content = content }

  // Required, so that `Self(red: …)` stands in extensions as it does of a class in Objective-C.

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(Float(red), Float(green), Float(blue), Float(alpha)))
  }

  public required init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(
      DisplayP3.sRGB(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public required init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(Float(white), Float(white), Float(white), Float(alpha)))
  }

  public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(
      HSB.rgba(Double(hue), Double(saturation), Double(brightness), Double(alpha)))
  }

  public required init(cgColor: CGColor) { content = .fixed(cgColor.rgba) }

  /// The closure is asked anew for each appearance.
  public required init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let provider = dynamicProvider
    content = .dynamic { provider($0) }
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // Kept as its components: what a color depends on is settled when it is written.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    let rgba = rgba(.current)
    coder.encode(Double(rgba.red), forKey: "UIRed")
    coder.encode(Double(rgba.green), forKey: "UIGreen")
    coder.encode(Double(rgba.blue), forKey: "UIBlue")
    coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
  }
  public required convenience init?(coder: NSCoder) {
    self.init(
      red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
      green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
      alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
  }

  /// A color of the asset catalog; nil where there is none of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard AssetCatalog.hasColor(name) else { return nil }
    self.init(.asset(name))
  }

  public convenience init(resource: ColorResource) { self.init(.asset(resource.name)) }

  // MARK: What it is

  /// Drawn for a name that no catalog has, so that it is seen.
  package static let missing = RGBA(hex: 0xFF00FF)

  package func rgba(_ traits: UITraitCollection) -> RGBA {
    switch content {
    case .fixed(let rgba): return rgba
    case .system(let name):
      return name.rgba(
        isDark: traits.isDark, isHighContrast: traits.isHighContrast,
        os: AmbientContext.current.osVersion,
        isElevated: traits.resolved.level == .elevated)
    case .asset(let name):
      return AssetCatalog.drawnColor(name, traits: traits.assetTraits) ?? Self.missing
    case .dynamic(let provider):
      return UITraitCollection.with(traits) { provider(traits).rgba(traits) }
    case .alpha(let base, let alpha):
      var rgba = base.rgba(traits)
      rgba.alpha = Float(alpha)
      return rgba
    }
  }

  /// For SwiftUI's own surroundings.
  package func resolve(dark: Bool, highContrast: Bool, os: Int) -> RGBA {
    if case .system(let name) = content {
      return name.rgba(isDark: dark, isHighContrast: highContrast, os: os)
    }
    return rgba(
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
        UITraitCollection(accessibilityContrast: highContrast ? .high : .normal),
      ]))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(.fixed(rgba(traitCollection)))
  }

  open var cgColor: CGColor { CGColor(rgba(.current)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(var rgba) = content else { return UIColor(.alpha(self, alpha)) }
    rgba.alpha = Float(alpha)
    return UIColor(.fixed(rgba))
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(.current)
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(.current)
    let hsb = HSB.components(rgba)
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(.current)
    white?.pointee = CGFloat(rgba.luminance)
    alpha?.pointee = CGFloat(rgba.alpha)
    return rgba.red == rgba.green && rgba.green == rgba.blue
  }

  public var ciColor: CIColor { CIColor(cgColor: cgColor) }

  // MARK: Drawing

  /// Fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.asset(let a), .asset(let b)): return a == b
    case (.alpha(let a, let x), .alpha(let b, let y)): return x == y && a.isEqual(b)
    default: return self === other
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .system(let name): name.hashValue
    case .asset(let name): name.hashValue
    case .alpha(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch content {
    case .fixed(let c): "UIColor(\(c.red), \(c.green), \(c.blue), \(c.alpha))"
    case .system(let name): "UIColor.\(name.rawValue)"
    case .asset(let name): "UIColor(named: \"\(name)\")"
    case .alpha(let base, let alpha): "\(base).withAlphaComponent(\(alpha))"
    case .dynamic: "UIColor(dynamicProvider)"
    }
  }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// A color as Core Image keeps it.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(cgColor: CGColor) {
    let c = cgColor.rgba
    self.init(
      red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
  }
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

/// Hue, saturation and brightness, each 0 … 1.
package enum HSB {
  package static func rgba(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double
  )
    -> RGBA
  {
    let h = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Float {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return Float(brightness - brightness * saturation * max(0, min(k, 4 - k, 1)))
    }
    return RGBA(channel(5), channel(3), channel(1), Float(alpha))
  }

  package static func components(_ c: RGBA) -> (hue: Double, saturation: Double, brightness: Double)
  {
    let (r, g, b) = (Double(c.red), Double(c.green), Double(c.blue))
    let high = max(r, g, b)
    let span = high - min(r, g, b)
    guard span > 0, high > 0 else { return (0, 0, high) }
    var hue =
      high == r ? (g - b) / span : high == g ? (b - r) / span + 2 : (r - g) / span + 4
    hue /= 6
    return (hue < 0 ? hue + 1 : hue, span / high, high)
  }
}
