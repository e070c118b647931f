package import VitrineDrawing

/// Colors along a line, places 0 … 1.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  /// Without locations the colors are spread evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? even
      return GradientStop(color.rgba, at: place)
    }
  }

  /// As above for arrays that were bridged: values that are no colors are left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?)
  {
    self.init(
      colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index -> CGColor? in
      let values = Array(colorComponents.dropFirst(index * width).prefix(width))
      return values.count == width ? CGColor(colorSpace: space, components: values) : nil
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
