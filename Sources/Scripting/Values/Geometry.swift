import Foundation
import SwiftUI

extension Value {
  /// `"topLeading"` or `{x, y}`.
  var unitPoint: UnitPoint? {
    if let x = self["x"]?.number, let y = self["y"]?.number { return UnitPoint(x: x, y: y) }
    return string == "zero" ? .zero : named?.point
  }

  /// The nine places of a box.
  private var named: (point: UnitPoint, alignment: Alignment)? {
    switch string {
    case "top": (.top, .top)
    case "center": (.center, .center)
    case "bottom": (.bottom, .bottom)
    case "leading": (.leading, .leading)
    case "trailing": (.trailing, .trailing)
    case "topLeading": (.topLeading, .topLeading)
    case "topTrailing": (.topTrailing, .topTrailing)
    case "bottomLeading": (.bottomLeading, .bottomLeading)
    case "bottomTrailing": (.bottomTrailing, .bottomTrailing)
    default: nil
    }
  }

  /// Degrees, or `{type: "degrees" | "radians", value}`.
  var angle: Angle? {
    if let value = self["value"]?.number {
      return self["type"]?.string == "radians" ? .radians(value) : .degrees(value)
    }
    if let value = self["radians"]?.number { return .radians(value) }
    return (self["degrees"]?.number ?? number).map { .degrees($0) }
  }

  var point: CGPoint? {
    guard let x = self["x"]?.points, let y = self["y"]?.points else { return nil }
    return CGPoint(x: x, y: y)
  }
  var size: CGSize? {
    guard let width = self["width"]?.points, let height = self["height"]?.points else { return nil }
    return CGSize(width: width, height: height)
  }

  var alignment: Alignment? {
    guard let name = string else { return nil }
    if let named { return named.alignment }
    for (ending, vertical) in [
      ("FirstTextBaseline", VerticalAlignment.firstTextBaseline),
      ("LastTextBaseline", .lastTextBaseline),
    ] where name.lowercased().hasSuffix(ending.lowercased()) {
      let side = Value.string(String(name.dropLast(ending.count)))
      return Alignment(horizontal: side.horizontalAlignment ?? .center, vertical: vertical)
    }
    return nil
  }
  /// A stack may be given a corner: what matters on its axis counts.
  var horizontalAlignment: HorizontalAlignment? {
    switch string {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: string.flatMap { _ in alignmentPart?.horizontal }
    }
  }
  var verticalAlignment: VerticalAlignment? {
    switch string {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: alignmentPart?.vertical
    }
  }
  private var alignmentPart: Alignment? {
    switch string {
    case "topLeading", "topTrailing", "bottomLeading", "bottomTrailing": alignment
    default: nil
    }
  }

  /// `"all"`, an edge, or a list of edges.
  var edges: Edge.Set? {
    if let list = array {
      return list.compactMap(\.edges).reduce(into: Edge.Set()) { $0.formUnion($1) }
    }
    switch string {
    case "all": return .all
    case "top": return .top
    case "bottom": return .bottom
    case "leading": return .leading
    case "trailing": return .trailing
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return nil
    }
  }

  /// `"horizontal"`, `"vertical"`, `"all"` or `"both"`.
  var axes: Axis.Set? {
    if let list = array {
      return list.compactMap(\.axes).reduce(into: Axis.Set()) { $0.formUnion($1) }
    }
    switch string {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case "all", "both": return [.horizontal, .vertical]
    default: return nil
    }
  }
}
