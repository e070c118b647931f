public import VitrineDrawing
public import VitrineMessages
public import VitrinePlatform

/// The laid-out tree as `vitrine inspect` prints it.
public enum Inspection {
  /// What `vitrine inspect` prints of one render.
  public static func json(_ archive: Archive, environment: RenderEnvironment) -> JSON {
    .object([
      "size": .object([
        "width": .number(archive.size.width), "height": .number(archive.size.height),
      ]),
      "scale": .number(archive.scale),
      "environment": self.environment(environment),
      "root": node(archive.semantics),
    ])
  }

  /// A node with its children; frames in points.
  public static func node(_ node: SemanticsNode) -> JSON {
    typealias Member = JSON.Member
    var members: [Member] = [
      Member("type", .string(node.type)), Member("frame", frame(node.frame)),
      Member("identifier", .optional(node.identifier)), Member("text", .optional(node.text)),
      Member("symbol", .optional(node.symbol)), Member("label", .optional(node.label)),
      Member("traits", .array(node.traits.map { .string($0) })),
      Member("url", .optional(node.url)), Member("intent", .optional(node.intent)),
      Member("accentable", .bool(node.accentable)), Member("truncated", .bool(node.truncated)),
    ]
    // Beyond the contract, where there is something to say.
    if let image = node.image { members.append(Member("image", .string(image))) }
    if let value = node.value { members.append(Member("value", .string(value))) }
    if node.fontSize != 0 { members.append(Member("fontSize", .number(node.fontSize))) }
    if let font = node.font { members.append(Member("font", .string(font))) }
    if let text = node.drawnText { members.append(Member("drawnText", .string(text))) }
    if node.textScale != 1 { members.append(Member("textScale", .number(node.textScale))) }
    if node.isHidden { members.append(Member("hidden", .bool(true))) }
    members.append(Member("children", .array(node.children.map(self.node))))
    return .object(members)
  }

  private static func frame(_ rect: Rect) -> JSON {
    .object([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }

  /// What the widget was told, by the names that options have.
  public static func environment(_ e: RenderEnvironment) -> JSON {
    .object([
      "platform": .string(e.platform.rawValue), "os": .integer(e.osVersion),
      "family": .string(e.family), "width": .number(e.width), "height": .number(e.height),
      "displayScale": .number(e.displayScale), "colorScheme": .string(e.colorScheme.rawValue),
      "widgetRenderingMode": .string(e.renderingMode.rawValue),
      "showsWidgetContainerBackground": .bool(e.showsContainerBackground),
      "widgetContentMargins": .object([
        "top": .number(e.contentMargins.top), "leading": .number(e.contentMargins.leading),
        "bottom": .number(e.contentMargins.bottom), "trailing": .number(e.contentMargins.trailing),
      ]),
      "cornerRadius": .number(e.cornerRadius), "dynamicTypeSize": .string(e.dynamicTypeSize),
      "locale": .string(e.locale), "timeZone": .string(e.timeZone),
      "calendar": .optional(e.calendar), "layoutDirection": .string(e.layoutDirection.rawValue),
      "date": .string(DateText.iso8601(e.date)), "contrast": .string(e.contrast.rawValue),
      "isLuminanceReduced": .bool(e.isLuminanceReduced),
      "redactionReasons": .array(e.redaction.map { .string($0.rawValue) }),
      "isPreview": .bool(e.isPreview),
    ])
  }
}
