package import VitrineDrawing
package import VitrineText

/// Where resolving stands: the environment, the place in the tree, and the render it belongs to.
/// Public by name only, as part of `View`'s hidden requirement.
@MainActor
public struct _ViewInputs {
  package var environment: EnvironmentValues
  package let session: RenderSession
  /// Identity of this place in the view tree, for state that outlives one evaluation.
  package var path: Int
  /// The axis of the nearest stack around this place; dividers and spacers follow it.
  package var stackAxis: Axis?
  /// How many views and modifiers this place is in.
  var depth = 0
  /// Set where views are counted or one is looked for: `ListPass`.
  var list: ListPass?
}

package typealias ResolveContext = _ViewInputs

extension _ViewInputs {
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
    copy.depth += 1
    return copy
  }

  /// As `child(_:)` of any identity, for the numbers that count the parts of a built-in view.
  package func child(_ index: Int) -> ResolveContext {
    var copy = self
    copy.path = Self.mixed(path, index)
    copy.depth += 1
    return copy
  }

  /// A number that depends on every bit of both (the finalizer of SplitMix64).
  private static func mixed(_ path: Int, _ index: Int) -> Int {
    var z = UInt64(bitPattern: Int64(path)) &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ UInt64(bitPattern: Int64(index))) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 30)) &* 0x94D0_49BB_1331_11EB
    return Int(Int64(bitPattern: z ^ (z >> 31)))
  }

  package func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// Views become nodes: a built-in view resolves itself, any other through its body.
  package func resolve<V: View>(_ view: V) -> [Node] {
    guard depth < session.depthLimit || session.goDeeper(than: depth, at: V.self) else { return [] }
    return V._resolve(view, in: self).nodes
  }

  package func resolve(any view: any View) -> [Node] { resolve(view) }

  /// Nodes of content that no view stands for, with a modifier applied.
  package func apply<M: ViewModifier>(
    _ modifier: M, to content: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    M._apply(modifier, to: M.Content(resolveContent: content), in: self).nodes
  }

  func resolveBody<V: View>(of view: V) -> _ViewOutputs {
    let nodes = child(0).resolve(injected(view).body)
    if session.tooDeep != nil { session.leave(V.self) }
    return _ViewOutputs(nodes)
  }

  /// Nodes of `view` as exactly one node: an empty view becomes a zero-size node, several become
  /// what an implicit ZStack makes of them.
  package func resolveOne<V: View>(_ view: V, alignment: Alignment = .center) -> Node {
    var inner = self
    inner.list = nil
    return one(inner.resolve(view), alignment: alignment)
  }

  package func one(_ nodes: [Node], alignment: Alignment = .center) -> Node {
    nodes.count == 1
      ? nodes[0]
      : Node(ZStackLayoutBehavior(alignment: alignment, name: "Group"), nodes, environment)
  }

  /// The value with its `@Environment`, `@State` and other dynamic properties filled in.
  func injected<Value>(_ value: Value) -> Value {
    let fields = session.fields.dynamicProperties(of: Value.self)
    if fields.isEmpty { return value }
    var copy = value
    inject(into: &copy, fields)
    return copy
  }

  /// Fills the dynamic properties of a value.
  package func inject<Value>(into value: inout Value) {
    let fields = session.fields.dynamicProperties(of: Value.self)
    if !fields.isEmpty { inject(into: &value, fields) }
  }

  private func inject<Value>(into value: inout Value, _ fields: [FieldTables.Injection]) {
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
  private var reportedPlaces: Set<Diagnostic> = []
  private var fontIssues: Set<FontIssue> = []
  private var boxes: [Int: AnyObject] = [:]
  /// See `EnvironmentValues.recordsChanges`.
  package var recordsChanges = false
  /// A state changed while views were resolved (preferences, appearing): resolve once more.
  package var needsUpdate = false
  /// Counts the moments between which preferences stay as they are: resolving, and having placed
  /// what is known only then.
  package var preferencePhase = 1
  /// Work that views asked for when they appear; run once after the first pass.
  package var onAppear: [@MainActor () -> Void] = []
  /// What views are resolved for.
  enum Purpose { case showing, counting, reading }
  private var purpose = Purpose.showing
  /// Whether views are resolved only to be counted.
  var isCounting: Bool { purpose == .counting }
  /// Whether what is resolved is shown; else nothing appears or changes.
  var isShowing: Bool { purpose == .showing }

  /// What `body` finds while it counts views.
  func counting<Result>(_ body: () -> Result) -> Result { resolving(for: .counting, body) }
  /// What `body` finds while it reads the words of views that are not shown.
  func reading<Result>(_ body: () -> Result) -> Result { resolving(for: .reading, body) }

  private func resolving<Result>(for purpose: Purpose, _ body: () -> Result) -> Result {
    let before = self.purpose
    self.purpose = purpose
    defer { self.purpose = before }
    return body()
  }
  /// Work that needs the subtree resolved and placed (preference changes).
  package var onPlaced: [@MainActor () -> Void] = []
  /// The widget's container background, drawn under everything by the root.
  package var containerBackground: Node?
  package var isInContainerBackground = false

  private let stack: RenderStack
  /// Levels of views that fit on the stack as it is.
  fileprivate var depthLimit: Int
  /// The views around the place where nesting ended, innermost first.
  fileprivate private(set) var tooDeep: [String]?

  /// With `stack` another one than the thread's, everything has to run on it.
  package init(
    typesetter: Typesetter, fields: FieldTables = FieldTables(), stack: RenderStack = .thread
  ) {
    self.typesetter = typesetter
    self.fields = fields
    self.stack = stack
    depthLimit = stack.depth
  }

  /// Whether there is room below `depth` levels. Where there is none nothing more is resolved: a view
  /// that holds itself twice would else go on for as many branches.
  fileprivate func goDeeper(than depth: Int, at view: any Any.Type) -> Bool {
    guard tooDeep == nil else { return false }
    depthLimit = stack.reserve(depth: depth)
    if depth < depthLimit { return true }
    tooDeep = ["\(view)"]
    deepest = depthLimit
    depthLimit = 0
    return false
  }

  fileprivate func leave(_ view: any Any.Type) {
    let name = "\(view)"
    guard let around = tooDeep, around.count < 6, around.last != name else { return }
    tooDeep?.append(name)
  }

  private var deepest = 0
  /// Whether views are nested deeper than there is room for.
  var isTooDeep: Bool { tooDeep != nil }
  /// Whether views are nested so deep that what comes of them is cut.
  var isDeep: Bool { tooDeep != nil || depthLimit > CodingLimits.groupDepth }

  /// Names what was nested too deep.
  func reportDepth() {
    guard let tooDeep else { return }
    let chain = tooDeep.map { $0.count > 60 ? $0.prefix(60) + "…" : $0[...] }
    let repeats = Set(tooDeep.dropFirst()).count < tooDeep.count - 1
    report(
      .error,
      "views are nested deeper than \(deepest) levels, and nothing of them is drawn: "
        + chain.joined(separator: " in ")
        + (repeats
          ? "; a view whose body holds itself needs a condition that ends it"
          : "; put fewer views and modifiers around one another"))
  }

  /// Reports once a render.
  package func report(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil
  ) {
    guard reported.insert(message).inserted else { return }
    diagnostics.append(Diagnostic(severity, message, file: file, line: line))
  }

  /// Reports what has a place: once for each place.
  package func report(_ diagnostic: Diagnostic) {
    guard reportedPlaces.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Says what is not as a text asks for it: each thing once, with the first text that needs it.
  package func report(_ issues: [FontIssue], of text: String) {
    for issue in issues where fontIssues.insert(issue).inserted {
      let diagnostic = issue.diagnostic(text)
      report(diagnostic.severity, diagnostic.message)
    }
  }

  package func box<Box: AnyObject>(at key: Int, make: () -> Box) -> Box {
    if let box = boxes[key] as? Box { return box }
    let box = make()
    boxes[key] = box
    return box
  }
}
