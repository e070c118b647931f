/// One view of a container's content, taken apart: `Group(subviews:)` and `ForEach(subviews:)` hand
/// them out, and a layout of the developer's own puts them where it wants.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
  /// Stays the same while the content does.
  public struct ID: Hashable, Sendable {
    let path: Int
    let index: Int
  }
  public nonisolated let id: ID
  nonisolated let source: SubviewSource
  nonisolated public var containerValues: ContainerValues { source.containerValues(id.index) }
  public var body: some View { SubviewContent(source: source, index: id.index) }
}

/// Where subviews come from: content that is resolved where the subview stands, so that modifiers
/// around the subview reach it.
final class SubviewSource: @unchecked Sendable {
  private let content: @MainActor (ResolveContext) -> [Node]
  private let path: Int
  private let list: ListPass
  /// The content in the container's own environment: how many views there are, and their traits.
  let nodes: [Node]

  /// The views of `view`; nil inside of one view that is counted. Nothing there is shown, and the count is one
  /// whatever is there: a container that took its content apart would do so again where the view is shown, twice for
  /// each level.
  ///
  /// A container in the content of another one has its views from when that was counted, in whatever environment
  /// it is shown: how many there are decides which of them each of the outer container's views is.
  @MainActor static func of<V: View>(_ view: V, _ context: ResolveContext) -> SubviewSource? {
    if context.session.isCounting, context.list == nil { return nil }
    if let known = context.list?.sources[context.path] { return known }
    let source = SubviewSource(view, context)
    context.list?.sources[context.path] = source
    return source
  }

  @MainActor private init<V: View>(_ view: V, _ context: ResolveContext) {
    content = { $0.resolve(view) }
    path = context.path
    let list = ListPass()
    self.list = list
    nodes = context.session.counting {
      list.count {
        var context = context
        context.list = $0
        return context.resolve(view)
      }
    }
  }

  func containerValues(_ index: Int) -> ContainerValues { ContainerValues(node: nodes[index]) }

  @MainActor func resolve(_ index: Int, in context: ResolveContext) -> [Node] {
    if context.list?.isCounting == true {
      let node = Node(counted: context.environment)
      node.takeTraits(of: nodes[index])
      return [node]
    }
    var inner = context
    inner.path = path
    let node = list.view(index) {
      inner.list = $0
      return content(inner)
    }
    return node.map { [$0] } ?? []
  }

  func subviews(_ indices: [Int]) -> SubviewsCollection {
    SubviewsCollection(
      subviews: indices.map { Subview(id: Subview.ID(path: path, index: $0), source: self) })
  }

  var all: SubviewsCollection { subviews(Array(nodes.indices)) }

  /// Views of one section stand together; views outside of any make a section of their own.
  @MainActor var sections: SectionCollection {
    var groups: [(section: Int?, indices: [Int])] = []
    for (index, node) in nodes.enumerated() {
      let section = node.traits.section?.section
      if let last = groups.last, last.section == section {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append((section, [index]))
      }
    }
    return SectionCollection(
      sections: groups.enumerated().map { position, group in
        @MainActor func part(_ part: SectionMark.Part) -> SubviewsCollection {
          var chosen: [Int] = []
          for index in group.indices
          where (nodes[index].traits.section?.part ?? .content) == part { chosen.append(index) }
          return subviews(chosen)
        }
        return SectionConfiguration(
          id: SectionConfiguration.ID(path: group.section ?? path, index: position),
          containerValues: ContainerValues(node: group.indices.first.map { nodes[$0] }),
          header: part(.header), footer: part(.footer), content: part(.content))
      })
  }
}

struct SubviewContent: ListView {
  typealias Body = Never
  let source: SubviewSource
  let index: Int
  func resolve(_ context: ResolveContext) -> [Node] { source.resolve(index, in: context) }
}

/// The views of a container's content. As a view it is all of them.
public struct SubviewsCollection: RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}
extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of a container's views.
public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}
extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// One section of a container's content, taken apart.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable, Sendable {
  public struct ID: Hashable, Sendable {
    let path: Int
    let index: Int
  }
  public nonisolated let id: ID
  public nonisolated let containerValues: ContainerValues
  /// Empty where the section has none.
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
}

/// The sections of a container's content.
public struct SectionCollection: RandomAccessCollection, Sendable {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias SubSequence = Slice<SectionCollection>
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
extension SectionCollection: View {
  public var body: some View {
    ForEach(sections) { section in
      section.header
      section.content
      section.footer
    }
  }
}

// MARK: Containers that take content apart

/// What `Group(subviews:)` shows.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}
extension GroupElementsOfContent: View, PrimitiveView, ListView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    guard let source = SubviewSource.of(subviews, context.child(0)) else {
      return [Node(counted: context.environment)]
    }
    return context.child(1).resolve(transform(source.all))
  }
}

/// What `Group(sections:)` shows.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}
extension GroupSectionsOfContent: View, PrimitiveView, ListView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    guard let source = SubviewSource.of(sections, context.child(0)) else {
      return [Node(counted: context.environment)]
    }
    return context.child(1).resolve(transform(source.sections))
  }
}

extension Group where Content: View {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The data of `ForEach(subviews:)`: known only where the content is resolved.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  let content: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("subviews are not resolved yet") }
}

/// The data of `ForEach(sections:)`: known only where the content is resolved.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let content: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("sections are not resolved yet")
  }
}

extension ForEach where Content: View {
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<V>, ID == Subview.ID {
    let box = UncheckedBox(view)
    self.init(
      data: ForEachSubviewCollection(content: view), content: content, identity: { $0.id },
      deferred: { SubviewSource.of(box.value, $0).map { Array($0.all) } })
  }
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID {
    let box = UncheckedBox(view)
    self.init(
      data: ForEachSectionCollection(content: view), content: content, identity: { $0.id },
      deferred: { SubviewSource.of(box.value, $0).map { Array($0.sections) } })
  }
}
