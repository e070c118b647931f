import Testing
import VitrineDrawing
import VitrineRaster

/// Liquid Glass and vibrancy: operations that see what lies below.
@Suite(.timeLimit(.minutes(60))) struct GlassTests {
  static let size = Size(80, 80)
  static let frame = Rect(x: 10, y: 10, width: 60, height: 60)
  static let clear = GlassRecipe(
    blur: 6, saturation: 1.25, fill: RGBA.white.opacity(0.1), dimming: 0.35, edge: 10, bend: 8,
    rim: SIMD3(0.56, 0.07, 0), rimWidth: 0.78)

  static func pane(_ recipe: GlassRecipe = clear) -> DrawingOperation {
    .glass(GlassPane(frame: frame, cornerRadius: 14, recipe: recipe))
  }

  static let stripes: DrawingOperation = {
    var path = VectorPath()
    for x in stride(from: 0.0, to: 80, by: 8) {
      path.append(VectorPath(rect: Rect(x: x, y: 0, width: 4, height: 80)))
    }
    return .fill(path, .winding, .color(.white))
  }()

  static func draw(
    _ operations: DrawingOperation..., background: RGBA? = .black, scale: Double = 2
  ) -> Bitmap {
    rasterizer.render(
      DisplayList(operations), size: size, scale: scale, background: background)
  }

  private func near(_ a: RGBA, _ b: RGBA, _ levels: Float = 1.6) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
      .allSatisfy { abs($0) * 255 <= levels }
  }

  @Test func overOneColorGlassIsItsFill() {
    let bitmap = Self.draw(Self.pane(), background: RGBA(0.2, 0.2, 0.2))
    #expect(near(bitmap[80, 80], RGBA(0.28, 0.28, 0.28)))
    #expect(near(bitmap[4, 80], RGBA(0.2, 0.2, 0.2)))
    // The corner is cut round.
    #expect(near(bitmap[21, 21], RGBA(0.2, 0.2, 0.2)))
  }

  /// Over one color a material is that color up to the picture's edges, whatever is left of the last
  /// square that the blur works with.
  @Test(arguments: [80.0, 81, 83, 85, 87])
  func blurKnowsTheEdges(_ side: Double) {
    let whole = VectorPath(rect: Rect(x: 0, y: 0, width: side, height: side))
    let recipe = MaterialRecipe(blur: 20, saturation: 1, tint: .clear)
    let color = RGBA(hex: 0xE6963C)
    let bitmap = rasterizer.render(
      DisplayList([.fill(whole, .winding, .material(recipe))]), size: Size(side, side), scale: 1,
      background: color)
    let last = Int(side) - 1
    for (x, y) in [(0, 0), (last, 0), (0, last), (last, last), (last / 2, last)] {
      #expect(near(bitmap[x, y], color), "\(x), \(y)")
    }
  }

  @Test func overNothingThereIsNothingToBlur() {
    let bitmap = Self.draw(Self.pane(), background: nil)
    #expect(near(bitmap[80, 80], RGBA(1, 1, 1, 0.1)))
    #expect(bitmap[4, 80] == .clear)
  }

  @Test func glassBlurs() {
    func spread(_ bitmap: Bitmap) -> Float {
      let values = (60..<100).map { bitmap[$0, 80].luminance }
      return values.max()! - values.min()!
    }
    #expect(spread(Self.draw(Self.stripes)) > 0.9)
    #expect(spread(Self.draw(Self.stripes, Self.pane())) < 0.15)
  }

  /// The edge looks inwards: a bright field beginning eight points inside shows at the rim.
  @Test func glassBendsAtItsEdge() {
    var recipe = Self.clear
    (recipe.blur, recipe.fill, recipe.rimWidth, recipe.dimming) = (0, .clear, 0, 0)
    let field = DrawingOperation.fill(
      VectorPath(rect: Rect(x: 16, y: 0, width: 64, height: 80)), .winding, .color(.white))
    let bent = Self.draw(field, Self.pane(recipe))
    recipe.bend = 0
    let straight = Self.draw(field, Self.pane(recipe))
    #expect(near(straight[22, 80], .black))
    #expect(near(bent[22, 80], .white))
    #expect(near(bent[80, 80], straight[80, 80]))
  }

  /// Light falls along the diagonal: alike in the corners at its ends, evenly on straight edges, and
  /// not on what looks aside (facts/appearance.md §9).
  @Test(arguments: [SIMD3(0.56, 0.07, 0), SIMD3(0.43, 0.41, 0)])
  func rimFollowsTheLight(_ rim: SIMD3<Double>) {
    let recipe = GlassRecipe.rimAlone(rim, width: 2)
    func light(_ x: Int, _ y: Int) -> Double { Double(bitmap[x, y].luminance) }
    let bitmap = Self.draw(Self.pane(recipe), background: .black)
    // The outline of a corner of radius 14 lies 4.1 points from the frame's in its middle.
    let (near, far) = (2 * 10 + 9, 2 * 70 - 10)
    #expect(abs(light(near, near) - rim.x) < 0.03 && abs(light(far, far) - rim.x) < 0.03)
    #expect(light(far, near) < 0.03 && light(near, far) < 0.03)
    for (x, y) in [(21, 80), (138, 80), (80, 21), (80, 138), (66, 21)] {
      #expect(abs(light(x, y) - rim.y) < 0.02, "\(x), \(y)")
    }
    #expect(light(80, 80) == 0)
  }

  /// A rim alone adds light to what is there, and nothing where there is nothing.
  @Test func aRimAloneBlursNothing() {
    let pane = Self.pane(.rimAlone(SIMD3(0.56, 0.07, 0), width: 0.78))
    let bitmap = Self.draw(Self.stripes, pane)
    #expect(bitmap[82, 80] == Self.draw(Self.stripes)[82, 80])
    #expect(Self.draw(pane, background: nil)[80, 80] == .clear)
  }

  @Test func brightSurroundingsAreDimmed() {
    let onWhite = Self.draw(Self.pane(), background: .white)[80, 80]
    let onGray = Self.draw(Self.pane(), background: RGBA(0.5, 0.5, 0.5))[80, 80]
    #expect(near(onWhite, RGBA(0.685, 0.685, 0.685), 2))
    #expect(near(onGray, RGBA(0.55, 0.55, 0.55), 2))
  }

  @Test func theSameOnEveryThread() async {
    let reference = Self.draw(Self.stripes, Self.pane(), scale: 3)
    await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { Self.draw(Self.stripes, Self.pane(), scale: 3) } }
      for await bitmap in group { #expect(bitmap == reference) }
    }
  }

  /// What glass sees through a backdrop is what it sees on a picture that has it painted in.
  @Test func backdropIsLikePaint() throws {
    let list = DisplayList([Self.pane()])
    let wallpaper = Self.draw(Self.stripes)
    let over = try rasterizer.render(
      list, size: Self.size, scale: 2, options: .init(backdrop: wallpaper)
    ).bitmap
    #expect(over.compared(with: Self.draw(Self.stripes, Self.pane()), tolerance: 1).agrees)
    // A part of it that lies farther inside looks the same: blurs see what is around.
    let part = Size(40, 40)
    let moved = DisplayList([
      .group(EffectGroup(.transform(.translation(-20, -20)), list))
    ])
    var options = Rasterizer.Options(backdrop: wallpaper)
    (options.backdropX, options.backdropY) = (40, 40)
    let cut = try rasterizer.render(moved, size: part, scale: 2, options: options).bitmap
    let whole = over.cropped(x: 40, y: 40, width: 80, height: 80)
    #expect(cut.compared(with: whole, tolerance: 2).agrees)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -5,
  ])
  func strangeNumbersDrawSomething(_ value: Double) {
    let recipe = GlassRecipe(
      blur: value, saturation: value, fill: RGBA(Float(value), 0, 0, Float(value)), dimming: value,
      edge: value, bend: value, rim: SIMD3(repeating: value), rimWidth: value)
    let bitmap = Self.draw(Self.stripes, Self.pane(recipe))
    #expect(bitmap.width == 160)
    let vibrant = VibrancyRecipe(
      blur: value, saturation: value, lift: value, shade: value, floor: value, gain: value,
      color: .white)
    _ = Self.draw(
      Self.stripes, .group(EffectGroup(.vibrancy(vibrant), DisplayList([Self.stripes]))))
  }

  // MARK: Vibrancy

  static let vibrancy = VibrancyRecipe(
    blur: 4, saturation: 1, lift: 0.06, shade: 0.15, floor: 0.15, gain: 0.8, color: .white)

  static func vibrant(_ color: RGBA) -> DrawingOperation {
    .group(
      EffectGroup(
        .vibrancy(vibrancy),
        DisplayList([.fill(VectorPath(rect: frame), .winding, .color(color))])))
  }

  struct Light: Sendable {
    var source: RGBA
    var background: RGBA?
    var expected: RGBA
  }

  @Test(arguments: [
    // Over nothing only the light is left.
    Light(source: .white, background: nil, expected: RGBA(1, 1, 1, 0.95)),
    Light(source: .black, background: nil, expected: RGBA(1, 1, 1, 0.15)),
    Light(source: RGBA(1, 1, 1, 0.5), background: nil, expected: RGBA(1, 1, 1, 0.475)),
    // mix(mix(0.4, 1, 0.06), 1, 0.95) and with 0.15.
    Light(source: .white, background: RGBA(0.4, 0.4, 0.4), expected: RGBA(0.972, 0.972, 0.972)),
    Light(source: .black, background: RGBA(0.4, 0.4, 0.4), expected: RGBA(0.521, 0.521, 0.521)),
    // Half the material.
    Light(
      source: RGBA(0, 0, 0, 0.5), background: RGBA(0.4, 0.4, 0.4),
      expected: RGBA(0.46, 0.46, 0.46)),
    // On a bright wallpaper the material is shaded: mix(1 × 0.85, 1, 0.15).
    Light(source: .black, background: .white, expected: RGBA(0.873, 0.873, 0.873)),
  ])
  func lightOnAMaterial(_ light: Light) {
    let bitmap = Self.draw(Self.vibrant(light.source), background: light.background)
    let found = bitmap[80, 80]
    #expect(near(found, light.expected, 2.2), "\(found.dump), not \(light.expected.dump)")
    #expect(bitmap[4, 4] == (light.background ?? .clear) || near(bitmap[4, 4], light.background!))
  }
}
