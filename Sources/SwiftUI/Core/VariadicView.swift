/// How containers took their content apart before `Group(subviews:)`: underscored, but public and in
/// wide use by libraries that support older systems.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root, and the content whose views it is given.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content

    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// What a tree's content is handed to.
public protocol _VariadicView_Root {}

/// A root that makes a view of its children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that is one view to the container around it.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose views are each a view of the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a tree's content. As a view it is all of them.
public struct _VariadicView_Children: RandomAccessCollection, View {
  /// One view of the content, with the traits that it carries.
  public struct Element: View, Identifiable {
    let subview: Subview
    nonisolated public var id: AnyHashable { AnyHashable(subview.id) }
    /// As `id`, where its type is the one asked for.
    nonisolated public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.id as? ID
    }
    public var body: some View { subview }
  }
  public typealias Index = Int
  nonisolated let subviews: [Subview]
  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { subviews.count }
  nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
  public var body: some View { ForEach(subviews) { $0 } }
}

extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  private static var isOne: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

  /// What a root makes are views of the list that its tree is in, unless it is a unary one.
  public static func _resolve(_ tree: Self, in context: _ViewInputs) -> _ViewOutputs {
    isOne ? tree.resolveAsOne(in: context) : _ViewOutputs(tree.resolve(context))
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    guard let source = SubviewSource.of(content, context.child(0)) else {
      return [Node(counted: context.environment)]
    }
    let body = root.body(children: _VariadicView_Children(subviews: Array(source.all)))
    // A unary root is one view; its own container decides how its parts lie on one another.
    guard Self.isOne else { return context.child(1).resolve(body) }
    var counting = context.child(1)
    let list = ListPass()
    counting.list = list
    let count = context.session.counting { list.count { _ in counting.resolve(body) }.count }
    return count == 1
      ? context.child(1).resolve(body) : context.child(1).resolve(VStack { body })
  }
}
