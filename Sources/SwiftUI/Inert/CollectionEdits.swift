/// Which edits a list lets people make. Inert: a widget has no lists to edit.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var all: EditActions { EditActions(rawValue: 3) }
}
extension EditActions where Data: MutableCollection {
  public static var move: EditActions { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions { EditActions(rawValue: 2) }
}
extension ForEach {
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content: View
  {
    self.init(data, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable, Content: View
  {
    self.init(data, id: id, content: content)
  }
}

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
