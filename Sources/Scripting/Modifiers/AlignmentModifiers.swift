import SwiftUI

extension ModifierSpec {
  static let alignment: [ModifierSpec] = [
    ModifierSpec("alignmentGuide") { view, value, _ in alignmentGuide(view, value) },
    ModifierSpec("safeAreaInset") { view, value, script in edgeInsets(view, value, script) },
    // A bar is an inset with the system's own background below it in pages; a widget has none.
    ModifierSpec("safeAreaBar") { view, value, script in edgeInsets(view, value, script) },
  ]

  // MARK: Guides

  /// `{alignment, value: number | guide | "width" | "height", offset?}`.
  private static func alignmentGuide(_ view: AnyView, _ value: Value) -> AnyView? {
    guard let guide = value["alignment"], let measure = Measure(value["value"]) else { return nil }
    let offset = value["offset"]?.points ?? 0
    // "center" names a guide on either axis; what it is set to tells which is meant.
    if let vertical = guide.verticalAlignment,
      guide.horizontalAlignment == nil || measure.isVertical
    {
      return AnyView(
        view.alignmentGuide(vertical) {
          measure.length(in: $0, middle: $0[VerticalAlignment.center]) + offset
        })
    }
    return guide.horizontalAlignment.map { horizontal in
      AnyView(
        view.alignmentGuide(horizontal) {
          measure.length(in: $0, middle: $0[HorizontalAlignment.center]) + offset
        })
    }
  }

  /// What a guide is set to: a number of points, another guide of the view, or one of its sides.
  private enum Measure: Sendable {
    case points(Double)
    case named(String)

    private static let horizontal: Set<String> = ["leading", "trailing", "width"]
    private static let vertical: Set<String> = [
      "top", "bottom", "firstTextBaseline", "lastTextBaseline", "height",
    ]

    init?(_ value: Value?) {
      if let name = value?.string,
        name == "center" || Self.horizontal.contains(name) || Self.vertical.contains(name)
      {
        self = .named(name)
      } else if let points = value?.points {
        self = .points(points)
      } else {
        return nil
      }
    }

    var isVertical: Bool {
      if case .named(let name) = self { Self.vertical.contains(name) } else { false }
    }

    /// `middle` is the view's center on the guide's axis.
    func length(in size: ViewDimensions, middle: CGFloat) -> CGFloat {
      switch self {
      case .points(let value): value
      case .named("leading"): size[HorizontalAlignment.leading]
      case .named("trailing"): size[HorizontalAlignment.trailing]
      case .named("top"): size[VerticalAlignment.top]
      case .named("bottom"): size[VerticalAlignment.bottom]
      case .named("firstTextBaseline"): size[VerticalAlignment.firstTextBaseline]
      case .named("lastTextBaseline"): size[VerticalAlignment.lastTextBaseline]
      case .named("width"): size.width
      case .named("height"): size.height
      case .named: middle
      }
    }
  }

  // MARK: Insets

  /// `{top?, bottom?, leading?, trailing?: {content, alignment?, spacing?}}`, or one edge's with its
  /// `edge`.
  @MainActor private static func edgeInsets(
    _ view: AnyView, _ value: Value, _ script: ScriptRun
  ) -> AnyView? {
    guard let members = value.members, !members.isEmpty else { return nil }
    var view = view
    let insets = value["edge"]?.string.map { [(name: $0, value: value)] } ?? members
    for (edge, inset) in insets {
      guard let content = (inset["content"] ?? inset).view(script) else { return nil }
      let spacing = inset["spacing"]?.points.map { CGFloat($0) }
      let horizontal = inset["alignment"]?.horizontalAlignment ?? .center
      let vertical = inset["alignment"]?.verticalAlignment ?? .center
      switch edge {
      case "top", "bottom":
        view = AnyView(
          view.safeAreaInset(
            edge: edge == "top" ? .top : .bottom, alignment: horizontal, spacing: spacing
          ) { content })
      case "leading", "trailing":
        view = AnyView(
          view.safeAreaInset(
            edge: edge == "leading" ? .leading : .trailing, alignment: vertical, spacing: spacing
          ) { content })
      default: return nil
      }
    }
    return view
  }
}
