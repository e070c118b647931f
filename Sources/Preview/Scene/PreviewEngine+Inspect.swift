import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// Why a placement looks as it does: its views, what it was told, what is read of it, what the
  /// system did to it; nil: it has shown nothing yet.
  func inspect(_ id: String) async throws -> JSON? {
    let placement = try placement(id)
    await bring(id)
    guard let widget = live[id], let frame = widget.frame(at: state.date) else { return nil }
    let job = job(placement, at: state.date)
    return inspection(
      frame, widget.asked ?? job.environment,
      SourceFinder(running(for: placement.thePlatform)?.built ?? []),
      rules(job))
  }

  /// The same of a region of a Live Activity.
  /// - Parameter region: as in a scene, `lockScreen` or `compact`; nil: the first that is shown.
  /// - Returns: nil for a region that the place does not show now, or that has shown nothing yet.
  func inspect(activity id: String, region: String?) throws -> JSON? {
    let activity = try activity(id)
    let known = Family.allCases.compactMap(\.activityRegion)
    if let region, !known.contains(region) {
      throw PreviewError.malformed("'region' must be one of \(known.joined(separator: ", "))")
    }
    bring(activity)
    let shown = regions(in: state.thePlace).filter { $0.activity.id == id }.map(\.family)
    guard let family = shown.first(where: { region == nil || $0.activityRegion == region }),
      let widget = live["\(id)-\(family.rawValue)"], let frame = widget.frame(at: state.date)
    else { return nil }
    let job = job(activity, family)
    return inspection(
      frame, widget.asked ?? job.environment,
      SourceFinder(running(for: job.device.platform)?.built ?? []),
      rules(job))
  }

  private func inspection(
    _ frame: LiveWidget.Frame, _ environment: RenderEnvironment, _ sources: SourceFinder,
    _ rules: [JSON]
  ) -> JSON {
    let margins = environment.contentMargins
    let root = frame.archive.semantics
    return .object([
      "size": SceneJSON.size(frame.archive.size),
      "environment": Inspection.environment(environment),
      "root": InspectorJSON.node(root, id: "0", sources),
      "margins": .object([
        "top": .number(margins.top), "leading": .number(margins.leading),
        "bottom": .number(margins.bottom), "trailing": .number(margins.trailing),
      ]),
      "accessibility": .array(Accessibility.elements(root).map(InspectorJSON.element)),
      "targets": .array(InspectorJSON.targets(root)),
      "accentGroups": .array(InspectorJSON.groups(root)),
      "diagnostics": .array(frame.diagnostics.map { DiagnosticJSON.json(sources.located($0)) }),
      "rules": .array(rules),
    ])
  }

  /// Files that may be shown and opened: the sources of what was built.
  func sourceFile(_ path: String) throws(PreviewError) -> String {
    let files = Set(extensions.values.flatMap(\.built).flatMap { SourceFinder([$0]).files })
    let failed = failures.values.flatMap(\.diagnostics).map(\.path)
    if files.contains(path) || failed.contains(path) { return path }
    // As people name it, where that is one file only.
    let named = files.filter { $0.hasSuffix("/" + path) }
    guard named.count == 1, let file = named.first else {
      throw .unknown("'\(path.suffix(200))' is none of the sources")
    }
    return file
  }
}

/// The tree of views as the inspector gets it.
enum InspectorJSON {
  static func node(_ node: SemanticsNode, id: String, _ sources: SourceFinder) -> JSON {
    .object([
      "id": .string(id), "type": .string(node.type), "frame": SceneJSON.rect(node.frame),
      "text": .optional(node.text), "symbol": .optional(node.symbol),
      "image": .optional(node.image), "label": .optional(node.label),
      "value": .optional(node.value), "identifier": .optional(node.identifier),
      "traits": .array(node.traits.map { .string($0) }), "url": .optional(node.url),
      "intent": .optional(node.intent), "accentable": .bool(node.accentable),
      "truncated": .bool(node.truncated), "fontSize": .number(node.fontSize),
      "textScale": .number(node.textScale), "isHidden": .bool(node.isHidden),
      "source": sources.location(of: node),
      "children": .array(
        node.children.enumerated().map { self.node($1, id: "\(id).\($0)", sources) }),
    ])
  }

  static func element(_ element: Accessibility.Element) -> JSON {
    .object([
      "id": .string(element.id), "label": .string(element.label),
      "value": .optional(element.node.value),
      "traits": .array(element.node.traits.map { .string($0) }),
      "frame": SceneJSON.rect(element.node.frame), "hint": .null,
    ])
  }

  /// Points a side that Apple asks for of what is tapped (Human Interface Guidelines).
  private static let smallest = 44.0

  static func targets(_ root: SemanticsNode) -> [JSON] {
    all(root).compactMap { id, node in
      guard let kind = Accessibility.control(node) else { return nil }
      let (width, height) = (node.frame.width, node.frame.height)
      let isSmall = min(width, height) < smallest - 0.01
      return .object([
        "id": .string(id), "frame": SceneJSON.rect(node.frame), "kind": .string(kind),
        "label": .string(Accessibility.name(node)),
        "size": isSmall
          ? .string(
            "\(Int(width.rounded())) × \(Int(height.rounded())) points: smaller than the 44 × 44 "
              + "that Apple asks for")
          : .null,
      ])
    }
  }

  static func groups(_ root: SemanticsNode) -> [JSON] {
    all(root).filter { $1.children.isEmpty }.map { id, node in
      .object([
        "id": .string(id), "frame": SceneJSON.rect(node.frame),
        "group": .string(node.accentable ? "accent" : "default"),
      ])
    }
  }

  /// Every node with its identifier, as they are drawn.
  private static func all(_ root: SemanticsNode) -> [(String, SemanticsNode)] {
    var found: [(String, SemanticsNode)] = []
    func visit(_ node: SemanticsNode, _ id: String) {
      found.append((id, node))
      for (index, child) in node.children.enumerated() { visit(child, "\(id).\(index)") }
    }
    visit(root, "0")
    return found
  }
}
