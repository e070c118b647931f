import SwiftUI

extension ModifierSpec {
  static let layout: [ModifierSpec] = [
    ModifierSpec("frame") { view, value, _ in frame(view, value) },
    ModifierSpec("padding") { view, value, _ in padding(view, value) },
    // There is no safe area inside a widget: what is added to it is padding.
    ModifierSpec("safeAreaPadding") { view, value, _ in padding(view, value) },
    ModifierSpec("fixedSize") { view, value, _ in fixedSize(view, value) },
    .reading("offset", \.point) { $0.offset(x: $1.x, y: $1.y) },
    .reading("position", \.point) { $0.position(x: $1.x, y: $1.y) },
    .reading("layoutPriority", \.number) { $0.layoutPriority($1) },
    .reading("zIndex", \.number) { $0.zIndex($1) },
    ModifierSpec("aspectRatio") { view, value, _ in aspectRatio(view, value) },
    .flag("scaleToFit") { $0.scaledToFit() },
    .flag("scaleToFill") { $0.scaledToFill() },
    .flag("scaledToFit") { $0.scaledToFit() },
    .flag("scaledToFill") { $0.scaledToFill() },
    ModifierSpec("containerRelativeFrame") { view, value, _ in relativeFrame(view, value) },
    .reading("gridCellColumns", \.integer) { $0.gridCellColumns($1) },
    .reading("gridCellAnchor", \.unitPoint) { $0.gridCellAnchor($1) },
    .reading("gridCellUnsizedAxes", \.axes) { $0.gridCellUnsizedAxes($1) },
    .reading("gridColumnAlignment", \.horizontalAlignment) { $0.gridColumnAlignment($1) },
    ModifierSpec("scenePadding") { view, value, _ in scenePadding(view, value) },
    .flag("geometryGroup") { $0.geometryGroup() },
    .reading("flipsForRightToLeftLayoutDirection", \.bool) {
      $0.flipsForRightToLeftLayoutDirection($1)
    },
  ]

  private static func scenePadding(_ view: AnyView, _ value: Value) -> AnyView? {
    switch value.bool {
    case true?: AnyView(view.scenePadding())
    case false?: view
    case nil: (value["edges"] ?? value).edges.map { AnyView(view.scenePadding($0)) }
    }
  }

  /// Fixed and flexible sides may stand in one object; a fixed side of infinity is a flexible one.
  private static func frame(_ view: AnyView, _ value: Value) -> AnyView? {
    guard let members = value.members else { return nil }
    let alignment = value["alignment"]?.alignment ?? .center
    func length(_ name: String) -> CGFloat? { value[name]?.length.map { CGFloat(max($0, 0)) } }
    let (width, height) = (length("width"), length("height"))
    let flexible = members.contains {
      $0.name.hasPrefix("min") || $0.name.hasPrefix("max") || $0.name.hasPrefix("ideal")
    }
    if !flexible, width != .infinity, height != .infinity {
      return AnyView(view.frame(width: width, height: height, alignment: alignment))
    }
    /// The flexible bounds of a side; one that is fixed is all three.
    func side(_ fixed: CGFloat?, _ name: String) -> (CGFloat?, CGFloat?, CGFloat?) {
      if let fixed, fixed != .infinity { return (fixed, fixed, fixed) }
      let low = length("min" + name)
      let high = fixed == .infinity ? .infinity : length("max" + name)
      let ideal = length("ideal" + name)
      // Bounds that cross are SwiftUI's error; the lower one wins there.
      return (low, ideal.map { $0 == .infinity ? 10 : $0 }, high.map { max($0, low ?? 0) })
    }
    let horizontal = side(width, "Width")
    let vertical = side(height, "Height")
    return AnyView(
      view.frame(
        minWidth: horizontal.0, idealWidth: horizontal.1, maxWidth: horizontal.2,
        minHeight: vertical.0, idealHeight: vertical.1, maxHeight: vertical.2,
        alignment: alignment))
  }

  /// SwiftUI's own padding where only `true` is said, points.
  private static let usual: CGFloat = 16

  private static func padding(_ view: AnyView, _ value: Value) -> AnyView? {
    switch value.bool {
    case true?: return AnyView(view.padding())
    case false?: return view
    case nil: break
    }
    if let length = value.points { return AnyView(view.padding(length)) }
    guard value.members != nil else { return nil }
    func length(_ names: String...) -> CGFloat {
      for name in names {
        if value[name]?.bool == true { return usual }
        if let length = value[name]?.points { return length }
      }
      return 0
    }
    return AnyView(
      view.padding(
        EdgeInsets(
          top: length("top", "vertical"), leading: length("leading", "horizontal", "left"),
          bottom: length("bottom", "vertical"), trailing: length("trailing", "horizontal", "right"))
      ))
  }

  private static func fixedSize(_ view: AnyView, _ value: Value) -> AnyView? {
    if let isFixed = value.bool { return isFixed ? AnyView(view.fixedSize()) : view }
    guard value.members != nil else { return nil }
    return AnyView(
      view.fixedSize(
        horizontal: value["horizontal"]?.bool ?? false, vertical: value["vertical"]?.bool ?? false))
  }

  private static func aspectRatio(_ view: AnyView, _ value: Value) -> AnyView? {
    guard value.members != nil else { return nil }
    let ratio = value["value"]?.number.map { CGFloat($0) }
    let mode: ContentMode = value["contentMode"]?.string == "fill" ? .fill : .fit
    return AnyView(view.aspectRatio(ratio, contentMode: mode))
  }

  private static func relativeFrame(_ view: AnyView, _ value: Value) -> AnyView? {
    guard let axes = value.axes ?? value["axes"]?.axes else { return nil }
    let alignment = value["alignment"]?.alignment ?? .center
    guard let count = value["count"]?.integer, count > 0 else {
      return AnyView(view.containerRelativeFrame(axes, alignment: alignment))
    }
    return AnyView(
      view.containerRelativeFrame(
        axes, count: count, span: value["span"]?.integer ?? 1,
        spacing: value["spacing"]?.points ?? 0, alignment: alignment))
  }
}
