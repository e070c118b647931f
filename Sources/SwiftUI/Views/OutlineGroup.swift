/// A tree of views. A widget has nobody to unfold it: it shows the topmost rows, and a chevron
/// beside those that hold more.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let identity: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data: roots, content: row, identity: identity)
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if children(element) == nil {
      leaf(element)
    } else {
      HStack {
        leaf(element)
        Spacer()
        Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
      }
    }
  }
}

/// What an outline group makes of a row that can be unfolded.
public struct OutlineSubgroupChildren: View {
  public var body: some View { EmptyView() }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren,
  Data.Element: Identifiable
{
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      roots: [root], identity: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
  }
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      roots: Array(data), identity: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
  }
}
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], identity: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      leaf: content)
  }
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), identity: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      leaf: content)
  }
}
