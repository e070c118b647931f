import CoreGraphics
public import Foundation
package import VitrineDrawing

extension GraphicsContext {
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ index: Int32) { rawValue = index }
    // Raw values are Core Graphics'.
    public static let normal = BlendMode(0)
    public static let multiply = BlendMode(1)
    public static let screen = BlendMode(2)
    public static let overlay = BlendMode(3)
    public static let darken = BlendMode(4)
    public static let lighten = BlendMode(5)
    public static let colorDodge = BlendMode(6)
    public static let colorBurn = BlendMode(7)
    public static let softLight = BlendMode(8)
    public static let hardLight = BlendMode(9)
    public static let difference = BlendMode(10)
    public static let exclusion = BlendMode(11)
    public static let hue = BlendMode(12)
    public static let saturation = BlendMode(13)
    public static let color = BlendMode(14)
    public static let luminosity = BlendMode(15)
    public static let clear = BlendMode(16)
    public static let copy = BlendMode(17)
    public static let sourceIn = BlendMode(18)
    public static let sourceOut = BlendMode(19)
    public static let sourceAtop = BlendMode(20)
    public static let destinationOver = BlendMode(21)
    public static let destinationIn = BlendMode(22)
    public static let destinationOut = BlendMode(23)
    public static let destinationAtop = BlendMode(24)
    public static let xor = BlendMode(25)
    public static let plusDarker = BlendMode(26)
    public static let plusLighter = BlendMode(27)

    /// The display list's mode. Modes it lacks take the nearest: `clear` erases, `sourceIn` and the
    /// other Porter-Duff modes without a counterpart draw normally.
    package var drawing: LayerBlendMode? {
      switch CGBlendMode(rawValue: rawValue) {
      case nil: nil
      case .clear: .destinationOut
      case .sourceIn: .sourceAtop
      case let mode?: mode.drawing == .normal ? nil : mode.drawing
      }
    }

    /// The mode that draws as the display list's does.
    package init(_ mode: LayerBlendMode) {
      self =
        (Self.multiply.rawValue...Self.plusLighter.rawValue).map(Self.init(rawValue:))
        .last { $0.drawing == mode } ?? .normal
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
