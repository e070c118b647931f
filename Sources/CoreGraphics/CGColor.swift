package import VitrineDrawing

/// A color space. Colors are turned into sRGB when they are made; spaces are names.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  package let kind: Kind

  package enum Kind: Hashable, Sendable { case gray, sRGB, linearSRGB, displayP3, cmyk }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  public init?(name: CFString) {
    self.name = name
    switch name {
    // Rec. 709 has the primaries of sRGB, and nearly its curve.
    case Self.sRGB, Self.extendedSRGB, Self.itur_709: kind = .sRGB
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: kind = .linearSRGB
    case Self.displayP3: kind = .displayP3
    case Self.genericGrayGamma2_2: kind = .gray
    default: return nil
    }
  }

  package init(kind: Kind, name: CFString?) {
    self.kind = kind
    self.name = name
  }

  public var numberOfComponents: Int { kind == .gray ? 1 : kind == .cmyk ? 4 : 3 }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .linearSRGB, .displayP3: .rgb
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(kind: .sRGB, name: CGColorSpace.sRGB)
}
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(kind: .gray, name: CGColorSpace.genericGrayGamma2_2)
}
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(kind: .cmyk, name: nil) }

/// A color.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  private let space: CGColorSpace
  private let values: [CGFloat]

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    space = CGColorSpaceCreateDeviceRGB()
    values = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
  }

  /// `components` are the space's, then alpha.
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    values = Array(UnsafeBufferPointer(start: components, count: count))
    space = colorSpace
    rgba = ColorConversion.sRGB(values.map { Double($0) }, in: colorSpace.kind)
  }

  private init(_ values: [CGFloat], in space: CGColorSpace) {
    self.values = values
    self.space = space
    rgba = ColorConversion.sRGB(values.map { Double($0) }, in: space.kind)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], in: CGColorSpaceCreateDeviceRGB())
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha], in: CGColorSpaceCreateDeviceGray())
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public var alpha: CGFloat { values.last ?? 1 }
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var colorSpace: CGColorSpace? { space }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.dropLast() + [alpha], in: space) }

  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    switch space.kind {
    case .gray: CGColor([CGFloat(rgba.luminance), CGFloat(rgba.alpha)], in: space)
    case .sRGB, .linearSRGB, .displayP3, .cmyk: CGColor(rgba)
    }
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.values == b.values && a.space == b.space
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Components of other spaces in non-linear sRGB.
package enum ColorConversion {
  package static func sRGB(_ c: [Double], in kind: CGColorSpace.Kind) -> RGBA {
    func value(_ index: Int) -> Double { index < c.count ? c[index] : index == 0 ? 0 : 1 }
    switch kind {
    case .gray: return RGBA(Float(value(0)), Float(value(0)), Float(value(0)), Float(value(1)))
    case .sRGB: return RGBA(Float(value(0)), Float(value(1)), Float(value(2)), Float(value(3)))
    case .linearSRGB:
      return RGBA(
        Float(StandardRGB.encoded(value(0))), Float(StandardRGB.encoded(value(1))),
        Float(StandardRGB.encoded(value(2))), Float(value(3)))
    case .displayP3:
      return DisplayP3.sRGB(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    case .cmyk:
      let k = 1 - value(3)
      return RGBA(
        Float((1 - value(0)) * k), Float((1 - value(1)) * k), Float((1 - value(2)) * k),
        Float(c.count > 4 ? c[4] : 1))
    }
  }
}
