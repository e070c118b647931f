import Foundation
import SwiftUI

/// The commands of a `Path2D` (Runtime/drawing.js) as a path.
enum PathCommands {
  /// A path of fixed points as a shape.
  struct Shape: SwiftUI.Shape, @unchecked Sendable {
    let commands: [Value]
    nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
      PathCommands.path(commands).applying(
        CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
  }

  static func path(_ commands: [Value]) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    for command in commands {
      guard let parts = command.array, let name = parts.first?.string else { continue }
      let numbers = parts.dropFirst().map { CGFloat($0.number ?? 0) }
      add(name, numbers, parts, to: &path)
    }
    return path
  }

  private static func add(
    _ name: String, _ n: [CGFloat], _ parts: [Value], to path: inout SwiftUI.Path
  ) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    func box() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    switch (name, n.count) {
    case ("move", 2...): path.move(to: point(0))
    case ("line", 2...): path.isEmpty ? path.move(to: point(0)) : path.addLine(to: point(0))
    case ("quad", 4...): path.addQuadCurve(to: point(0), control: point(2))
    case ("curve", 6...):
      path.addCurve(to: point(0), control1: point(2), control2: point(4))
    case ("arc", 6...):
      path.addArc(
        center: point(0), radius: n[2], startAngle: .degrees(n[3]), endAngle: .degrees(n[4]),
        clockwise: parts.last?.bool ?? false)
    case ("relativeArc", 5...):
      path.addRelativeArc(
        center: point(0), radius: n[2], startAngle: .degrees(n[3]), delta: .degrees(n[4]))
    case ("rect", 4...): path.addRect(box())
    case ("ellipse", 4...): path.addEllipse(in: box())
    case ("roundedRect", 6...):
      path.addRoundedRect(
        in: box(), cornerSize: CGSize(width: n[4], height: n[5]),
        style: parts.last?.string == "circular" ? .circular : .continuous)
    case ("close", _): path.closeSubpath()
    case ("transform", 6...):
      path = path.applying(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case ("trim", 2...): path = path.trimmedPath(from: n[0], to: n[1])
    default: break
    }
  }
}
