/// Track of a lazy grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Children in columns, row after row.
public struct LazyVGrid<Content> {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = .vertical
    let behavior = LazyGridBehavior(
      axis: .vertical, tracks: columns, spacing: spacing, name: "LazyVGrid")
    return [Node(behavior, inner.resolve(content), context.environment)]
  }
}

/// Children in rows, column after column.
public struct LazyHGrid<Content> {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = .horizontal
    let behavior = LazyGridBehavior(
      axis: .horizontal, tracks: rows, spacing: spacing, name: "LazyHGrid")
    return [Node(behavior, inner.resolve(content), context.environment)]
  }
}

/// Tracks of given sizes across, lines of children along `axis`. The tracks are sized from what is
/// offered, and once more from the width that came out of it: where a minimum made the grid wider
/// than the offer, the other tracks then grow, and the last ones stand out (objc.io 2020-11-23).
package struct LazyGridBehavior: NodeBehavior {
  /// Direction in which lines follow one another.
  let axis: Axis
  let tracks: [GridItem]
  let spacing: CGFloat?
  package let name: String
  package var isContainer: Bool { true }

  private struct Track {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment?
  }

  /// Sizes of the tracks: fixed ones first, then flexible ones share what is left, each within its
  /// bounds; an adaptive one becomes as many as fit at its minimum.
  private func resolveTracks(_ across: CGFloat?) -> [Track] {
    let defaultGap = ViewSpacing.standard
    let gaps = tracks.map { $0.spacing ?? defaultGap }
    guard let across, across.isFinite else {
      return zip(tracks, gaps).map { item, gap in
        switch item.size {
        case .fixed(let length): Track(length: length, gap: gap, alignment: item.alignment)
        case .flexible(let low, _), .adaptive(let low, _):
          Track(length: max(low, 10), gap: gap, alignment: item.alignment)
        }
      }
    }
    var remaining = across - gaps.dropLast().reduce(0, +)
    for item in tracks { if case .fixed(let length) = item.size { remaining -= length } }
    var open = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var result: [Track] = []
    for (item, gap) in zip(tracks, gaps) {
      switch item.size {
      case .fixed(let length):
        result.append(Track(length: length, gap: gap, alignment: item.alignment))
      case .flexible(let low, let high):
        let length = min(max(remaining / CGFloat(open), low), high)
        remaining -= length
        open -= 1
        result.append(Track(length: length, gap: gap, alignment: item.alignment))
      case .adaptive(let low, let high):
        let share = max(remaining / CGFloat(open), 0)
        let count = max(1, Int((share + gap) / (low + gap) + 1e-9))
        let each = min(max((share - CGFloat(count - 1) * gap) / CGFloat(count), 0), high)
        remaining -= share
        open -= 1
        for _ in 0..<count {
          result.append(Track(length: each, gap: gap, alignment: item.alignment))
        }
      }
    }
    return result
  }

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    var indices: Range<Int>
  }

  private func lines(_ children: [Node], _ tracks: [Track]) -> [Line] {
    var lines: [Line] = []
    var position: CGFloat = 0
    var index = 0
    while index < children.count {
      let range = index..<min(index + tracks.count, children.count)
      let length =
        range.map { child in
          children[child].size(offer(tracks[child - range.lowerBound].length, nil))[axis]
        }.max() ?? 0
      if let last = lines.last {
        position += spacing ?? gap(children, last.indices, range)
      }
      lines.append(Line(start: position, length: length, indices: range))
      position += length
      index = range.upperBound
    }
    return lines
  }

  private func gap(_ children: [Node], _ above: Range<Int>, _ below: Range<Int>) -> CGFloat {
    var result: CGFloat = 0
    for (a, b) in zip(above, below) {
      result = max(result, children[a].spacing.distance(to: children[b].spacing, along: axis))
    }
    return result
  }

  private func offer(_ across: CGFloat?, _ along: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  private func total(_ tracks: [Track]) -> CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let tracks = resolveTracks(proposal[axis.other])
    let lines = lines(node.children, tracks)
    let along = lines.last.map { $0.start + $0.length } ?? 0
    let across = total(tracks)
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let tracks = resolveTracks(size[axis.other])
    var result: [Placement] = []
    for line in lines(node.children, tracks) {
      var across: CGFloat = 0
      for index in line.indices {
        let track = tracks[index - line.indices.lowerBound]
        let proposal = offer(track.length, line.length)
        let d = node.children[index].dimensions(proposal)
        let cell =
          axis == .vertical
          ? CGSize(width: track.length, height: line.length)
          : CGSize(width: line.length, height: track.length)
        let inner = aligned(d, in: cell, track.alignment ?? .center)
        result.append(
          Placement(
            axis == .vertical
              ? CGPoint(x: across + inner.x, y: line.start + inner.y)
              : CGPoint(x: line.start + inner.x, y: across + inner.y), proposal))
        across += track.length + track.gap
      }
    }
    return result
  }
}
