public import CoreGraphics

/// The border of buttons as a shape: a capsule since iOS 26, a rounded rectangle before (the
/// environment is not known to a shape, so `automatic` is the former).
extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    InsetButtonBorder(kind: kind, amount: 0).path(in: rect)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetButtonBorder(kind: kind, amount: amount)
  }
}

private struct InsetButtonBorder: InsettableShape {
  let kind: ButtonBorderShape.Kind
  let amount: CGFloat
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated func inset(by amount: CGFloat) -> InsetButtonBorder {
    InsetButtonBorder(kind: kind, amount: self.amount + amount)
  }
  nonisolated func path(in rect: CGRect) -> Path {
    guard let inner = rect.shrunk(by: amount) else { return Path() }
    switch kind {
    case .automatic, .capsule: return Capsule().path(in: inner)
    case .circle: return Circle().path(in: inner)
    // 8 points where no radius is given (estimate).
    case .rounded(let radius):
      return RoundedRectangle(cornerRadius: max(0, (radius ?? 8) - amount)).path(in: inner)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
