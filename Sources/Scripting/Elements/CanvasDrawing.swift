import Foundation
import SwiftUI

/// Draws the commands of a 2D context (Runtime/drawing.js).
@MainActor
struct CanvasDrawing {
  /// What `save` keeps.
  private struct State {
    var context: GraphicsContext
    var fill: GraphicsContext.Shading = .color(.black)
    var stroke: GraphicsContext.Shading = .color(.black)
    var line = StrokeStyle(lineWidth: 1)
    var font = Font.system(size: 10)
    var align = "start"
    var baseline = "alphabetic"
    var shadow: (color: Color, blur: CGFloat, x: CGFloat, y: CGFloat) = (.clear, 0, 0, 0)
  }
  private var state: State
  private var saved: [State] = []
  private var path = Path()
  private let script: ScriptRun
  private static let maximumSaved = 256

  init(context: GraphicsContext, script: ScriptRun) {
    state = State(context: context)
    self.script = script
  }

  mutating func run(_ name: String, _ arguments: [Value]) {
    let n = arguments.map { CGFloat($0.number ?? 0) }
    switch name {
    case "save": if saved.count < Self.maximumSaved { saved.append(state) }
    case "restore": if let last = saved.popLast() { state = last }
    case "set": set(arguments)
    case "translate" where n.count >= 2: state.context.translateBy(x: n[0], y: n[1])
    case "rotate" where n.count >= 1: state.context.rotate(by: .radians(n[0]))
    case "scale" where n.count >= 2: state.context.scaleBy(x: n[0], y: n[1])
    case "transform" where n.count >= 6:
      state.context.concatenate(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "setTransform" where n.count >= 6:
      state.context.transform = CGAffineTransform(
        a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case "resetTransform": state.context.transform = .identity
    case "fill":
      let rule = arguments.last?.string == "evenodd"
      shadowed().fill(given(arguments) ?? path, with: state.fill, style: FillStyle(eoFill: rule))
    case "stroke":
      shadowed().stroke(given(arguments) ?? path, with: state.stroke, style: state.line)
    case "clip": state.context.clip(to: path)
    case "fillRect" where n.count >= 4: shadowed().fill(Path(box(n)), with: state.fill)
    case "strokeRect" where n.count >= 4:
      shadowed().stroke(Path(box(n)), with: state.stroke, style: state.line)
    case "clearRect" where n.count >= 4:
      var context = state.context
      context.blendMode = .destinationOut
      context.fill(Path(box(n)), with: .color(.black))
    case "fillText", "strokeText": text(arguments, n)
    case "drawImage": image(arguments, n)
    default: build(name, n, arguments)
    }
  }

  private func box(_ n: [CGFloat]) -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
  private func given(_ arguments: [Value]) -> Path? {
    arguments.first?.array.map { PathCommands.path($0) }
  }

  private func shadowed() -> GraphicsContext {
    var context = state.context
    if state.shadow.blur > 0 || state.shadow.x != 0 || state.shadow.y != 0 {
      context.addFilter(
        .shadow(
          color: state.shadow.color, radius: state.shadow.blur / 2, x: state.shadow.x,
          y: state.shadow.y))
    }
    return context
  }

  // MARK: Paths; angles are radians

  private mutating func build(_ name: String, _ n: [CGFloat], _ arguments: [Value]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch name {
    case "beginPath": path = Path()
    case "closePath": path.closeSubpath()
    case "moveTo" where n.count >= 2: path.move(to: point(0))
    case "lineTo" where n.count >= 2:
      path.isEmpty ? path.move(to: point(0)) : path.addLine(to: point(0))
    case "quadraticCurveTo" where n.count >= 4:
      path.addQuadCurve(to: point(2), control: point(0))
    case "bezierCurveTo" where n.count >= 6:
      path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "rect" where n.count >= 4: path.addRect(box(n))
    case "roundRect" where n.count >= 4:
      let radius =
        n.count > 4 ? n[4] : arguments.last?.array?.first?.number.map { CGFloat($0) } ?? 0
      path.addRoundedRect(
        in: box(n), cornerSize: CGSize(width: radius, height: radius), style: .circular)
    case "arc" where n.count >= 5:
      // A canvas' angles run clockwise on screen, which SwiftUI calls not clockwise.
      arc(
        center: point(0), radii: CGSize(width: n[2], height: n[2]), rotation: 0, from: n[3],
        to: n[4], isCounterclockwise: arguments.count > 5 && arguments[5].bool == true)
    case "ellipse" where n.count >= 7:
      arc(
        center: point(0), radii: CGSize(width: n[2], height: n[3]), rotation: n[4], from: n[5],
        to: n[6], isCounterclockwise: arguments.count > 7 && arguments[7].bool == true)
    case "arcTo" where n.count >= 5:
      path.addArc(tangent1End: point(0), tangent2End: point(2), radius: n[4])
    default: break
    }
  }

  private mutating func arc(
    center: CGPoint, radii: CGSize, rotation: CGFloat, from: CGFloat, to: CGFloat,
    isCounterclockwise: Bool
  ) {
    var transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: rotation)
    transform = transform.scaledBy(x: max(radii.width, 0), y: max(radii.height, 0))
    var arc = Path()
    if abs(to - from) >= 2 * .pi {
      arc.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
    } else {
      arc.addArc(
        center: .zero, radius: 1, startAngle: .radians(from), endAngle: .radians(to),
        clockwise: isCounterclockwise)
    }
    let start = CGPoint(x: CoreGraphics.cos(from), y: CoreGraphics.sin(from)).applying(transform)
    if !path.isEmpty { path.addLine(to: start) }
    path.addPath(arc.applying(transform))
  }

  // MARK: Settings

  private mutating func set(_ arguments: [Value]) {
    guard let name = arguments.first?.string, arguments.count > 1 else { return }
    let value = arguments[1]
    switch name {
    case "fillStyle": if let shading = shading(value) { state.fill = shading }
    case "strokeStyle": if let shading = shading(value) { state.stroke = shading }
    case "lineWidth": state.line.lineWidth = value.number ?? 1
    case "lineCap": state.line.lineCap = value.lineCap ?? .butt
    case "lineJoin": state.line.lineJoin = value.lineJoin ?? .miter
    case "miterLimit": state.line.miterLimit = value.number ?? 10
    case "lineDash":
      state.line.dash = value.array?.compactMap { $0.number.map { CGFloat($0) } } ?? []
    case "lineDashOffset": state.line.dashPhase = value.number ?? 0
    case "globalAlpha": state.context.opacity = min(max(value.number ?? 1, 0), 1)
    case "font": if let font = CanvasFont.font(value) { state.font = font }
    case "textAlign": state.align = value.string ?? "start"
    case "textBaseline": state.baseline = value.string ?? "alphabetic"
    case "shadowColor": state.shadow.color = value.color ?? .clear
    case "shadowBlur": state.shadow.blur = value.number ?? 0
    case "shadowOffsetX": state.shadow.x = value.number ?? 0
    case "shadowOffsetY": state.shadow.y = value.number ?? 0
    case "globalCompositeOperation":
      let name = (value.string ?? "").split(separator: "-").enumerated().map {
        $0.offset == 0 ? String($0.element) : $0.element.capitalized
      }.joined()
      state.context.blendMode = Self.blendMode(name)
    default: break
    }
  }

  private static func blendMode(_ name: String) -> GraphicsContext.BlendMode {
    switch name {
    case "sourceIn": .sourceIn
    case "sourceOut": .sourceOut
    case "destinationIn": .destinationIn
    case "destinationAtop": .destinationAtop
    case "xor": .xor
    case "copy": .copy
    case "lighter": .plusLighter
    default: GraphicsContext.BlendMode((Value.string(name).blendMode ?? .normal).drawing)
    }
  }

  private func shading(_ value: Value) -> GraphicsContext.Shading? {
    guard let kind = value["$canvasGradient"]?.string else {
      return value.color.map { .color($0) }
    }
    let n = value["values"]?.array?.map { CGFloat($0.number ?? 0) } ?? []
    let stops = (value["stops"]?.array ?? []).compactMap { stop -> Gradient.Stop? in
      guard let parts = stop.array, parts.count == 2, let color = parts[1].color else { return nil }
      return Gradient.Stop(color: color, location: parts[0].number ?? 0)
    }
    let gradient = Gradient(stops: stops.sorted { $0.location < $1.location })
    switch (kind, n.count) {
    case ("linear", 4...):
      return .linearGradient(
        gradient, startPoint: CGPoint(x: n[0], y: n[1]), endPoint: CGPoint(x: n[2], y: n[3]))
    case ("radial", 6...):
      return .radialGradient(
        gradient, center: CGPoint(x: n[3], y: n[4]), startRadius: n[2], endRadius: n[5])
    case ("conic", 3...):
      return .conicGradient(
        gradient, center: CGPoint(x: n[1], y: n[2]), angle: .radians(n[0]))
    default: return nil
    }
  }

  // MARK: Text and pictures

  private func text(_ arguments: [Value], _ n: [CGFloat]) {
    guard arguments.count >= 3, let string = arguments[0].text else { return }
    let context = shadowed()
    var text = context.resolve(Text(verbatim: string).font(state.font))
    text.shading = state.fill
    let available = CGSize(width: CGFloat.infinity, height: .infinity)
    let size = text.measure(in: available)
    let x: CGFloat =
      switch state.align {
      case "center": 0.5
      case "right", "end": 1
      default: 0
      }
    let y: CGFloat =
      switch state.baseline {
      case "top", "hanging": 0
      case "middle": 0.5
      case "bottom", "ideographic": 1
      default: size.height > 0 ? text.firstBaseline(in: size) / size.height : 1
      }
    context.draw(text, at: CGPoint(x: n[1], y: n[2]), anchor: UnitPoint(x: x, y: y))
  }

  private func image(_ arguments: [Value], _ n: [CGFloat]) {
    guard let id = arguments.first?["$image"]?.integer, let image = script.images[id],
      n.count >= 3
    else { return }
    let size = n.count >= 5 ? CGSize(width: n[3], height: n[4]) : image.size
    shadowed().draw(
      Image(uiImage: image), in: CGRect(origin: CGPoint(x: n[1], y: n[2]), size: size))
  }
}

/// A canvas' font: a font as elsewhere, or CSS' short form (`bold 12px system`).
enum CanvasFont {
  static func font(_ value: Value) -> Font? {
    if let font = value.font { return font }
    guard let words = value.string?.split(separator: " "),
      let size = words.lazy.compactMap({
        Double($0.replacing("px", with: "").replacing("pt", with: ""))
      })
      .first(where: { $0 > 0 && $0 < 1000 })
    else { return nil }
    var font = Font.system(size: size)
    if words.contains("bold") || words.contains("700") || words.contains("600") {
      font = font.bold()
    }
    if words.contains("italic") { font = font.italic() }
    if words.contains(where: { $0.lowercased().contains("mono") }) { font = font.monospaced() }
    return font
  }
}
