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
extension LazyVGrid: View, PrimitiveView, ContainerView where Content: View {
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
    context.stacked(
      LazyGridBehavior(
        axis: .vertical, tracks: columns.isEmpty ? [GridItem()] : columns, spacing: spacing,
        name: "LazyVGrid"),
      along: .vertical, content)
  }
}

/// Children in rows, column after column.
public struct LazyHGrid<Content> {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyHGrid: View, PrimitiveView, ContainerView where Content: View {
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
    context.stacked(
      LazyGridBehavior(
        axis: .horizontal, tracks: rows.isEmpty ? [GridItem()] : rows, spacing: spacing,
        name: "LazyHGrid"),
      along: .horizontal, content)
  }
}

/// Tracks of given sizes across, lines of children along `axis`. The tracks are sized from what is
/// offered, and once more from the width that came out of it: where a minimum made the grid wider
/// than the offer, the other tracks then grow, and the last ones stand out (objc.io 2020-11-23).
package struct LazyGridBehavior: NodeBehavior {
  /// Direction in which lines follow one another.
  let axis: Axis
  /// At least one.
  let tracks: [GridItem]
  let spacing: CGFloat?
  package let name: String
  package var isContainer: Bool { true }

  private struct Track {
    var length: Length
    var gap: CGFloat
    var alignment: Alignment?
  }

  /// Sizes of the tracks: fixed ones first, then flexible ones share what is left, each within its
  /// bounds; an adaptive one becomes as many as fit at its minimum.
  private func resolveTracks(_ measuring: inout Measuring, _ across: Length?) -> [Track] {
    let gaps = tracks.map { $0.spacing ?? ViewSpacing.standard }
    guard let across, across.value.isFinite else { return idealTracks(gaps) }
    var remaining = across - gaps.dropLast().reduce(0, +)
    for item in tracks { if case .fixed(let length) = item.size { remaining = remaining - length } }
    var open = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var result: [Track] = []
    for (item, gap) in zip(tracks, gaps) {
      switch item.size {
      case .fixed(let length):
        result.append(Track(length: Length(length), gap: gap, alignment: item.alignment))
      case .flexible(let low, let high):
        let share = remaining / CGFloat(open)
        let length = measuring.min(measuring.max(share, low), high)
        remaining -= length
        open -= 1
        result.append(Track(length: length, gap: gap, alignment: item.alignment))
      case .adaptive(let low, let high):
        // How many fit is a whole number: it is found anew for each length.
        let share = max(measuring.pin(remaining) / CGFloat(open), 0)
        let fitting = (share + gap) / (low + gap) + 1e-9
        // No widget is more points wide than a thousand.
        let count = fitting >= 1 ? Int(min(fitting, 1000)) : 1
        let each = min(max((share - CGFloat(count - 1) * gap) / CGFloat(count), 0), high)
        remaining = remaining - share
        open -= 1
        result += Array(
          repeating: Track(length: Length(each), gap: gap, alignment: item.alignment), count: count)
      }
    }
    return result
  }

  private func idealTracks(_ gaps: [CGFloat]) -> [Track] {
    zip(tracks, gaps).map { item, gap in
      switch item.size {
      case .fixed(let length):
        Track(length: Length(length), gap: gap, alignment: item.alignment)
      case .flexible(let low, _), .adaptive(let low, _):
        Track(length: Length(max(low, 10)), gap: gap, alignment: item.alignment)
      }
    }
  }

  private struct Line {
    var start: Length
    var length: Length
    var indices: Range<Int>
  }

  private func lines(_ measuring: inout Measuring, _ node: Node, _ tracks: [Track]) -> [Line] {
    let children = node.children
    var lines: [Line] = []
    var position = Length.zero
    var index = 0
    while index < children.count {
      let range = index..<min(index + tracks.count, children.count)
      var length: Length?
      for child in range {
        let offer = offer(tracks[child - range.lowerBound].length, .unspecified)
        let wanted = measuring.size(of: children[child], offer)[axis]
        length = length.map { measuring.max($0, wanted) } ?? wanted
      }
      if let last = lines.last {
        position = position + (spacing ?? gap(children, last.indices, range))
      }
      lines.append(Line(start: position, length: length ?? .zero, indices: range))
      position += length ?? .zero
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

  private func offer(_ across: Length, _ along: OfferedLength) -> Offer {
    axis == .vertical
      ? Offer(width: .length(across), height: along)
      : Offer(width: along, height: .length(across))
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let tracks = resolveTracks(&measuring, measuring.proposed(axis.other))
    let last = lines(&measuring, node, tracks).last
    var size = Extent.zero
    size[axis] = last.map { $0.start + $0.length } ?? .zero
    size[axis.other] =
      tracks.reduce(.zero) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    return size
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let tracks = resolveTracks(&measuring, size[axis.other])
    var result: [ChildPlacement] = []
    for line in measuring.planning({ lines(&$0, node, tracks) }) {
      var across = Length.zero
      for index in line.indices {
        let track = tracks[index - line.indices.lowerBound]
        let offer = offer(track.length, .length(line.length))
        var cell = Extent.zero
        cell[axis] = line.length
        cell[axis.other] = track.length
        let inner = measuring.aligned(
          node.children[index], offer, in: cell, track.alignment ?? .center)
        var place = ChildPlacement(inner.x, inner.y, offer)
        place[axis] += line.start
        place[axis.other] += across
        result.append(place)
        across = across + track.length + track.gap
      }
    }
    return result
  }
}
