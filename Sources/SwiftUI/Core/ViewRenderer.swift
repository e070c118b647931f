package import VitrineDrawing
import VitrineMessages
package import VitrineText

/// Turns one view in one environment into an archive: resolve, measure, place, draw.
@MainActor
package struct ViewRenderer {
  /// State changes during resolving (preferences into state) lead to another pass; a view that
  /// changes state in every pass is drawn as it is after this many.
  static let maximumPasses = 4

  package let typesetter: Typesetter
  /// What was learned about types; worth keeping, with the renderer, for the next view.
  private let fields = FieldTables()
  /// What all of it runs on.
  package let stack: RenderStack
  /// What a tree may ask beyond its nodes' limits (`LayoutBudget`).
  package var questionsPerNode = LayoutBudget.standard
  /// The environment of the view that is drawn at the moment, for views that it measures or draws on its own.
  private(set) static var surroundings: EnvironmentValues?

  package init(typesetter: Typesetter, stack: RenderStack = .shared) {
    self.typesetter = typesetter
    self.stack = stack
  }

  /// The view laid out in what is proposed, points; nil on an axis takes the view's ideal length.
  /// With `margins` it is a widget: its content stands inside them, its background edge to edge.
  package func render<V: View>(
    _ view: V, in environment: EnvironmentValues, proposal: ProposedViewSize,
    margins: EdgeInsets? = nil
  ) -> Archive {
    stack.run { archive(of: view, in: environment, proposal, margins) }
  }

  private func archive<V: View>(
    of view: V, in environment: EnvironmentValues, _ proposal: ProposedViewSize,
    _ margins: EdgeInsets?
  ) -> Archive {
    let session = RenderSession(typesetter: typesetter, fields: fields, stack: stack)
    session.recordsChanges = environment.recordsChanges
    var environment = environment
    environment.missingColors = MissingColors()
    environment.core.layoutBudget = LayoutBudget(perNode: questionsPerNode)
    let outer = Self.surroundings
    Self.surroundings = environment
    defer { Self.surroundings = outer }
    var roots = [layout(view, environment, proposal, margins, session)]
    while session.needsUpdate && roots.count < Self.maximumPasses {
      roots.append(layout(view, environment, proposal, margins, session))
    }
    // A state that a pass changed may hold anchors of that pass.
    defer {
      for root in roots { root.dismantle() }
      // What is to be done holds the session that holds it.
      (session.onAppear, session.onPlaced) = ([], [])
    }
    return archive(roots[roots.count - 1], environment, session)
  }

  /// The size that the view takes of what is proposed, points.
  func size<V: View>(
    of view: V, in environment: EnvironmentValues, proposal: ProposedViewSize
  ) -> CGSize {
    stack.run {
      let session = RenderSession(typesetter: typesetter, fields: fields, stack: stack)
      var environment = environment
      environment.core.layoutBudget = LayoutBudget(perNode: questionsPerNode)
      let context = ResolveContext(environment: environment, session: session)
      let content = content(of: context.resolve(view), environment)
      defer {
        content.forEach { $0.dismantle() }
        (session.onAppear, session.onPlaced) = ([], [])
      }
      guard !session.isTooDeep, let dimensions = content.first?.dimensions(proposal) else {
        return .zero
      }
      return CGSize(width: dimensions.width, height: dimensions.height)
    }
  }

  private func layout<V: View>(
    _ view: V, _ environment: EnvironmentValues, _ proposal: ProposedViewSize,
    _ margins: EdgeInsets?, _ session: RenderSession
  ) -> Node {
    session.needsUpdate = false
    session.preferencePhase += 1
    session.onAppear = []
    session.onPlaced = []
    let context = ResolveContext(environment: environment, session: session)
    session.containerBackground = nil
    let nodes = context.resolve(view)
    let early = session.containerBackground
    // Of what was cut only the error is shown: to lay out twenty thousand levels takes seconds.
    let isCut = session.isTooDeep
    var root = root(isCut ? [] : nodes, environment, margins, session)
    root.place(at: .zero, proposal)
    if isCut { return root }
    if early == nil, session.containerBackground != nil {
      // Declared inside a GeometryReader, whose contents exist only once they are placed.
      session.preferencePhase += 1
      root = self.root(nodes, environment, margins, session)
      root.place(at: .zero, proposal)
    }
    session.preferencePhase += 1
    for action in session.onAppear + session.onPlaced { action() }
    return root
  }

  private func root(
    _ nodes: [Node], _ environment: EnvironmentValues, _ margins: EdgeInsets?,
    _ session: RenderSession
  ) -> Node {
    let content = content(of: nodes, environment)
    guard let margins else { return Node(RootBehavior(alignment: .center), content, environment) }
    let background = session.containerBackground.map { [$0] } ?? []
    return Node(WidgetRootBehavior(margins: margins), background + content, environment)
  }

  /// Several views at the root stand one below another, as in SwiftUI's own hosts.
  private func content(of nodes: [Node], _ environment: EnvironmentValues) -> [Node] {
    if nodes.count <= 1 { return nodes }
    let stack = StackLayoutBehavior(
      axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key, name: "VStack")
    return [Node(stack, nodes, environment)]
  }

  private func archive(_ root: Node, _ environment: EnvironmentValues, _ session: RenderSession)
    -> Archive
  {
    session.reportDepth()
    var recorder = Recorder(scale: Double(environment.displayScale), session: session)
    // The contents of a GeometryReader may have been cut while they were placed.
    if !session.isTooDeep { root.draw(into: &recorder) }
    for name in environment.missingColors?.names ?? [] {
      session.report(
        .warning,
        "no color named '\(name)' in the asset catalogs: a stand-in is drawn; check the name")
    }
    for note in environment.missingColors?.notes ?? [] { session.report(.note, note) }
    for problem in WidgetFonts.problems { session.report(.warning, problem) }
    let fonts = typesetter.broughtFonts(in: recorder.list) { session.report(.warning, $0) }
    let archive = Archive(
      size: Size(root.frame.size), scale: Double(environment.displayScale), list: recorder.list,
      semantics: session.isTooDeep
        ? SemanticsNode(type: root.behavior.name, frame: Rect(root.frame))
        : root.describe(.identity), images: session.images, fonts: fonts,
      diagnostics: session.diagnostics)
    // While there is room to walk through it.
    return session.isDeep ? archive.trimmed() : archive
  }
}

/// The box that the system gives to a view: the view is centered in it when it does not fill it.
struct RootBehavior: NodeBehavior {
  let alignment: Alignment
  var name: String { "Root" }
  var passesTraits: Bool { false }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let width = measuring.proposed(.horizontal)
    let height = measuring.proposed(.vertical)
    if let width, let height { return Extent(width, height) }
    let content = ZStackLayoutBehavior(alignment: alignment).size(&measuring, of: node, .proposed)
    return Extent(width ?? content.width, height ?? content.height)
  }
  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    node.children.map {
      let origin = measuring.aligned($0, .proposed, in: size, alignment)
      return ChildPlacement(origin.x, origin.y, .proposed)
    }
  }
}

/// What accessibility modifiers said about a node.
package struct SemanticsInfo {
  package var identifier: String?
  package var label: String?
  /// What is said where there is no label, known once everything is placed.
  var words: (@MainActor () -> String?)?
  package var value: String?
  package var hint: String?
  package var traits: Set<String> = []
  package var isHidden = false
  package var url: String?
  package var intent: String?
  package init() {}

  @MainActor var spoken: String? { label ?? words?() }
}

extension Node {
  /// The subtree as plain values. `transform` maps this node's coordinates to the widget's.
  package func describe(_ transform: Affine, accentable: Bool = false) -> SemanticsNode {
    var result = SemanticsNode(type: behavior.name, frame: transform.apply(Rect(frame)))
    result.identifier = semantics.identifier
    result.label = semantics.spoken
    result.value = semantics.value
    if !semantics.traits.isEmpty { result.traits = semantics.traits.sorted() }
    result.url = semantics.url
    result.intent = semantics.intent
    result.isHidden = semantics.isHidden
    result.accentable = accentable
    behavior.describe(self, &result)
    let inner = behavior.childTransform(self).map { $0.then(transform) } ?? transform
    let isAccentable = result.accentable
    // What a behavior left out of the layout it may have described itself.
    result.children += contents.map { $0.describe(inner, accentable: isAccentable) }
    return result
  }
}
