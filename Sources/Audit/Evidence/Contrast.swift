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
