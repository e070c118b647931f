import Glibc
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

  /// Six ways to spread what lies below or inside.
  private static let soft: [DrawingOperation] = {
    let shape = VectorPath(ellipseIn: Rect(x: 4, y: 3, width: 30, height: 22))
    let contents = DisplayList([.fill(shape, .winding, .color(RGBA(0.9, 0.4, 0.1)))])
    func group(_ effect: Effect) -> DrawingOperation {
      .group(EffectGroup(effect, contents))
    }
    let recipe = MaterialRecipe(blur: 6, saturation: 1.8, tint: RGBA.white.opacity(0.2))
    return [
      .fill(shape, .winding, .material(recipe)),
      .glass(
        GlassPane(
          frame: Rect(x: 4, y: 3, width: 30, height: 22), cornerRadius: 9,
          recipe: GlassTests.clear)),
      group(.vibrancy(GlassTests.vibrancy)), group(.blur(radius: 2, opaque: false)),
      group(.blur(radius: 12, opaque: true)),
      group(.shadow(color: .black, radius: 20, offset: Point(2, 1))),
    ]
  }()

  /// What lies beside the part of a blur that is seen only stands there to be spread, and is left unfinished.
  @Test(arguments: soft.indices, [0.0, 13, 31])
  func `what is seen of a blur is the same in a narrow clip`(kind: Int, left: Double) {
    let stripes = stride(from: 0.0, to: 40, by: 5).map {
      fill(Rect(x: $0, y: 0, width: 3, height: 30), gradient(1))
    }
    let soft = Self.soft[kind]
    let clip = VectorPath(rect: Rect(x: left, y: 2, width: 7, height: 25))
    let clipped = stripes + [.group(EffectGroup(.clip(clip, .winding), DisplayList([soft])))]
    func seen(_ bitmap: Bitmap) -> Bitmap {
      bitmap.cropped(x: Int(left) * 3, y: 6, width: 21, height: 75)
    }
    let found = seen(draw(clipped)).compared(with: seen(draw(stripes + [soft])), tolerance: 2)
    // At a clip's edge a blur has less around it: one pixel of glass and one of a shadow differ by three levels, as
    // they did before the rest was left unfinished.
    #expect(found.sizesAgree && found.differing <= 1 && found.largest <= 3)
  }

  private func nest(_ levels: Int, _ color: RGBA, _ inner: DisplayList) -> DisplayList {
    (0..<levels).reduce(inner) { list, _ in
      DisplayList([.group(EffectGroup(.shadow(color: color, radius: 4, offset: .zero), list))])
    }
  }

  /// Thin ends of shadows add up level by level, so that what can be seen grows by the same with each; nothing is
  /// cut off there.
  @Test(arguments: [1, 0.33] as [Float], [1, 4, 25, 100])
  func `many shadows reach as far as they can be seen`(opacity: Float, levels: Int) {
    let dot = DisplayList([fill(Rect(x: 300, y: 300, width: 10, height: 10), .color(.black))])
    let list = nest(levels, RGBA(0, 0, 0, opacity), dot)
    let renderer = Renderer(
      target: Layer(
        bounds: PixelRect(left: 0, top: 0, right: 1, bottom: 1), format: .color, parent: nil),
      fonts: .shared, typesetter: Typesetter(fonts: .shared), cache: ImageCache(), images: .none,
      now: 0, meter: DrawingMeter(.unlimited), scale: 1)
    let bounds = renderer.pixelBounds(of: list, .identity)
    // The first is as wide as a blur of σ = 2; the least over slopes as fine as one likes.
    let reach = (1...400).map { index in
      let slope = Double(index) / 100
      let grown = log1p(Double(opacity) * exp(2 * slope * slope))
      return (4.5 + 2 * slope * slope + Double(levels - 1) * grown) / slope
    }.min()!
    #expect((reach - 1...reach * 1.03 + 2).contains(Double(300 - bounds.left)), "\(bounds)")
    let picture = rasterizer.render(list, size: Size(610, 610), scale: 1)
    let edge = (max(0, bounds.top)..<min(610, bounds.bottom)).map {
      picture[max(0, bounds.left), $0].alpha
    }
    #expect((edge.max() ?? 1) <= 3 / 255, "\(edge.max() ?? 1)")
  }

  /// Each is drawn in a layer of its own where there is a transform between them.
  private func apart(_ shadows: [Effect], _ inner: DisplayList) -> DisplayList {
    shadows.reduce(inner) { list, shadow in
      DisplayList([
        .group(
          EffectGroup(
            .transform(.identity), DisplayList([.group(EffectGroup(shadow, list))])))
      ])
    }
  }

  // Up to a radius of 1.3 at three pixels a point they are cast row by row.
  @Test(arguments: [0, 0.4, 0.8, 1.3, 2, 3, 7, 20] as [Double], [1, 3, 12, 60])
  func `shadows of shadows in one layer look as in many`(radius: Double, levels: Int) {
    let offsets = [Point.zero, Point(3, -2), Point(0.5, 1), .zero]
    let colors = [RGBA.black, RGBA(1, 0.4, 0, 0.6), RGBA(1, 0.4, 0, 0.6)]
    for isRepeated in [true, false] {
      let shadows = (0..<levels).map { level in
        Effect.shadow(
          color: isRepeated ? RGBA(0, 0, 0, 0.33) : colors[level % 3], radius: radius,
          offset: isRepeated ? .zero : offsets[level % 4])
      }
      // Partly outside, soft and sharp.
      let inner = DisplayList([
        fill(Rect(x: -30, y: 4, width: 34, height: 9), gradient(0.5)),
        .fill(
          VectorPath(ellipseIn: Rect(x: 12.3, y: 7, width: 9, height: 30)), .winding, .color(.white)
        ),
      ])
      let chain = shadows.reduce(inner) { DisplayList([.group(EffectGroup($1, $0))]) }
      let difference = draw(chain.operations).compared(
        with: draw(apart(shadows, inner).operations), tolerance: 2)
      #expect(difference.agrees, "\(isRepeated): \(difference)")
    }
  }

  /// Contents that fill all that can be seen hide their shadow, and shadows of shadows are not drawn then.
  @Test func `a shadow that its contents hide does not show`() {
    let shadow = Effect.shadow(color: RGBA(0, 0, 1), radius: 2, offset: Point(2, 3))
    func list(_ levels: Int, _ shadows: Bool) -> DisplayList {
      (0..<levels).reduce(DisplayList()) { list, _ in
        let contents = DisplayList([fill(whole, .color(.white))] + list.operations)
        return shadows ? DisplayList([.group(EffectGroup(shadow, contents))]) : contents
      }
    }
    #expect(draw(list(9, true).operations) == draw(list(9, false).operations))
    #expect(countedWork(list(9, true), side: 20).work.layers == 0)
    let hole = DrawingOperation.group(
      EffectGroup(
        .blend(.destinationOut),
        DisplayList([fill(Rect(x: 10, y: 10, width: 9, height: 9), .color(.black))])))
    let pierced = DisplayList([fill(whole, .color(.white)), hole])
    #expect(draw([.group(EffectGroup(shadow, pierced))])[40, 40].blue > 0.9)
    #expect(draw([.group(EffectGroup(shadow, pierced))])[40, 40].red < 0.1)
    let narrow = fill(Rect(x: 0, y: 0, width: 36, height: 30), .color(.white))
    #expect(draw([.group(EffectGroup(shadow, DisplayList([narrow])))])[110, 45].blue > 0.5)
  }

  /// What lies outside the picture casts shadows into it, through as many shadows as there are.
  @Test(arguments: [true, false]) func `shadows of what lies outside are seen`(isChain: Bool) {
    let shadow = Effect.shadow(color: .black, radius: 4, offset: .zero)
    let shadows = Array(repeating: shadow, count: 60)
    func list(_ x: Double) -> DisplayList {
      let inner = DisplayList([fill(Rect(x: x, y: -20, width: 30, height: 80), .color(.black))])
      return isChain ? nest(60, .black, inner) : apart(shadows, inner)
    }
    let whole = rasterizer.render(list(100), size: Size(220, 30), scale: 1)
    let part = rasterizer.render(list(-70), size: Size(40, 30), scale: 1)
    #expect(whole[171, 15].alpha > 0.9)
    for x in 0..<40 { #expect(abs(whole[170 + x, 15].alpha - part[x, 15].alpha) < 0.02, "\(x)") }
  }

  /// In the middle of a thick shadow, and far from it, nothing is done.
  @Test func `repeated shadows are drawn where they change something`() {
    func work(_ list: DisplayList) -> DrawingWork { countedWork(list, side: 400).work }
    let color = RGBA(0, 0, 0, 0.33)
    let inner = DisplayList([fill(Rect(x: 50, y: 50, width: 300, height: 300), .color(.black))])
    let shadows = Array(
      repeating: Effect.shadow(color: color, radius: 4, offset: .zero), count: 80)
    let (chain, apart) = (work(nest(80, color, inner)), work(apart(shadows, inner)))
    #expect(chain.layers < 5 && apart.layers > 80)
    #expect(chain.pixels * 2 < apart.pixels, "\(chain) \(apart)")
  }
}
