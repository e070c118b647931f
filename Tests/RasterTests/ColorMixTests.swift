import Testing
import VitrineDrawing
import VitrineRaster

/// Mixtures are the nearest of 255 levels, not the next lower one.
@Suite(.timeLimit(.minutes(60))) struct ColorMixTests {
  private func mix(_ color: RGBA, opacity: Double = 1) -> RGBA {
    let fill = DrawingOperation.fill(
      VectorPath(rect: Rect(x: 0, y: 0, width: 4, height: 4)), .winding, .color(color))
    let list = DisplayList([.group(EffectGroup(.opacity(opacity), DisplayList([fill, fill])))])
    return rasterizer.render(
      opacity == 1 ? DisplayList([fill]) : list, size: Size(4, 4), scale: 1, background: .white
    )[1, 1]
  }

  @Test(arguments: [0.1, 0.25, 0.3, 0.5, 0.7, 0.9])
  func `a translucent color over white`(alpha: Double) {
    var (sum, largest) = (0.0, 0.0)
    for value in 0...255 {
      let color = RGBA(Float(value) / 255, 0, 1, Float(alpha))
      let exact = Double(value) * alpha + 255 * (1 - alpha)
      let error = Double(mix(color).red) * 255 - exact
      sum += error
      largest = max(largest, abs(error))
    }
    #expect(largest < 1.05, "\(largest)")
    // The alpha itself is one of 255 levels, too.
    #expect(abs(sum / 256) < 0.6, "\(sum / 256)")
  }

  @Test(arguments: 0...255)
  func `an opaque color is itself`(value: Int) {
    #expect((mix(RGBA(Float(value) / 255, 0, 0)).red * 255).rounded() == Float(value))
  }

  /// Two layers of black under one opacity.
  @Test(arguments: [0.1, 0.3, 0.5, 0.8])
  func `an opacity is the nearest level`(opacity: Double) {
    let found = Double(mix(.black, opacity: opacity).red) * 255
    #expect(abs(found - 255 * (1 - opacity)) < 1, "\(found)")
  }
}
