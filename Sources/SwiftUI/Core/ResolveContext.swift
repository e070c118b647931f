package import VitrineDrawing
package import VitrineText

/// Where resolving stands: the environment, the place in the tree, and the render it belongs to.
@MainActor
package struct ResolveContext {
  package var environment: EnvironmentValues
  package let session: RenderSession
  /// Identity of this place in the view tree, for state that outlives one evaluation.
  package var path: Int
  /// The axis of the nearest stack around this place; dividers and spacers follow it.
  package var stackAxis: Axis?

  package init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
    path = 0
  }

  package func child(_ id: some Hashable) -> ResolveContext {
    var copy = self
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(id)
    copy.path = hasher.finalize()
    return copy
  }

  package func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// Views become nodes: a built-in view resolves itself, any other through its body, with its
  /// dynamic properties filled in first.
  package func resolve<V: View>(_ view: V) -> [Node] {
    if let primitive = view as? any PrimitiveView { return primitive.resolve(self) }
    var copy = view
    inject(into: &copy)
    return child(0).resolve(copy.body)
  }

  package func resolve(any view: any View) -> [Node] { resolve(view) }

  /// Nodes of `view` as exactly one node: an empty view becomes a zero-size node, several become
  /// what an implicit ZStack makes of them.
  package func resolveOne<V: View>(_ view: V, alignment: Alignment = .center) -> Node {
    one(resolve(view), alignment: alignment)
  }

  package func one(_ nodes: [Node], alignment: Alignment = .center) -> Node {
    nodes.count == 1
      ? nodes[0]
      : Node(ZStackLayoutBehavior(alignment: alignment, name: "Group"), nodes, environment)
  }

  package func apply<M: ViewModifier>(
    _ modifier: M, to content: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    var modifier = modifier
    inject(into: &modifier)
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.resolve(self, content: content)
    }
    if let environmental = modifier as? any EnvironmentalModifier {
      return apply(environmental: environmental, to: content)
    }
    if let effect = modifier as? any GeometryEffect {
      return effect.resolveEffect(self, content: content)
    }
    let body = modifier.body(content: _ViewModifier_Content(resolveContent: content))
    return child(1).resolve(body)
  }

  private func apply<M: EnvironmentalModifier>(
    environmental: M, to content: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    apply(environmental.resolve(in: environment), to: content)
  }

  /// Fills `@Environment`, `@State` and the other dynamic properties of a value.
  package func inject<Value>(into value: inout Value) {
    let fields = session.fields.dynamicProperties(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        field.type.injectField(at: base + field.offset, child(index))
      }
    }
  }
}

/// State of one render: what views share while they are resolved, measured and drawn.
@MainActor
package final class RenderSession {
  package let typesetter: Typesetter
  package let fields: FieldTables
  package var images: [ImageID: EncodedImage] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  private var boxes: [Int: AnyObject] = [:]
  /// See `EnvironmentValues.recordsChanges`.
  package var recordsChanges = false
  /// A state changed while views were resolved (preferences, appearing): resolve once more.
  package var needsUpdate = false
  /// Work that views asked for when they appear; run once after the first pass.
  package var onAppear: [@MainActor () -> Void] = []
  /// Work that needs the subtree resolved and placed (preference changes).
  package var onPlaced: [@MainActor () -> Void] = []
  /// The widget's container background, drawn under everything by the root.
  package var containerBackground: Node?
  package var isInContainerBackground = false

  package init(typesetter: Typesetter, fields: FieldTables = FieldTables()) {
    self.typesetter = typesetter
    self.fields = fields
  }

  /// Reports once a render.
  package func report(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil
  ) {
    guard reported.insert(message).inserted else { return }
    diagnostics.append(Diagnostic(severity, message, file: file, line: line))
  }

  package func box<Box: AnyObject>(at key: Int, make: () -> Box) -> Box {
    if let box = boxes[key] as? Box { return box }
    let box = make()
    boxes[key] = box
    return box
  }
}
