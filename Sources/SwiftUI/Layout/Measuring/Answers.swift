/// An answer of a node: given at one proposal, good for all in its region.
struct Answer<Value> {
  let region: Region
  let proposal: ProposedViewSize
  let value: Value
  /// Whether no child's answer in it was taken from a neighbor's.
  let isExact: Bool
  let precision: Precision

  /// Whether it is good enough for a question of this precision.
  func serves(_ precision: Precision) -> Bool { isExact || self.precision <= precision }
}

/// How much hangs on an answer.
///
/// A stack asks its children how short and how long they can be before it offers them a length;
/// stacks in stacks ask so for each length that they are offered. The lengths differ at each level,
/// so their number multiplies. But with each such question about a question less depends on it: in
/// the end no more than which of two views is asked first. So there is a limit on the sizes that a
/// node works out, and beyond it the nearest one's rule is taken.
struct Precision: Comparable {
  private let level: Int

  /// Where the node will stand.
  static let placed = Precision(level: 0)
  /// What the size of what stands around the node is made of.
  static let measured = Precision(level: 1)

  /// Of what a node asks only to know how flexible its children are.
  var probing: Precision { Precision(level: level + 1) }

  /// The most sizes that a node works out in this precision for proposals of one kind: with a length,
  /// none or an infinite one on each axis, without any height, or without any height and width. A kind that
  /// was not asked for yet is never guessed: how a view is without any width says nothing of how high it can
  /// be with one or how wide it is where no height is left, and how text wraps at its usual height nothing of
  /// how far a stack can press it together.
  func limit(for proposal: ProposedViewSize) -> Int {
    switch level {
    case 0: .max
    // With 5 what many nested stacks ask would grow from 20 to 200 levels by more than a fifth. By the limit alone 7 of
    // 120 random trees, most of them too large for their room, are laid out otherwise than without one; none is where
    // the tree's budget helps (`LayoutBudget`).
    case 1: 4
    // How far a view can be pressed together hardly depends on its width.
    case _ where proposal.height == 0: 1
    default: 2
    }
  }

  static func < (a: Precision, b: Precision) -> Bool { a.level < b.level }
}

/// What a node has answered so far: the one cache of layout.
struct Answers {
  private(set) var sizes: [Answer<Extent>] = []
  private(set) var places: [Answer<[ChildPlacement]>] = []
  private(set) var guides: [(key: AlignmentKey, answer: Answer<Length?>)] = []

  /// - Parameter orMore: whether a question beyond the limit is worked out after all.
  func size(
    _ proposal: ProposedViewSize, _ precision: Precision, orMore: () -> Bool
  ) -> Answer<Extent>? {
    if let index = sizes.index(for: proposal, precision) {
      return sizes[index].moved(to: proposal, sizes[index].region)
    }
    guard sizes.isFull(proposal, precision), !orMore() else { return nil }
    return sizes.nearest(proposal)?.moved(to: proposal)
  }

  func places(
    _ proposal: ProposedViewSize, _ precision: Precision, orMore: () -> Bool
  ) -> Answer<[ChildPlacement]>? {
    if let index = places.index(for: proposal, precision) {
      return places[index].moved(to: proposal, places[index].region)
    }
    guard places.isFull(proposal, precision), !orMore() else { return nil }
    return places.nearest(proposal)?.moved(to: proposal)
  }

  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ precision: Precision,
    orMore: () -> Bool
  ) -> Answer<Length?>? {
    for (known, answer) in guides
    where known == key && answer.region.contains(proposal) && answer.serves(precision) {
      return answer.moved(to: proposal, answer.region)
    }
    guard guides.count >= precision.limit(for: proposal) else { return nil }
    let known = guides.filter { $0.key == key }.map(\.answer)
    guard known.isFull(proposal, precision), !orMore() else { return nil }
    return known.nearest(proposal)?.moved(to: proposal)
  }

  mutating func append(_ size: Answer<Extent>) {
    // Most nodes are asked for more than one.
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append(size)
  }
  mutating func append(_ places: Answer<[ChildPlacement]>) { self.places.append(places) }
  mutating func append(_ guide: Answer<Length?>, _ key: AlignmentKey) {
    guides.append((key, guide))
  }
}

extension Array {
  /// The place of the first answer that holds for the proposal and is good enough. It is read where it
  /// stands: an answer is large, and a node is asked many times.
  func index<Value>(for proposal: ProposedViewSize, _ precision: Precision) -> Int?
  where Element == Answer<Value> {
    indices.first { self[$0].region.contains(proposal) && self[$0].serves(precision) }
  }

  /// Whether there are so many answers at proposals of the same kind.
  fileprivate func isFull<Value>(_ proposal: ProposedViewSize, _ precision: Precision) -> Bool
  where Element == Answer<Value> {
    let limit = precision.limit(for: proposal)
    return count >= limit && count { $0.proposal.distance(to: proposal) != nil } >= limit
  }

  /// The answer at the proposal of the same kind that is least far away.
  fileprivate func nearest<Value>(_ proposal: ProposedViewSize) -> Element?
  where Element == Answer<Value> {
    var found: (answer: Element, distance: CGFloat)?
    for answer in self {
      guard let distance = answer.proposal.distance(to: proposal) else { continue }
      if found.map({ distance < $0.distance }) ?? true { found = (answer, distance) }
    }
    return found?.answer
  }
}

extension ProposedViewSize {
  /// How far two proposals of the same kind are apart.
  fileprivate func distance(to other: ProposedViewSize) -> CGFloat? {
    func distance(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      if a == b { return 0 }
      guard let a, let b, a.isFinite, b.isFinite else { return nil }
      return abs(a - b)
    }
    guard (height == 0) == (other.height == 0) else { return nil }
    if height == 0, (width == 0) != (other.width == 0) { return nil }
    guard let across = distance(width, other.width), let down = distance(height, other.height)
    else { return nil }
    return across + down
  }
}

/// A value that an answer can give for another proposal in its region.
protocol Movable {
  func moved(from: ProposedViewSize, to: ProposedViewSize) -> Self
}
extension Length: Movable {}
extension Extent: Movable {}
extension ChildPlacement: Movable {}
extension Array: Movable where Element: Movable {
  func moved(from: ProposedViewSize, to: ProposedViewSize) -> [Element] {
    map { $0.moved(from: from, to: to) }
  }
}
extension Optional: Movable where Wrapped: Movable {
  func moved(from: ProposedViewSize, to: ProposedViewSize) -> Wrapped? {
    map { $0.moved(from: from, to: to) }
  }
}

extension Answer where Value: Movable {
  fileprivate func moved(to proposal: ProposedViewSize, _ region: Region) -> Answer {
    if proposal == self.proposal { return self }
    return Answer(
      region: region, proposal: proposal, value: value.moved(from: self.proposal, to: proposal),
      isExact: isExact, precision: precision)
  }

  /// Taken for a proposal outside its region.
  fileprivate func moved(to proposal: ProposedViewSize) -> Answer {
    Answer(
      region: region.including(proposal), proposal: proposal,
      value: value.moved(from: self.proposal, to: proposal), isExact: false, precision: precision)
  }
}

/// Which alignment guides a node may have been given.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Edges and centers of frames.
  package static let frame = GuideKinds(rawValue: 1)
  /// Those that containers combine: baselines and developers' own.
  package static let combined = GuideKinds(rawValue: 2)
}
