import VitrineDrawing

/// Which operations of two lists are the same thing.
enum OperationMatch {
  case both(DrawingOperation, DrawingOperation)
  case leaving(DrawingOperation)
  case coming(DrawingOperation)

  /// Lists longer than this are matched by their places alone: the comparison takes the product.
  private static let longest = 600

  /// In drawing order. Views with an identity find their own, wherever in the list it is; of the
  /// rest equal operations go together first, then in the gaps between them those of one kind.
  static func match(_ a: [DrawingOperation], _ b: [DrawingOperation]) -> [OperationMatch] {
    let (known, partners) = byIdentity(a, b)
    guard !known.isEmpty else { return unnamed(a, b) }
    var result: [OperationMatch] = []
    // Between two views of the second list stands what is between them; what leaves stays where it
    // was among the operations of the first.
    var (i, j) = (0, 0)
    func gap(_ end: Int, _ other: Int) {
      let old = a[i..<max(i, end)].enumerated().filter { partners[i + $0.offset] == nil }
      result += unnamed(old.map(\.element), Array(b[j..<other]))
    }
    for (position, partner) in known {
      // A view that has changed places does not take along what stands before it.
      let end = partner >= i ? partner : i
      gap(end, position)
      result.append(.both(a[partner], b[position]))
      (i, j) = (max(i, partner + 1), position + 1)
    }
    gap(a.count, b.count)
    return result
  }

  /// Places in `b` of views that are in `a` too, with theirs, and by places in `a`.
  private static func byIdentity(
    _ a: [DrawingOperation], _ b: [DrawingOperation]
  ) -> (known: [(Int, Int)], partners: [Int: Int]) {
    var places: [UInt64: [Int]] = [:]
    for (index, operation) in a.enumerated().reversed() {
      if let identity = operation.viewIdentity { places[identity, default: []].append(index) }
    }
    var known: [(Int, Int)] = []
    var partners: [Int: Int] = [:]
    for (index, operation) in b.enumerated() {
      guard let identity = operation.viewIdentity, let place = places[identity]?.popLast() else {
        continue
      }
      known.append((index, place))
      partners[place] = index
    }
    return (known, partners)
  }

  private static func unnamed(_ a: [DrawingOperation], _ b: [DrawingOperation]) -> [OperationMatch]
  {
    guard a.count <= longest, b.count <= longest else { return byKind(a[...], b[...]) }
    var result: [OperationMatch] = []
    var (i, j) = (0, 0)
    for (x, y) in common(a, b) {
      result += byKind(a[i..<x], b[j..<y])
      result.append(.both(a[x], b[y]))
      (i, j) = (x + 1, y + 1)
    }
    return result + byKind(a[i...], b[j...])
  }

  /// The longest common subsequence.
  private static func common(_ a: [DrawingOperation], _ b: [DrawingOperation]) -> [(Int, Int)] {
    let (hashA, hashB) = (a.map(\.hashValue), b.map(\.hashValue))
    func isSame(_ i: Int, _ j: Int) -> Bool { hashA[i] == hashB[j] && a[i] == b[j] }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          isSame(i, j)
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if isSame(i, j) {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// One after the other, each with the next of its kind.
  private static func byKind(
    _ a: ArraySlice<DrawingOperation>, _ b: ArraySlice<DrawingOperation>
  ) -> [OperationMatch] {
    var result: [OperationMatch] = []
    var rest = b
    for operation in a {
      guard let found = rest.firstIndex(where: { $0.kindForMatching == operation.kindForMatching })
      else {
        result.append(.leaving(operation))
        continue
      }
      result += rest[rest.startIndex..<found].map { .coming($0) }
      result.append(.both(operation, rest[found]))
      rest = rest[(found + 1)...]
    }
    return result + rest.map { .coming($0) }
  }
}

extension DrawingOperation {
  fileprivate var viewIdentity: UInt64? {
    guard case .group(let group) = self, case .tag(.view(let change)) = group.effect else {
      return nil
    }
    return change.identity
  }

  /// Operations of equal kinds may be the same thing at two moments.
  fileprivate var kindForMatching: String {
    switch self {
    case .fill(let path, _, _): "fill \(path.elements.count)"
    case .stroke(let path, _, _): "stroke \(path.elements.count)"
    case .glyphs, .dynamicText: "text"
    case .image: "image"
    case .progress: "progress"
    case .glass: "glass"
    case .group(let group): "group \(group.effect.kindForMatching)"
    }
  }
}

extension Effect {
  fileprivate var kindForMatching: String {
    switch self {
    case .transform: "transform"
    case .opacity: "opacity"
    case .blend: "blend"
    case .clip: "clip"
    case .mask: "mask"
    case .layer: "layer"
    case .filter: "filter"
    case .blur: "blur"
    case .shadow: "shadow"
    case .vibrancy: "vibrancy"
    case .tag(let tag): "tag \(tag.nameForMatching)"
    }
  }
}

extension EffectTag {
  fileprivate var nameForMatching: String {
    switch self {
    case .accentable: "accentable"
    case .containerBackground: "containerBackground"
    case .accessoryBackground: "accessoryBackground"
    case .accentedImage: "accentedImage"
    case .privacySensitive: "privacySensitive"
    case .invalidatable: "invalidatable"
    case .widgetLabel: "widgetLabel"
    // What follows the first word may change from entry to entry.
    case .name(let name): String(name.prefix { $0 != " " })
    case .view(let change): "view \(change.identity)"
    case .motion: "motion"
    }
  }
}
