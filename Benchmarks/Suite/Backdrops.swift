import VitrineDrawing
import VitrineRaster

/// What shows the wallpaper through a widget: glass, light on a material, materials, and a plain
/// blur. Each is measured as large as a small and a medium widget on an iPhone 17 Pro, at 3×, as
/// the whole picture: from the list to pixels, with the wallpaper around that blurs look at.
@MainActor
enum Backdrops {
  private static let scale = 3.0
  private static let radius = 27.3
  private static let sizes = [
    ("small", Size(493 / 3.0, 493 / 3.0)), ("medium", Size(1049 / 3.0, 493 / 3.0)),
  ]

  /// - Parameter only: measures what has this in its name.
  static func measure(_ seconds: Double, only: String = "") -> [Measurement] {
    let rasterizer = Rasterizer()
    return sizes.flatMap { sizeName, size in
      let wallpaper = wallpaper(around: size, rasterizer)
      let all = operations(size).map { ("\($0), \(sizeName)", $1) }
      return all.filter { only.isEmpty || $0.0.contains(only) }.map { name, operation in
        var kept = 0
        return Measurement.time(name, seconds: seconds) { number in
          var options = Rasterizer.Options(backdrop: wallpaper, clip: outline(size))
          // Moves, so that nothing can be kept from the picture before.
          options.backdropX = 80 + number % 8
          options.backdropY = 80 + number / 8 % 8
          let list = DisplayList([operation])
          let drawn = try? rasterizer.render(list, size: size, scale: scale, options: options)
          kept += drawn?.bitmap.width ?? 0
        }
      }
    }
  }

  private static func outline(_ size: Size) -> VectorPath {
    VectorPath(
      roundedRect: Rect(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: radius,
      continuous: true)
  }

  /// The recipes are those of the system's contexts (`Plates`, `Vibrant`).
  private static func operations(_ size: Size) -> [(String, DrawingOperation)] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    func glass(_ blur: Double, _ saturation: Double, _ fill: RGBA, _ dimming: Double)
      -> DrawingOperation
    {
      .glass(
        GlassPane(
          frame: frame, cornerRadius: radius,
          recipe: GlassRecipe(
            blur: blur, saturation: saturation, fill: fill, dimming: dimming, edge: 10, bend: 8,
            rim: SIMD3(0.55, 0.10, 0.35), rimWidth: 1)))
    }
    let vibrancy = VibrancyRecipe(
      blur: 12, saturation: 1.4, lift: 0.06, shade: 0.15, floor: 0.15, gain: 0.80, color: .white)
    let gray = Paint.linearGradient(
      [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: .zero,
      to: Point(size.width, size.height))
    let contents = DisplayList([.fill(outline(size), .winding, gray)])
    let material = MaterialRecipe(blur: 30, saturation: 1.8, tint: RGBA.black.opacity(0.29))
    return [
      ("clear glass", glass(6, 1.25, RGBA.white.opacity(0.10), 0.35)),
      ("tinted glass", glass(10, 1.4, RGBA(0.2, 0.4, 0.9, 0.6), 0)),
      ("vibrancy", .group(EffectGroup(.vibrancy(vibrancy), contents))),
      ("material", .fill(outline(size), .winding, .material(material))),
      ("blur", .group(EffectGroup(.blur(radius: 12, opaque: true), contents))),
    ]
  }

  /// Bright and dark, coarse and fine, with 80 pixels and more on every side.
  private static func wallpaper(around size: Size, _ rasterizer: Rasterizer) -> Bitmap {
    let whole = Size(size.width + 60, size.height + 60)
    var list = DisplayList([
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: whole.width, height: whole.height)), .winding,
        .linearGradient(
          [GradientStop(RGBA(0.1, 0.2, 0.6), at: 0), GradientStop(RGBA(0.95, 0.8, 0.5), at: 1)],
          from: .zero, to: Point(whole.width, whole.height)))
    ])
    for index in 0..<40 {
      let step = Double(index)
      let side = 6 + (step * 7).truncatingRemainder(dividingBy: 30)
      let frame = Rect(
        x: (step * 53).truncatingRemainder(dividingBy: whole.width),
        y: (step * 37).truncatingRemainder(dividingBy: whole.height), width: side, height: side)
      let color = RGBA(Float(index % 3) / 2, Float(index % 5) / 4, Float(index % 7) / 6)
      list.append(.fill(VectorPath(ellipseIn: frame), .winding, .color(color)))
    }
    return rasterizer.render(list, size: whole, scale: scale)
  }
}
