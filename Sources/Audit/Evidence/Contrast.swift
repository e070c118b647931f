/// What lies behind the content of a finished picture, in the mean.
public struct Ground: Hashable, Sendable {
  /// Relative luminance by WCAG 2, 0 … 1.
  public var luminance: Double
  /// Saturation of HSV, 0 … 1.
  public var saturation: Double
  public init(luminance: Double, saturation: Double) {
    self.luminance = luminance
    self.saturation = saturation
  }
}

/// How far something stands out from what lies behind it, in the finished picture.
public struct Contrast: Hashable, Sendable {
  /// Of the relative luminances by WCAG 2, 1 … 21.
  public var ratio: Double
  /// Whether what lies behind is of one color.
  public var isGroundEven: Bool
  public init(ratio: Double, isGroundEven: Bool) {
    self.ratio = ratio
    self.isGroundEven = isGroundEven
  }
}
