/// A length in an answer: its value at the proposal that is asked about, and by how much it grows
/// with each further point of proposed width and height.
package struct Length {
  package var value: CGFloat
  var perWidth: CGFloat
  var perHeight: CGFloat

  package init(_ value: CGFloat) { self.init(value, 0, 0) }

  /// An infinite length stays infinite whatever is proposed.
  init(_ value: CGFloat, _ perWidth: CGFloat, _ perHeight: CGFloat) {
    self.value = value
    self.perWidth = value.isFinite ? perWidth : 0
    self.perHeight = value.isFinite ? perHeight : 0
  }

  package static let zero = Length(0)
  package var isConstant: Bool { perWidth == 0 && perHeight == 0 }

  /// The length where the proposal is another one, in whose region the answer holds.
  func moved(from: ProposedViewSize, to: ProposedViewSize) -> Length {
    if isConstant { return self }
    // A length that is what was proposed stays exactly that.
    if perHeight == 0, perWidth == 1, value == from.width, let width = to.width {
      return Length(width, 1, 0)
    }
    if perWidth == 0, perHeight == 1, value == from.height, let height = to.height {
      return Length(height, 0, 1)
    }
    var moved = value
    if perWidth != 0, let old = from.width, let new = to.width { moved += perWidth * (new - old) }
    if perHeight != 0, let old = from.height, let new = to.height {
      moved += perHeight * (new - old)
    }
    return Length(moved, perWidth, perHeight)
  }

  package static func + (a: Length, b: Length) -> Length {
    Length(a.value + b.value, a.perWidth + b.perWidth, a.perHeight + b.perHeight)
  }
  package static func - (a: Length, b: Length) -> Length {
    Length(a.value - b.value, a.perWidth - b.perWidth, a.perHeight - b.perHeight)
  }
  package static func + (a: Length, b: CGFloat) -> Length {
    Length(a.value + b, a.perWidth, a.perHeight)
  }
  package static func - (a: Length, b: CGFloat) -> Length {
    Length(a.value - b, a.perWidth, a.perHeight)
  }
  package static func * (a: Length, b: CGFloat) -> Length {
    Length(a.value * b, a.perWidth * b, a.perHeight * b)
  }
  package static func / (a: Length, b: CGFloat) -> Length {
    Length(a.value / b, a.perWidth / b, a.perHeight / b)
  }
  package static prefix func - (a: Length) -> Length { Length(-a.value, -a.perWidth, -a.perHeight) }
  package static func += (a: inout Length, b: Length) { a = a + b }
  package static func -= (a: inout Length, b: Length) { a = a - b }
}

/// A size in an answer.
package struct Extent {
  package var width: Length
  package var height: Length

  package init(_ width: Length, _ height: Length) {
    self.width = width
    self.height = height
  }
  package init(_ size: CGSize) { self.init(Length(size.width), Length(size.height)) }

  package static let zero = Extent(.zero, .zero)
  package var size: CGSize { CGSize(width: width.value, height: height.value) }

  package subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func moved(from: ProposedViewSize, to: ProposedViewSize) -> Extent {
    Extent(width.moved(from: from, to: to), height.moved(from: from, to: to))
  }
}

/// What a node offers to a child on one axis.
package enum OfferedLength {
  /// What the node itself was proposed on an axis, unchanged.
  case proposed(Axis)
  case unspecified
  case length(Length)

  func moved(from: ProposedViewSize, to: ProposedViewSize) -> OfferedLength {
    if case .length(let length) = self { return .length(length.moved(from: from, to: to)) }
    return self
  }

  func value(_ proposal: ProposedViewSize) -> CGFloat? {
    switch self {
    case .proposed(let axis): proposal[axis]
    case .unspecified: nil
    case .length(let length): length.value
    }
  }
}

/// What a node offers to a child.
package struct Offer {
  package var width: OfferedLength
  package var height: OfferedLength

  package init(width: OfferedLength, height: OfferedLength) {
    self.width = width
    self.height = height
  }
  package init(_ extent: Extent) {
    self.init(width: .length(extent.width), height: .length(extent.height))
  }

  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { .length(Length($0)) } ?? .unspecified,
      height: proposal.height.map { .length(Length($0)) } ?? .unspecified)
  }

  /// What the node itself was proposed.
  package static let proposed = Offer(width: .proposed(.horizontal), height: .proposed(.vertical))
  package static let unspecified = Offer(width: .unspecified, height: .unspecified)

  package subscript(axis: Axis) -> OfferedLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func value(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.value(proposal), height: height.value(proposal))
  }

  func moved(from: ProposedViewSize, to: ProposedViewSize) -> Offer {
    Offer(width: width.moved(from: from, to: to), height: height.moved(from: from, to: to))
  }
}

/// Where a child goes in an answer: its origin relative to its parent's leading top corner, and the
/// offer whose answer is its size.
package struct ChildPlacement {
  package var x: Length
  package var y: Length
  package var offer: Offer

  package init(_ x: Length, _ y: Length, _ offer: Offer) {
    self.x = x
    self.y = y
    self.offer = offer
  }

  /// At the parent's leading top corner.
  package init(_ offer: Offer) { self.init(.zero, .zero, offer) }

  package subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func moved(from: ProposedViewSize, to: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(
      x.moved(from: from, to: to), y.moved(from: from, to: to), offer.moved(from: from, to: to))
  }

  func placement(_ proposal: ProposedViewSize) -> Placement {
    Placement(CGPoint(x: x.value, y: y.value), offer.value(proposal))
  }
}
