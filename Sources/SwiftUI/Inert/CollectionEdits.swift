/// What a list's `onMove` and `onDelete` ask of a collection.
extension MutableCollection {
  /// Moves the elements at `source` in front of what stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 < elements.count }.map { elements[$0] }
    var rest: [Element] = []
    var place = 0
    for (offset, element) in elements.enumerated() {
      if offset == destination { place = rest.count }
      if !source.contains(offset) { rest.append(element) }
    }
    if destination >= elements.count { place = rest.count }
    rest.insert(contentsOf: moved, at: place)
    for (index, element) in zip(indices, rest) { self[index] = element }
  }
}
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
