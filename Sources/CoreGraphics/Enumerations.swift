package import VitrineDrawing

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  package var drawing: StrokeAttributes.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
  package var drawing: StrokeAttributes.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
  package var drawing: FillRule { self == .winding ? .winding : .evenOdd }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
  package var drawing: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

/// Porter–Duff modes that the display list has no operation for (`clear`, `copy`, `sourceIn` …)
/// draw as `normal`.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter

  package var drawing: LayerBlendMode {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      LayerBlendMode(rawValue: UInt8(rawValue)) ?? .normal
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
