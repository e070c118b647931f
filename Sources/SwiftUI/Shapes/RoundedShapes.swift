import CoreGraphics
public import Foundation

/// A rectangle with equal rounded corners. The corners are continuous unless said otherwise (the
/// default since iOS 17's SDK).
public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}
extension RoundedRectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRounded(base: self, amount: amount)
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

private struct InsetRounded: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    guard let inner = rect.shrunk(by: amount) else { return Path() }
    // The inner corners keep the outer ones' centers.
    let corner = CGSize(
      width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount)
    )
    return Path(roundedRect: inner, cornerSize: corner, style: base.style)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated func inset(by amount: CGFloat) -> InsetRounded {
    InsetRounded(base: base, amount: self.amount + amount)
  }
  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// A rectangle whose corners have their own radii; leading and trailing follow the reading direction.
public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUneven(base: self, amount: amount)
  }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

private struct InsetUneven: InsettableShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    guard let inner = rect.shrunk(by: amount) else { return Path() }
    return Path(
      roundedRect: inner, cornerRadii: base.cornerRadii.map { max(0, $0 - amount) },
      style: base.style)
  }
  nonisolated func inset(by amount: CGFloat) -> InsetUneven {
    InsetUneven(base: base, amount: self.amount + amount)
  }
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> Self
  {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
    )
  }
}
