import Foundation
import SwiftUI

extension Value {
  /// A name, `{type, …}`, or a `Path2D`.
  var shape: AnyShape? {
    if let name = string { return Self.shape(named: name) }
    if let commands = self["$path"]?.array {
      return AnyShape(PathCommands.Shape(commands: commands))
    }
    switch self["type"]?.string {
    case "rect": return roundedRectangle
    case "capsule": return AnyShape(Capsule(style: cornerStyle))
    case "concentricRect": return AnyShape(ContainerRelativeShape())
    case let name?: return Self.shape(named: name)
    case nil: return has("cornerRadius") || has("cornerRadii") ? roundedRectangle : nil
    }
  }

  private static func shape(named name: String) -> AnyShape? {
    switch name {
    case "rect": AnyShape(Rectangle())
    case "circle": AnyShape(Circle())
    case "capsule": AnyShape(Capsule())
    case "ellipse": AnyShape(Ellipse())
    case "buttonBorder": AnyShape(ButtonBorderShape.automatic)
    // Concentric with the widget's own corners.
    case "containerRelative", "concentricRect": AnyShape(ContainerRelativeShape())
    default: nil
    }
  }

  private var roundedRectangle: AnyShape {
    if let radii = self["cornerRadii"] {
      return AnyShape(radii.unevenRectangle(style: cornerStyle))
    }
    if let size = self["cornerSize"]?.size {
      return AnyShape(RoundedRectangle(cornerSize: size, style: cornerStyle))
    }
    guard let radius = self["cornerRadius"]?.points else { return AnyShape(Rectangle()) }
    return AnyShape(RoundedRectangle(cornerRadius: radius, style: cornerStyle))
  }

  /// Radii by corner, with or without the ending `Radius`.
  func unevenRectangle(style: RoundedCornerStyle) -> UnevenRoundedRectangle {
    func radius(_ corner: String) -> CGFloat {
      CGFloat((self[corner] ?? self[corner + "Radius"])?.points ?? 0)
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius("topLeading"), bottomLeadingRadius: radius("bottomLeading"),
      bottomTrailingRadius: radius("bottomTrailing"), topTrailingRadius: radius("topTrailing"),
      style: style)
  }

  var cornerStyle: RoundedCornerStyle {
    self["style"]?.string == "circular" ? .circular : .continuous
  }

  /// `{lineWidth, lineCap, lineJoin, mitterLimit, dash, dashPhase}`, as the app spells it.
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: self["lineWidth"]?.points ?? 1,
      lineCap: self["lineCap"]?.lineCap ?? .butt, lineJoin: self["lineJoin"]?.lineJoin ?? .miter,
      miterLimit: (self["mitterLimit"] ?? self["miterLimit"])?.number ?? 10,
      dash: self["dash"]?.array?.compactMap { $0.number.map { CGFloat($0) } } ?? [],
      dashPhase: self["dashPhase"]?.points ?? 0)
  }
  var lineCap: CGLineCap? {
    switch string {
    case "butt": .butt
    case "round": .round
    case "square": .square
    default: nil
    }
  }
  var lineJoin: CGLineJoin? {
    switch string {
    case "miter": .miter
    case "round": .round
    case "bevel": .bevel
    default: nil
    }
  }
}
