import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrinePlatform

/// Parts of a scene as the page gets them.
enum SceneJSON {
  static func rect(_ rect: Rect) -> JSON {
    .object([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }

  static func size(_ size: Size) -> JSON {
    .object(["width": .number(size.width), "height": .number(size.height)])
  }

  static func grid(_ grid: SceneLayout.Grid?, _ state: PreviewState, _ pages: Int) -> JSON {
    guard let grid else { return .null }
    return .object([
      "columns": .integer(grid.columns), "rows": .integer(grid.rows),
      "origin": .object(["x": .number(grid.origin.x), "y": .number(grid.origin.y)]),
      "pitch": size(grid.pitch), "icon": .number(grid.icon), "step": .integer(grid.step),
      "page": .integer(state.page), "pages": .integer(pages),
    ])
  }

  static func slot(_ slot: SceneLayout.Slot, _ here: [PreviewState.Placement]) -> JSON {
    let first = slot.families.first.map(\.title) ?? "Slot"
    return .object([
      "id": .string("\(slot.index)"), "index": .integer(slot.index), "frame": rect(slot.frame),
      "accepts": .array(slot.families.map { .string($0.rawValue) }),
      "isTaken": .bool(here.contains { $0.index == slot.index }),
      "label": .string("\(first) \(slot.index + 1)"),
    ])
  }

  static func slot(of placement: PreviewState.Placement) -> JSON {
    let place = Place.find(placement.place)?.place
    guard place?.layout == .grid else { return .object(["index": .integer(placement.index)]) }
    return .object([
      "page": .integer(placement.page), "column": .integer(placement.column),
      "row": .integer(placement.row),
    ])
  }

  static func cells(
    _ placement: PreviewState.Placement, _ grid: SceneLayout.Grid?, _ state: PreviewState
  ) -> JSON {
    guard let grid else { return .null }
    let cells = Arrangement(state: state, grid: grid).cells(placement.theFamily)
    return .object([
      "column": .integer(placement.column), "row": .integer(placement.row),
      "columns": .integer(cells.columns), "rows": .integer(cells.rows),
    ])
  }

  static func shape(_ job: RenderJob) -> String {
    switch job.family {
    case .accessoryCircular, .accessoryCorner: "circle"
    case .accessoryInline: "none"
    default: "rounded"
    }
  }

  static func fault(_ fault: ExtensionFault) -> JSON {
    var (file, line): (String?, Int?) = (nil, nil)
    switch fault {
    case .crashed(let report): (file, line) = (report.file, report.line)
    case .failed(.scriptFailed(_, let path, let number, _)): (file, line) = (path, number)
    default: break
    }
    return .object([
      "name": .string(fault.title), "message": .string("\(fault)"), "file": .optional(file),
      "line": line.map { .integer($0) } ?? .null,
    ])
  }

  // MARK: For assistive technologies

  /// Name, size and what is read of it.
  static func label(
    _ placement: PreviewState.Placement, _ job: RenderJob, _ root: SemanticsNode?
  ) -> String {
    let name = job.widgetName.isEmpty ? placement.kind : job.widgetName
    let head = "\(name), \(placement.theFamily.title.lowercased()) widget"
    return words(root).map { "\(head): \($0)" } ?? head
  }

  /// Everything that VoiceOver reads, in its order; nil: nothing.
  static func words(_ root: SemanticsNode?) -> String? {
    guard let root else { return nil }
    let words = Accessibility.elements(root).map(\.words).filter { !$0.isEmpty }
    return words.isEmpty ? nil : String(words.joined(separator: ", ").prefix(600))
  }

  // MARK: What can be tapped

  static func targets(_ root: SemanticsNode) -> [JSON] {
    var found: [JSON] = []
    func visit(_ node: SemanticsNode) {
      guard !node.isHidden else { return }
      if let kind = Accessibility.control(node) {
        found.append(
          .object([
            "frame": rect(node.frame), "kind": .string(kind),
            "label": .string(Accessibility.name(node)),
            "isOn": kind == "toggle" ? .bool(node.value == "1") : .null,
            "identifier": .optional(node.identifier), "url": .optional(node.url),
          ]))
      }
      for child in node.children { visit(child) }
    }
    visit(root)
    return found
  }
}
