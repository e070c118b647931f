/// One question to a node, while it is answered: what was proposed, and the region of proposals for
/// which the answer holds as it was found so far. What a behavior reads, compares and asks its
/// children narrows the region; so the same answer serves every proposal that would take the same
/// way through the behavior.
@MainActor
package struct Measuring {
  package let proposal: ProposedViewSize
  private(set) var precision: Precision
  private(set) var region = Region.all
  private(set) var isExact = true

  init(_ proposal: ProposedViewSize, _ precision: Precision) {
    self.proposal = proposal
    self.precision = precision
  }

  /// The answer that was found.
  func answer<Value>(_ value: Value, _ precision: Precision) -> Answer<Value> {
    Answer(
      region: region, proposal: proposal, value: value, isExact: isExact, precision: precision)
  }

  /// Finds out what only the offers to the children depend on, before they are placed.
  mutating func planning<Result>(_ plan: (inout Measuring) -> Result) -> Result {
    let own = precision
    precision = Swift.max(own, .measured)
    defer { precision = own }
    return plan(&self)
  }

  // MARK: What was proposed

  /// The proposed length on an axis, nil where none was.
  package mutating func proposed(_ axis: Axis) -> Length? {
    let length = proposal[axis]
    region[axis].keepKind(of: length)
    guard let length else { return nil }
    return axis == .horizontal ? Length(length, 1, 0) : Length(length, 0, 1)
  }

  package mutating func length(_ offered: OfferedLength) -> Length? {
    switch offered {
    case .proposed(let axis): proposed(axis)
    case .unspecified: nil
    case .length(let length): length
    }
  }

  package mutating func isUnspecified(_ offered: OfferedLength) -> Bool {
    switch offered {
    case .unspecified: return true
    case .length: return false
    case .proposed(let axis):
      if proposal[axis] == nil {
        region[axis].keepKind(of: nil)
        return true
      }
      region[axis].includesUnspecified = false
      return false
    }
  }

  /// The proposed size, as a view without contents takes it.
  package mutating func filled(
    or size: CGSize = CGSize(width: 10, height: 10)
  ) -> Extent {
    Extent(
      proposed(.horizontal) ?? Length(size.width), proposed(.vertical) ?? Length(size.height))
  }

  /// The answer holds for what is proposed and nothing else, as that of code which is not ours.
  package mutating func pin() {
    region.width.keepOnly(proposal.width)
    region.height.keepOnly(proposal.height)
  }

  package mutating func pin(_ axis: Axis) { region[axis].keepOnly(proposal[axis]) }

  /// The answer holds for every length from `low` on, endless and not given ones with them, where
  /// what is proposed is one of them.
  package mutating func keep(_ axis: Axis, from low: CGFloat) {
    region[axis].low = Swift.max(region[axis].low, Swift.min(low, proposal[axis] ?? .infinity))
  }

  /// `length` becomes a plain number: the answer holds where it stays the same.
  package mutating func pin(_ length: Length) -> CGFloat {
    if length.perWidth != 0 { region.width.keepOnly(proposal.width) }
    if length.perHeight != 0 { region.height.keepOnly(proposal.height) }
    return length.value
  }

  // MARK: Children

  package mutating func size(of child: Node, _ offer: Offer) -> Extent {
    size(of: child, offer, precision)
  }

  /// The size that a child could take, for the sake of its neighbors.
  package mutating func probe(_ child: Node, _ offer: Offer) -> Extent {
    size(of: child, offer, precision.probing)
  }

  private mutating func size(of child: Node, _ offer: Offer, _ precision: Precision) -> Extent {
    let asked = offer.value(proposal)
    guard let index = child.answers.sizes.index(for: asked, precision) else {
      let answer = child.sizeAnswer(asked, precision)
      keep(answer.region, isExact: answer.isExact, of: offer)
      return outer(answer.value, offer)
    }
    keep(
      child.answers.sizes[index].region, isExact: child.answers.sizes[index].isExact, of: offer)
    let known = child.answers.sizes[index].proposal
    let value = child.answers.sizes[index].value
    return outer(known == asked ? value : value.moved(from: known, to: asked), offer)
  }

  /// Where the node that is asked has its children.
  package mutating func places(of node: Node) -> [ChildPlacement] {
    let answer = node.placesAnswer(proposal, precision)
    keep(answer.region, isExact: answer.isExact, of: .proposed)
    return answer.value
  }

  /// A guide that somebody set.
  package mutating func explicitGuide(_ key: AlignmentKey, of child: Node, _ offer: Offer)
    -> Length?
  {
    explicitGuide(key, of: child, offer, precision)
  }

  private mutating func explicitGuide(
    _ key: AlignmentKey, of child: Node, _ offer: Offer, _ precision: Precision
  ) -> Length? {
    guard child.mayHaveGuide(key) else { return nil }
    let answer = child.guideAnswer(key, offer.value(proposal), precision)
    keep(answer.region, isExact: answer.isExact, of: offer)
    return answer.value.map { outer($0, offer) }
  }

  /// - Parameter isProbe: whether only how flexible the child is depends on it, see `probe`.
  package mutating func guide(
    _ key: AlignmentKey, of child: Node, _ offer: Offer, isProbe: Bool = false
  ) -> Length {
    let precision = isProbe ? precision.probing : precision
    if let explicit = explicitGuide(key, of: child, offer, precision) { return explicit }
    switch key.kind {
    case .start: return .zero
    case .center: return size(of: child, offer, precision)[key.axis] / 2
    case .end, .baseline: return size(of: child, offer, precision)[key.axis]
    case .lineCenter:
      return guide(VerticalAlignment.center.key, of: child, offer, isProbe: isProbe)
    case .custom:
      return Length(opaque(child, offer) { key.id.defaultValue(in: $0) })
    }
  }

  /// Where a child's origin goes so that its guides meet the same guides of a box.
  package mutating func aligned(
    _ child: Node, _ offer: Offer, in box: Extent, _ alignment: Alignment
  ) -> (x: Length, y: Length) {
    (
      own(alignment.horizontal.key, box) - guide(alignment.horizontal.key, of: child, offer),
      own(alignment.vertical.key, box) - guide(alignment.vertical.key, of: child, offer)
    )
  }

  /// A guide of a box without contents.
  package mutating func own(_ key: AlignmentKey, _ box: Extent) -> Length {
    switch key.kind {
    case .start: return .zero
    case .center, .lineCenter: return box[key.axis] / 2
    case .end, .baseline: return box[key.axis]
    case .custom:
      let size = CGSize(width: pin(box.width), height: pin(box.height))
      let dimensions = ViewDimensions(size: size, proposal: ProposedViewSize(size), node: nil)
      return Length(key.id.defaultValue(in: dimensions))
    }
  }

  /// What a developer's code makes of a child's size and guides: the answer holds where all that it
  /// reads stays the same.
  package mutating func opaque(
    _ child: Node, _ offer: Offer, _ compute: (ViewDimensions) -> CGFloat
  ) -> CGFloat {
    let reader = DimensionsReader(self, child, offer)
    let result = compute(ViewDimensions(reader))
    region = reader.measuring.region
    note(isExact: reader.measuring.isExact)
    return result
  }

  /// The child's answer holds in its region, where it is offered `offer`.
  private mutating func keep(_ inner: Region, isExact: Bool, of offer: Offer) {
    note(isExact: isExact)
    keep(inner.width, of: offer.width)
    keep(inner.height, of: offer.height)
  }

  private mutating func keep(_ inner: Region.Interval, of offered: OfferedLength) {
    switch offered {
    case .unspecified: return
    case .proposed(let axis): region[axis].formIntersection(inner)
    case .length(let length):
      if length.isConstant { return }
      if inner.low > -.infinity { atLeast(length, inner.low) }
      if inner.high < .infinity { atMost(length, inner.high) }
    }
  }

  /// Whether what a developer's code asked was answered exactly.
  mutating func note(isExact: Bool) { self.isExact = self.isExact && isExact }

  private func outer(_ size: Extent, _ offer: Offer) -> Extent {
    Extent(outer(size.width, offer), outer(size.height, offer))
  }

  /// A child's length in terms of the node's proposal.
  private func outer(_ length: Length, _ offer: Offer) -> Length {
    if length.isConstant { return length }
    let (width, height) = (growth(offer.width), growth(offer.height))
    return Length(
      length.value, length.perWidth * width.perWidth + length.perHeight * height.perWidth,
      length.perWidth * width.perHeight + length.perHeight * height.perHeight)
  }

  private func growth(_ offered: OfferedLength) -> (perWidth: CGFloat, perHeight: CGFloat) {
    switch offered {
    case .proposed(.horizontal): (1, 0)
    case .proposed(.vertical): (0, 1)
    case .unspecified: (0, 0)
    case .length(let length): (length.perWidth, length.perHeight)
    }
  }

  // MARK: Comparing

  package mutating func isLess(_ a: Length, _ b: Length) -> Bool {
    if a.value < b.value {
      keepPositive(b - a, orZero: false)
      return true
    }
    keepPositive(a - b, orZero: true)
    return false
  }

  package mutating func isEqual(_ a: Length, _ b: Length) -> Bool {
    if a.value == b.value {
      let difference = a - b
      if difference.perWidth != 0 { region.width.keepOnly(proposal.width) }
      if difference.perHeight != 0 { region.height.keepOnly(proposal.height) }
      return true
    }
    keepPositive(a.value > b.value ? a - b : b - a, orZero: false)
    return false
  }

  package mutating func max(_ a: Length, _ b: Length) -> Length {
    if a.value.isNaN { return a }
    if b.value >= a.value {
      keepPositive(b - a, orZero: true)
      return b
    }
    keepPositive(a - b, orZero: true)
    return a
  }

  package mutating func min(_ a: Length, _ b: Length) -> Length {
    if b.value < a.value {
      keepPositive(a - b, orZero: true)
      return b
    }
    keepPositive(b - a, orZero: true)
    return a
  }

  package mutating func max(_ a: Length, _ b: CGFloat) -> Length { max(a, Length(b)) }
  package mutating func min(_ a: Length, _ b: CGFloat) -> Length { min(a, Length(b)) }

  private mutating func atLeast(_ length: Length, _ bound: CGFloat) {
    keepPositive(length - bound, orZero: true)
  }
  private mutating func atMost(_ length: Length, _ bound: CGFloat) {
    keepPositive(Length(bound) - length, orZero: true)
  }

  /// Keeps the proposals for which `length`, which is not negative here, stays so. Where it depends
  /// on both axes, each may use up half of it.
  private mutating func keepPositive(_ length: Length, orZero: Bool) {
    guard !length.isConstant, length.value.isFinite else { return }
    let isBoth = length.perWidth != 0 && length.perHeight != 0
    let slack = Swift.max(isBoth ? length.value / 2 : length.value, 0)
    narrow(.horizontal, slack, length.perWidth, orZero)
    narrow(.vertical, slack, length.perHeight, orZero)
  }

  private mutating func narrow(_ axis: Axis, _ slack: CGFloat, _ growth: CGFloat, _ orZero: Bool) {
    guard growth != 0, let here = proposal[axis], here.isFinite else { return }
    var bound = here - slack / growth
    // Rounding must not take the proposal itself out of its region.
    if growth > 0 {
      if !orZero { bound = bound.nextUp }
      region[axis].low = Swift.max(region[axis].low, Swift.min(bound, here))
    } else {
      if !orZero { bound = bound.nextDown }
      region[axis].high = Swift.min(region[axis].high, Swift.max(bound, here))
    }
  }
}

/// Tells a developer's code the size and the guides of a child, and notes what it read.
@MainActor
package final class DimensionsReader {
  fileprivate(set) var measuring: Measuring
  let child: Node
  private let offer: Offer
  var proposal: ProposedViewSize { offer.value(measuring.proposal) }

  init(_ measuring: Measuring, _ child: Node, _ offer: Offer) {
    self.measuring = measuring
    self.child = child
    self.offer = offer
  }

  func length(_ axis: Axis) -> CGFloat {
    measuring.pin(measuring.size(of: child, offer)[axis])
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    measuring.explicitGuide(key, of: child, offer).map { measuring.pin($0) }
  }
}
