import Testing
import VitrineDrawing
import VitrineText

@testable import VitrineRaster

/// What is not drawn because nobody sees it, or kept from another picture, must not show.
@Suite(.timeLimit(.minutes(60))) struct SeenTests {
  private let size = Size(40, 30)
  private var whole: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private func gradient(_ alpha: Double) -> Paint {
    .linearGradient(
      [GradientStop(RGBA(0.2, 0.4, 0.9, Float(alpha)), at: 0), GradientStop(.white, at: 1)],
      from: .zero, to: Point(0, 30))
  }
  private func fill(_ rect: Rect, _ paint: Paint) -> DrawingOperation {
    .fill(VectorPath(rect: rect), .winding, paint)
  }
  private var plate: DrawingOperation {
    .fill(
      VectorPath(roundedRect: whole, cornerRadius: 8, continuous: true), .winding,
      .color(RGBA(1, 0, 0)))
  }
  private func draw(_ operations: [DrawingOperation]) -> Bitmap {
    rasterizer.render(DisplayList(operations), size: size, scale: 3)
  }

  @Test func `what an opaque background hides does not show`() {
    let dot = DrawingOperation.fill(
      VectorPath(ellipseIn: Rect(x: 5, y: 5, width: 9, height: 9)), .winding, .color(.black))
    for background in [gradient(1), .color(RGBA(0, 0.5, 0))] {
      let tagged = DrawingOperation.group(
        EffectGroup(.tag(.containerBackground), DisplayList([fill(whole, background)])))
      let alone = draw([fill(whole, background), dot])
      #expect(draw([plate, fill(whole, background), dot]) == alone)
      #expect(draw([plate, tagged, dot]) == alone)
      #expect(draw([plate, plate, tagged, tagged, dot]) == alone)
    }
  }

  /// A background that is translucent, or does not reach the edges, or is blended, hides nothing.
  @Test func `what shows through a background is drawn`() {
    let red = draw([plate])[60, 45]
    #expect(red.red > 0.99)
    #expect(draw([plate, fill(whole, gradient(0.5))])[60, 3].red > 0.5)
    let narrow = Rect(x: 0, y: 0, width: 39, height: 30)
    #expect(draw([plate, fill(narrow, gradient(1))])[119, 45].red > 0.99)
    let blended = DrawingOperation.group(
      EffectGroup(.blend(.multiply), DisplayList([fill(whole, .color(RGBA(0.5, 1, 1)))])))
    #expect(abs(draw([plate, blended])[60, 45].red - 0.5) < 0.01)
    let part = DrawingOperation.group(
      EffectGroup(.opacity(0.5), DisplayList([fill(whole, .color(.white))])))
    #expect(abs(draw([plate, part])[60, 45].green - 0.5) < 0.01)
  }

  /// Shapes are remembered by outline and size: each picture is cut as a rasterizer cuts its first one.
  @Test func `a remembered shape cuts as a new one`() {
    let list = DisplayList([fill(Rect(x: -9, y: -9, width: 99, height: 99), gradient(0.7))])
    let known = Rasterizer()
    for radius in [6.0, 9, 6, 15, 9] {
      for size in [Size(40, 30), Size(31, 52), Size(40, 30)] {
        let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let clip = VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true)
        #expect(
          known.render(list, size: size, scale: 2, clip: clip)
            == Rasterizer().render(list, size: size, scale: 2, clip: clip))
      }
    }
  }

  /// Thin ends of shadows add up level by level, so that what can be seen grows by 1.2 σ with each and not by
  /// three; nothing is cut off there.
  @Test func `many shadows reach as far as they can be seen`() {
    func nest(_ levels: Int) -> DisplayList {
      (0..<levels).reduce(
        DisplayList([fill(Rect(x: 300, y: 300, width: 10, height: 10), .color(.black))])
      ) { list, _ in
        DisplayList([.group(EffectGroup(.shadow(color: .black, radius: 4, offset: .zero), list))])
      }
    }
    let renderer = Renderer(
      target: Layer(
        bounds: PixelRect(left: 0, top: 0, right: 1, bottom: 1), format: .color, parent: nil),
      fonts: .shared, typesetter: Typesetter(fonts: .shared), cache: ImageCache(), images: .none,
      now: 0, meter: DrawingMeter(.unlimited), scale: 1)
    for levels in [1, 4, 25, 100] {
      let bounds = renderer.pixelBounds(of: nest(levels), .identity)
      let reach = 2 * (Double(levels) * (9 + 2 * 0.6931 * Double(levels - 1))).squareRoot()
      #expect(abs(Double(300 - bounds.left) - reach) <= 2, "\(levels): \(bounds)")
      let picture = rasterizer.render(nest(levels), size: Size(610, 610), scale: 1)
      let edge = (max(0, bounds.top)..<min(610, bounds.bottom)).map {
        picture[max(0, bounds.left), $0].alpha
      }
      #expect((edge.max() ?? 1) <= 3 / 255, "\(levels): \(edge.max() ?? 1)")
    }
  }
}
