/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let identity: (Data.Element) -> ID
  /// Elements that exist only once other content is resolved (`ForEach(subviews:)`); nil where they are not looked
  /// for, and stand for one view.
  package let deferred: (@MainActor (ResolveContext) -> [Data.Element]?)?

  nonisolated package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID,
    deferred: (@MainActor (ResolveContext) -> [Data.Element]?)? = nil
  ) {
    self.data = data
    self.content = content
    self.identity = identity
    self.deferred = deferred
  }
}

extension ForEach: View, PrimitiveView, ListView where Content: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    if let deferred {
      guard let elements = deferred(context) else { return [Node(counted: context.environment)] }
      return resolve(elements.count, context) { elements[$0] }
    }
    return resolve(data.count, context) { data[data.index(data.startIndex, offsetBy: $0)] }
  }

  @MainActor private func resolve(
    _ count: Int, _ context: ResolveContext, element: (Int) -> Data.Element
  ) -> [Node] {
    @MainActor func part(_ index: Int) -> [Node] {
      let element = element(index)
      let id = identity(element)
      let nodes = context.child(id).resolve(identified: content(element))
      for node in nodes {
        if node.traits.tag == nil { node.traits.tag = AnyHashable(id) }
        node.traits.isDynamic = true
      }
      return nodes
    }
    if let list = context.list { return list.parts(count, at: context.path, part) }
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    for index in 0..<count { nodes += part(index) }
    return nodes
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: { $0 })
  }
}

extension ForEach {
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content: View
  {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
    self.init(
      data: elements,
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
      }, identity: { $0.1 })
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable, Content: View
  {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(
      data: elements,
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
      }, identity: { $0.1 })
  }
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
