package import VitrineDrawing

/// One box of the laid-out tree. Views resolve to nodes; nodes are measured, placed and drawn by
/// their behavior. A node lives for one render.
///
/// Measuring and placing never change what a node is: it gives the same answers at any time. What
/// placing finds out stands in `placed`.
@MainActor
package final class Node {
  package let behavior: any NodeBehavior
  package private(set) var children: [Node]
  package let environment: EnvironmentValues
  package var traits: Traits {
    _read { yield boxedTraits.value }
    _modify { yield &boxedTraits.value }
  }
  /// What is said about the way to the next entry, innermost first.
  package var marks: [NodeMark] = []
  /// Preferences that this node adds to those of its children.
  package var preferences = PreferenceValues()
  /// What accessibility modifiers said about this node.
  package var semantics: SemanticsInfo {
    _read { yield boxedSemantics.value }
    _modify { yield &boxedSemantics.value }
  }
  /// Set by `place`, nil before.
  package private(set) var placed: Placed?

  /// Where a node came to stand.
  package struct Placed {
    /// In the render's coordinates.
    package var frame: CGRect
    package var proposal: ProposedViewSize
    /// What is drawn inside: the children, or what a view made for its size.
    package var contents: [Node]
  }

  // Most nodes say nothing of themselves, and modifiers take over what is said in them.
  private var boxedTraits = Node.noTraits
  private var boxedSemantics = Node.noSemantics
  private static let noTraits = Boxed(Traits())
  private static let noSemantics = Boxed(SemanticsInfo())

  /// Guides of which this node may have a value that somebody set.
  private var guides: GuideKinds = []
  private(set) var answers = Answers()
  private var spacingAnswer: Boxed<ViewSpacing>?
  private var derivedValue: AnyObject?
  /// How often the behavior measured, and how often it said where its children go, for the test
  /// that layout stays linear.
  package private(set) var measureCount = 0
  package private(set) var placeCount = 0

  package init(
    _ behavior: any NodeBehavior, _ children: [Node] = [], _ environment: EnvironmentValues
  ) {
    self.behavior = behavior
    self.children = children
    self.environment = environment
    adopt()
  }

  /// A node that its contents may refer to: it exists before them.
  package init(
    _ behavior: any NodeBehavior, _ environment: EnvironmentValues, around contents: (Node) -> Node
  ) {
    self.behavior = behavior
    self.environment = environment
    children = []
    children = [contents(self)]
    adopt()
  }

  /// Takes what children say of themselves to this node.
  private func adopt() {
    environment.core.layoutBudget?.add()
    if children.count == 1, behavior.passesTraits {
      takeTraits(of: children[0])
      if !behavior.passesPriority, traits.hasPriority { traits = traits.withoutPriority }
    }
    if behavior.isContainer {
      // Nothing to lay out: last in the queue. One view: that view's own place.
      if children.isEmpty { traits.layoutPriority = -.infinity }
      if representsChild { traits.layoutPriority = children[0].layoutPriority }
    }
    for child in children { guides.formUnion(child.guides) }
    if gathersGuides { guides.remove(.frame) }
    guides.formUnion(behavior.ownGuides)
  }

  /// Says of itself what another node does.
  func takeTraits(of node: Node) { boxedTraits = node.boxedTraits }

  // MARK: Measuring

  /// The size this node takes when it is offered `proposal`.
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    sizeAnswer(proposal, .placed).value.size
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, node: self)
  }

  /// Where the children go, leading edge at 0.
  package func placements(_ proposal: ProposedViewSize) -> [Placement] {
    placesAnswer(proposal, .placed).value.map { $0.placement(proposal) }
  }

  /// Whether a question beyond the limit is answered after all. Not by a developer's layout: nobody knows how much it
  /// asks, so that such layouts in one another would spend more than is counted.
  private func mayAnswerMore() -> Bool {
    guard !behavior.isOpaque else { return false }
    return environment.core.layoutBudget?.spend(children: children.count) ?? false
  }

  func sizeAnswer(_ proposal: ProposedViewSize, _ precision: Precision) -> Answer<Extent> {
    if let known = answers.size(proposal, precision, orMore: mayAnswerMore) { return known }
    measureCount += 1
    // Where the children will stand, `places` says; for the size alone they need not be as precise.
    var measuring = Measuring(proposal, max(precision, .measured))
    let size = behavior.size(&measuring, of: self)
    let answer = measuring.answer(size, precision)
    answers.append(answer)
    return answer
  }

  func placesAnswer(_ proposal: ProposedViewSize, _ precision: Precision) -> Answer<
    [ChildPlacement]
  > {
    if let known = answers.places(proposal, precision, orMore: mayAnswerMore) { return known }
    placeCount += 1
    var measuring = Measuring(proposal, precision)
    let size = measuring.size(of: self, .proposed)
    let places = behavior.places(&measuring, in: size, of: self)
    let answer = measuring.answer(places, precision)
    answers.append(answer)
    return answer
  }

  func guideAnswer(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ precision: Precision
  ) -> Answer<Length?> {
    if let known = answers.guide(key, proposal, precision, orMore: mayAnswerMore) { return known }
    measureCount += 1
    var measuring = Measuring(proposal, precision)
    let guide = behavior.guide(key, &measuring, of: self)
    let answer = measuring.answer(guide, precision)
    answers.append(answer, key)
    return answer
  }

  /// A guide that somebody set.
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    mayHaveGuide(key) ? guideAnswer(key, proposal, .placed).value?.value : nil
  }

  func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    guides.contains(key.isCombined ? .combined : .frame)
  }

  package var spacing: ViewSpacing {
    if let spacingAnswer { return spacingAnswer.value }
    let spacing = behavior.spacing(of: self)
    spacingAnswer = Boxed(spacing)
    return spacing
  }

  /// What a behavior finds out about its children once, whatever is proposed.
  func derived<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let derivedValue { return unsafeDowncast(derivedValue, to: Value.self) }
    let made = make()
    derivedValue = made
    return made
  }

  package var layoutPriority: Double { traits.layoutPriority }
  /// Whether the children's guides are combined to one: in a container, unless it is one around a
  /// single view, which stands for that view.
  package var gathersGuides: Bool { behavior.isContainer && !representsChild }
  private var representsChild: Bool {
    behavior.mergesWithChild && children.count == 1 && !children[0].traits.isDynamic
  }

  // MARK: Placing

  /// Position and size in the render's coordinates; zero before placing.
  package var frame: CGRect { placed?.frame ?? .zero }
  package var placedProposal: ProposedViewSize { placed?.proposal ?? .unspecified }
  /// What is drawn inside this node: before placing, what it was made of.
  package var contents: [Node] { placed?.contents ?? children }

  /// Gives this node and everything in it its frame.
  package func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    placed = Placed(frame: CGRect(origin: origin, size: size), proposal: proposal, contents: [])
    let contents = behavior.contents(of: self)
    placed?.contents = contents.map(\.node)
    let mirrored = environment.layoutDirection == .rightToLeft && behavior.mirrorsChildren
    for (child, placement) in contents {
      var x = placement.origin.x
      if mirrored { x = size.width - x - child.size(placement.proposal).width }
      child.place(
        at: CGPoint(x: origin.x + x, y: origin.y + placement.origin.y), placement.proposal)
    }
    behavior.didPlace(self)
  }

  // MARK: Afterward

  /// Lets go of this node and everything in it, once it has been drawn: anchors, coordinate spaces and what is said of
  /// a label lead back up to nodes around them, which would keep the whole tree for as long as the process lives. One
  /// after the other and not in one another, however deep it is.
  func dismantle() {
    var pending = [self]
    while let node = pending.popLast() {
      pending += node.children
      if let contents = node.placed?.contents { pending += contents }
      node.children = []
      node.placed?.contents = []
      node.preferences = PreferenceValues()
      node.boxedSemantics = Self.noSemantics
      node.derivedValue = nil
    }
  }

  // MARK: Drawing

  package func draw(into recorder: inout Recorder) { draw(under: marks[...], into: &recorder) }

  package func drawChildren(into recorder: inout Recorder) {
    let contents = contents
    if contents.contains(where: { $0.traits.zIndex != 0 }) {
      let order = contents.enumerated().sorted {
        ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
      }
      for (_, child) in order { child.draw(into: &recorder) }
    } else {
      for child in contents { child.draw(into: &recorder) }
    }
  }
}
