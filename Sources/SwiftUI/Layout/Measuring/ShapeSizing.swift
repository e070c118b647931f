/// How a shape's size follows what is proposed. A shape is asked through a method that a developer
/// may have written; a few questions show whether it is one of the two known rules.
@MainActor
enum ShapeSizing {
  /// All that is proposed.
  case fills
  /// A square on the shorter side.
  case square
  case other

  private static let questions = [
    ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 3, height: 100_000),
    ProposedViewSize(width: 100_000, height: 3), ProposedViewSize(width: 70, height: nil),
    ProposedViewSize(width: nil, height: 70),
  ]

  init(_ shape: any Shape) {
    var (fills, isSquare) = (true, true)
    for question in Self.questions {
      let available = question.replacingUnspecifiedDimensions()
      let side = min(available.width, available.height)
      let size = shape.sizeThatFits(question)
      fills = fills && size == available
      isSquare = isSquare && size == CGSize(width: side, height: side)
    }
    self = fills ? .fills : isSquare ? .square : .other
  }

  func size(of shape: any Shape, _ measuring: inout Measuring) -> Extent {
    switch self {
    case .fills: return measuring.filled()
    case .square:
      let available = measuring.filled()
      let side = measuring.min(available.width, available.height)
      return Extent(side, side)
    case .other:
      measuring.pin()
      return Extent(shape.sizeThatFits(measuring.proposal))
    }
  }
}
