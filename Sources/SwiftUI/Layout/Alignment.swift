/// Names an alignment guide and says where it is by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis, in internal form.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let isHorizontal: Bool
  let kind: Kind

  /// Where the guide is by default.
  enum Kind {
    /// Edges and the center of a view's own frame.
    case start, center, end
    /// At the end where there is no text.
    case baseline
    /// At the center where there is no text.
    case lineCenter
    /// A developer's, with a default of its own.
    case custom
  }

  init(id: any AlignmentID.Type, isHorizontal: Bool, kind: Kind = .custom) {
    self.id = id
    self.isHorizontal = isHorizontal
    self.kind = kind
  }

  var axis: Axis { isHorizontal ? .horizontal : .vertical }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }

  /// Whether a container has a value of its own where its children have one. The edges and the
  /// center of a frame are each container's own; baselines and developers' guides pass through.
  package var isCombined: Bool {
    switch kind {
    case .start, .center, .end: false
    case .baseline, .lineCenter, .custom: true
    }
  }

  /// Several children's values as one: the first baseline is the topmost, the last the lowest,
  /// any other guide the mean.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard isCombined, let first = values.first else { return nil }
    if id == VerticalAlignment.FirstTextBaseline.self
      || id == VerticalAlignment.FirstTextLineCenter.self
    {
      return values.min()
    }
    if id == VerticalAlignment.LastTextBaseline.self { return values.max() }
    if values.count == 1 { return first }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

extension Measuring {
  /// Several children's values as one, see `AlignmentKey.combine`.
  mutating func combine(_ values: [Length], _ key: AlignmentKey) -> Length? {
    guard key.isCombined, var result = values.first else { return nil }
    let isFirst =
      key.kind == .lineCenter || key.id == VerticalAlignment.FirstTextBaseline.self
    let isLast = key.id == VerticalAlignment.LastTextBaseline.self
    for value in values.dropFirst() {
      result = isFirst ? min(result, value) : isLast ? max(result, value) : result + value
    }
    return isFirst || isLast || values.count == 1 ? result : result / CGFloat(values.count)
  }
}

public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }
  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id: id, isHorizontal: true, kind: kind)
  }
  package init(_ key: AlignmentKey) { self.key = key }

  private enum Leading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  public static let leading = HorizontalAlignment(Leading.self, .start)
  public static let center = HorizontalAlignment(Center.self, .center)
  public static let trailing = HorizontalAlignment(Trailing.self, .end)
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

public struct VerticalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id: id, isHorizontal: false, kind: kind)
  }
  package init(_ key: AlignmentKey) { self.key = key }
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

  private enum Top: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  package enum FirstTextBaseline: AlignmentID {
    package static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  package enum LastTextBaseline: AlignmentID {
    package static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  /// The middle of the first line's capitals; of a view without text its own middle.
  package enum FirstTextLineCenter: AlignmentID {
    package static func defaultValue(in d: ViewDimensions) -> CGFloat {
      d[VerticalAlignment.center]
    }
  }
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self, .lineCenter)
  public static let top = VerticalAlignment(Top.self, .start)
  public static let center = VerticalAlignment(Center.self, .center)
  public static let bottom = VerticalAlignment(Bottom.self, .end)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .baseline)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .baseline)

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
