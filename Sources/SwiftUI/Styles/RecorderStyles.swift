package import Foundation
package import VitrineDrawing

extension Recorder {
  /// Fills an absolute outline with a style whose unit points refer to `box` (absolute).
  package mutating func fill(
    _ path: VectorPath, rule: FillRule = .winding, style: StylePaint, in box: CGRect
  ) {
    guard !path.isEmpty else { return }
    paint(style) { recorder in
      recorder.fill(path, rule: rule, style.paint(in: box))
      for shadow in style.innerShadows { recorder.innerShadow(path, rule, shadow) }
    }
  }

  /// Draws a line along an absolute outline.
  package mutating func stroke(
    _ path: VectorPath, _ line: StrokeAttributes, style: StylePaint,
    in box: CGRect
  ) {
    guard !path.isEmpty, line.width > 0 else { return }
    let paint = style.paint(in: box)
    if case .color(let color) = paint, color.alpha == 0 { return }
    self.paint(style) { $0.append(.stroke(path, line, paint)) }
  }

  /// Draws `body` under the effects that belong to a style (shadow, blend mode), outermost first.
  package mutating func paint(_ style: StylePaint, _ body: (inout Recorder) -> Void) {
    keep(style)
    nest(style.effects[...], body)
  }

  /// The paint for a box in absolute points, its images with it: what is drawn is drawn with this.
  package func paint(_ style: StylePaint, in box: CGRect) -> Paint {
    keep(style)
    return style.paint(in: box)
  }

  private func keep(_ style: StylePaint) {
    for image in style.tileImages { session.images[image.id] = image.resource }
  }

  /// Draws `body` under several effects, outermost first.
  package mutating func nest(_ effects: ArraySlice<Effect>, _ body: (inout Recorder) -> Void) {
    guard let first = effects.first else { return body(&self) }
    group(first) { $0.nest(effects.dropFirst(), body) }
  }

  /// The shadow that the outside of an outline throws onto its inside: the outside is drawn with a
  /// shadow and everything is clipped to the outline.
  private mutating func innerShadow(
    _ path: VectorPath, _ rule: FillRule, _ shadow: StylePaint.InnerShadow
  ) {
    let reach = shadow.radius * 2 + abs(shadow.offset.x) + abs(shadow.offset.y) + 1
    var outside = VectorPath(rect: path.controlBounds.inset(by: -reach))
    outside.append(path)
    group(.clip(path, rule)) { recorder in
      recorder.group(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)) {
        $0.fill(outside, rule: .evenOdd, .color(.black))
      }
    }
  }
}
