import Testing
import VitrineDrawing
import VitrineRaster

/// A picture of iOS 26: a capsule with `.shadow(radius: 8)`, black at 0.33. Alpha above its top edge.
@Suite(.timeLimit(.minutes(60))) struct ShadowTests {
  @Test(arguments: [
    (0.5, 0.156), (2.5, 0.123), (4.5, 0.090), (6.5, 0.062), (8.5, 0.045), (10.5, 0.025),
    (12.5, 0.011),
  ])
  func `a shadow fades as it was measured`(distance: Double, alpha: Double) {
    // What SwiftUI makes of a radius of 8 points.
    let shadow = Effect.shadow(color: RGBA(0, 0, 0, 0.33), radius: 14.72, offset: .zero)
    let body = DrawingOperation.fill(
      VectorPath(rect: Rect(x: -100, y: 40, width: 300, height: 60)), .winding, .color(.white))
    for contents in [
      DisplayList([body]), DisplayList([.group(EffectGroup(.layer, DisplayList([body])))]),
    ] {
      let bitmap = rasterizer.render(
        DisplayList([.group(EffectGroup(shadow, contents))]), size: Size(60, 100), scale: 3)
      let found = Double(bitmap[90, Int((40 - distance) * 3)].alpha)
      #expect(abs(found - alpha) < 0.007, "\(found)")
    }
  }

  /// Contents that need a layer are drawn into it once and cast their shadow from there; that must
  /// not show.
  @Test(arguments: [0, 1.0 / 3, 0.4, 3] as [Double], [0, 1, 8, 60] as [Double])
  func `a layer casts the shadow of its operations`(offset: Double, radius: Double) {
    let shapes = [
      VectorPath(ellipseIn: Rect(x: 30, y: 30, width: 30, height: 20)),
      VectorPath(rect: Rect(x: 55, y: 45, width: 20, height: 20)),
    ].map { DrawingOperation.fill($0, .winding, .color(.white)) }
    func shadow(_ contents: DisplayList) -> DisplayList {
      DisplayList([
        .group(
          EffectGroup(
            .shadow(color: .black, radius: radius, offset: Point(offset, 2 * offset)), contents))
      ])
    }
    let size = Size(80, 70)
    let light = rasterizer.render(shadow(DisplayList(shapes)), size: size, scale: 2)
    let layered = rasterizer.render(
      shadow(DisplayList([.group(EffectGroup(.opacity(0.999999), DisplayList(shapes)))])),
      size: size, scale: 2)
    // Without a blur an edge between pixels is where the two differ.
    let tolerance = radius == 0 ? 90 : radius == 1 ? 12 : 4
    let difference = light.compared(with: layered, tolerance: tolerance)
    #expect(difference.agrees, "\(difference)")
  }
}
