/// Names an alignment guide and says where it is by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An edge or the centre of a view's own frame.
private protocol FrameAlignment: AlignmentID {}

/// A guide on one axis, in internal form.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let isHorizontal: Bool

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }

  /// Whether a container has a value of its own where its children have one. The edges and the
  /// centre of a frame are each container's own; baselines and developers' guides pass through.
  package var isCombined: Bool { !(id is any FrameAlignment.Type) }

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

public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

  private enum Leading: FrameAlignment {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignment {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
  }
  private enum Trailing: FrameAlignment {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

public struct VerticalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

  private enum Top: FrameAlignment {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignment {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }
  private enum Bottom: FrameAlignment {
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
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

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

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
  package let size: CGSize
  package let proposal: ProposedViewSize
  package let node: Node?
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  package init(size: CGSize, proposal: ProposedViewSize, node: Node?) {
    self.size = size
    self.proposal = proposal
    self.node = node
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    nonisolated(unsafe) let dimensions = self
    return Self.onMainActor {
      node.behavior.explicitAlignment(key, in: dimensions, of: node)
    }
  }
  /// Nodes exist on the main actor only. Asking the runtime whether this is it takes a good part of
  /// a layout, so only debug builds do.
  private static func onMainActor<R>(_ body: @MainActor () -> R) -> R {
    #if DEBUG
      MainActor.preconditionIsolated()
    #endif
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> R).self)()
    }
  }
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node
  }
}
