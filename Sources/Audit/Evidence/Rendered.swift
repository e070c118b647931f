public import VitrineCatalog
public import VitrineComposition
public import VitrineDrawing
public import VitrineMessages

/// One render of a widget, read.
public struct Rendered: Sendable {
  /// What was asked for.
  public var job: RenderJob
  /// The size that was drawn.
  public var family: Family
  /// What the widget was told.
  public var environment: RenderEnvironment
  /// What it drew.
  public var archive: Archive
  /// Whether the view has a container background.
  public var hasContainerBackground: Bool
  /// Entries in the timeline or preview.
  public var entryCount: Int
  /// What was asked of the network while it was made.
  public var networkRequests = 0
  /// Seconds since 1970.
  public var entryDate: Double
  /// The tree as a list, parents first.
  public var nodes: [PlacedNode]
  /// What is drawn, from back to front.
  public var leaves: [Leaf]
  /// How far texts and symbols stand out from what lies behind, by index in `nodes`; empty where
  /// nothing was measured.
  public var contrasts: [Int: Contrast] = [:]
  /// What lies behind the texts; nil where nothing was measured.
  public var ground: Ground?

  public init(
    _ job: RenderJob, _ family: Family, _ archive: Archive, hasContainerBackground: Bool,
    entryCount: Int = 1, entryDate: Double = 0
  ) {
    self.job = job
    self.family = family
    environment = job.environment
    self.archive = archive
    self.hasContainerBackground = hasContainerBackground
    self.entryCount = entryCount
    self.entryDate = entryDate
    nodes = PlacedNode.list(archive.semantics)
    leaves = LeafWalk.leaves(of: archive.list, size: archive.size)
  }

  /// Points.
  public var size: Size { archive.size }
  /// Square points.
  public var area: Double { size.width * size.height }
  /// The whole widget, points.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  /// Inside the system's margins, as far as they were not switched off.
  public var contentBox: Rect {
    let m = environment.contentMargins
    return Rect(
      x: m.leading, y: m.top, width: max(0, size.width - m.leading - m.trailing),
      height: max(0, size.height - m.top - m.bottom))
  }

  /// Texts with letters that somebody can see.
  public var texts: [PlacedNode] { nodes.filter { $0.isText && isDrawn($0) } }
  /// Symbols and pictures.
  public var pictures: [PlacedNode] { nodes.filter { $0.isPicture && isDrawn($0) } }
  /// Buttons, toggles and links.
  public var targets: [PlacedNode] { nodes.filter(\.isTarget) }
  /// What is drawn in the widget's own view tree, over the background.
  public var content: [Leaf] {
    leaves.filter {
      !$0.isBackground && !$0.isAccessoryBackground && $0.alpha > 0.02 && !$0.visible.isEmpty
    }
  }

  /// The outermost view with an accessibility identifier: what is meant where the whole widget is.
  public var outermost: PlacedNode? { nodes.first { $0.identifier != nil } }

  /// The box around everything that the view tree draws; nil for nothing.
  public var contentFrame: Rect? {
    content.map { $0.visible.intersection(bounds) }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func isDrawn(_ node: PlacedNode) -> Bool {
    !node.ancestors.contains("Hidden") && !node.ancestors.contains("ContainerBackground")
  }

  /// What the view tree says without its frames: words, symbols, pictures.
  public var words: [String] {
    texts.compactMap(\.node.text) + pictures.compactMap { $0.node.symbol ?? $0.node.image }
  }

  /// The smallest view around something that is drawn.
  public func node(for leaf: Leaf) -> PlacedNode? {
    let box = leaf.outline.inset(by: 1)
    let wantsBackground = leaf.isBackground
    return nodes.last {
      let frame = $0.frame
      return frame.minX <= box.minX && frame.minY <= box.minY && frame.maxX >= box.maxX
        && frame.maxY >= box.maxY
        && ($0.isIn("ContainerBackground") || $0.type == "ContainerBackground") == wantsBackground
        && frame.width * frame.height <= box.width * box.height * 1.5 + 64
    }
      ?? nodes.last {
        let frame = $0.frame
        return frame.minX <= box.minX && frame.minY <= box.minY && frame.maxX >= box.maxX
          && frame.maxY >= box.maxY
      }
  }

  /// The letters of a text as they are drawn.
  public func leaves(of node: PlacedNode) -> [Leaf] {
    let frame = node.frame.inset(by: -2)
    return leaves.filter { leaf in
      leaf.isText == (node.node.text != nil)
        && frame.minX <= leaf.bounds.midX && leaf.bounds.midX <= frame.maxX
        && frame.minY <= leaf.bounds.midY && leaf.bounds.midY <= frame.maxY
        && leaf.bounds.height <= frame.height + 4
    }
  }

  /// Whether somebody can read a text: redacted, it is a bar.
  public func isReadable(_ text: PlacedNode) -> Bool { leaves(of: text).contains(where: \.isText) }

  /// Whether a font draws a picture: letters of three fifths of the widget are no words.
  public func isOrnament(_ text: PlacedNode) -> Bool {
    text.drawnFontSize > 0.6 * min(size.width, size.height)
  }

  /// Words that stay until the next entry; the system counts times and dates by itself.
  public var fixedWords: [String] {
    texts.filter { text in
      !leaves(of: text).contains { if case .dynamicText = $0.kind { true } else { false } }
    }.compactMap(\.node.text)
  }

  /// The identifier of what a modifier is put on, where nothing around it has one: `.widgetURL` around
  /// a named view, or the view in front of a background.
  private func nameWithin(_ node: PlacedNode) -> String? {
    let inner = node.node.nameWithin
    guard inner == nil, let parent = node.parent, nodes[parent].type == "Background" else {
      return inner
    }
    return nodes[parent].node.children.first?.nameWithin
  }

  /// A finding here.
  public func finding(
    _ message: String, _ node: PlacedNode? = nil, severity: Severity? = nil, frame: Rect? = nil
  ) -> Finding {
    var finding = Finding(
      message, severity: severity, family: family.rawValue, context: job.contextID)
    finding.device = job.device.id
    finding.variant = job.variant
    finding.identifier = node?.identifier ?? node.flatMap(nameWithin)
    finding.frame = frame ?? node?.frame
    finding.hint = node.flatMap { $0.node.text ?? $0.node.symbol ?? $0.node.image ?? $0.node.label }
    return finding
  }
}

extension SemanticsNode {
  /// Its identifier, or that of the one view in it, and so on.
  var nameWithin: String? {
    identifier ?? (children.count == 1 ? children[0].nameWithin : nil)
  }
}
