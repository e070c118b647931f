import CGraphics
import VitrineDrawing

extension Renderer {
  /// Contents as light on a material: `VibrancyRecipe` has the formula.
  func drawVibrant(_ contents: DisplayList, _ recipe: VibrancyRecipe, _ state: State) {
    let bounds = pixelBounds(of: contents, state.transform).intersection(state.clip.bounds)
      .intersection(target.bounds)
    guard !bounds.isEmpty else { return }
    // A widget's own materials see its own layers only.
    let picture = layer(bounds, readsBackdrop: false) {
      draw(contents, state.plain(clip: Clip(bounds: bounds)))
    }
    guard meter.pixels(16 * bounds.area) else { return }
    let light = VibrantLight(recipe)
    if let soft = softBackdrop(bounds, sigma: recipe.blur * state.transform.meanScale) {
      let shade = soft.luminance(in: bounds) > 0.75 ? bounded(Float(recipe.shade), 0, 1) : 0
      var tone = SoftBackdrop.Tone(saturation: recipe.saturation)
      tone.mix(white: bounded(Float(recipe.lift), 0, 1), black: shade)
      soft.apply(tone)
      picture.lightUp(light, on: Enlargement(soft, region: bounds))
    } else {
      picture.lightUp(light)
    }
    composite(picture, state)
  }
}

/// The arithmetic of vibrancy on single pixels, in whole numbers.
private struct VibrantLight {
  /// What a pixel's alpha and components add to its light: 0 … 255 with sixteen bits behind the
  /// point, so that the light is a sum of four products.
  let alpha: UInt32
  let red: UInt32
  let green: UInt32
  let blue: UInt32
  /// The color of the light in lanes of sixteen bits, alpha 255.
  let color: UInt64

  init(_ recipe: VibrancyRecipe) {
    let strength = bounded(recipe.color.alpha, 0, 1)
    let floor = bounded(Float(recipe.floor), 0, 1) * strength
    let gain = bounded(Float(recipe.gain), 0, 1) * strength
    func fixed(_ value: Float) -> UInt32 { UInt32(nearest(value * 65536)) }
    alpha = fixed(floor)
    red = fixed(gain * 0.2126)
    green = fixed(gain * 0.7152)
    blue = fixed(gain * 0.0722)
    let paint = SIMD4(recipe.color.red, recipe.color.green, recipe.color.blue, 1).bounded(to: 1)
    color = lanes(pack(paint * 255))
  }

  /// How much of a pixel is light, 0 … its alpha.
  @inline(__always)
  func light(_ word: UInt32) -> UInt64 {
    let a = word >> 24
    let sum =
      alpha &* a &+ red &* (word >> 16 & 255) &+ green &* (word >> 8 & 255)
      &+ blue &* (word & 255) &+ 32768
    // Together the factors may be more than one.
    return UInt64(min(sum >> 16, a))
  }
}

extension VibrantLight {
  /// Light instead of a row's pixels, over what lies below. Four at a time; stretches without
  /// contents are skipped.
  @inline(__always)
  fileprivate func blend(
    _ row: UnsafeMutablePointer<UInt32>, _ below: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
  ) {
    let (raw, rawBelow) = (UnsafeMutableRawPointer(row), UnsafeMutableRawPointer(below))
    var x = range.lowerBound
    while x &+ 4 <= range.upperBound {
      let words = raw.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      if words != SIMD4() {
        let under = rawBelow.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
        raw.storeBytes(of: blended(words, under), toByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      }
      x &+= 4
    }
    while x < range.upperBound {
      let lit = light(row[x])
      let rest = UInt64(row[x] >> 24) &- lit
      row[x] = divided255(color &* lit &+ lanes(below[x]) &* rest)
      x &+= 1
    }
  }

  /// Four pixels; the same arithmetic in lanes that hold two components each.
  @inline(__always)
  private func blended(_ words: SIMD4<UInt32>, _ below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    typealias Pixels = SIMD4<UInt32>
    typealias Lanes = SIMD8<UInt16>
    let byte = Pixels(repeating: 255)
    let a = words &>> 24
    let sums =
      Pixels(repeating: alpha) &* a &+ Pixels(repeating: red) &* (words &>> 16 & byte)
      &+ Pixels(repeating: green) &* (words &>> 8 & byte)
      &+ Pixels(repeating: blue) &* (words & byte) &+ Pixels(repeating: 32768)
    // Both are below 2^15, where words are compared as signed ones.
    let lit = unsafeBitCast(
      pointwiseMin(
        unsafeBitCast(sums &>> 16, to: SIMD8<Int16>.self), unsafeBitCast(a, to: SIMD8<Int16>.self)),
      to: Pixels.self)
    let rest = a &- lit
    let lits = unsafeBitCast(lit | lit &<< 16, to: Lanes.self)
    let rests = unsafeBitCast(rest | rest &<< 16, to: Lanes.self)
    func mix(_ light: UInt32, _ under: Pixels) -> Pixels {
      let product =
        unsafeBitCast(Pixels(repeating: light), to: Lanes.self) &* lits
        &+ unsafeBitCast(under, to: Lanes.self) &* rests &+ Lanes(repeating: 128)
      return unsafeBitCast((product &+ (product &>> 8)) &>> 8, to: Pixels.self)
    }
    let pairs = Pixels(repeating: 0x00ff_00ff)
    let blueAndRed = mix(UInt32(truncatingIfNeeded: color) & 0xff | redLane, below & pairs)
    let greenAndAlpha = mix(greenLane | 255 << 16, below &>> 8 & pairs)
    return blueAndRed | greenAndAlpha &<< 8
  }

  /// Of the light's color, whose lanes are blue, green, red, alpha.
  private var redLane: UInt32 { UInt32(truncatingIfNeeded: color >> 16) & 0xff_0000 }
  private var greenLane: UInt32 { UInt32(truncatingIfNeeded: color >> 16) & 0xff }
}

/// Lanes of sixteen bits, up to 255 × 255, divided by 255 and rounded.
@inline(__always)
private func divided255(_ value: UInt64) -> UInt32 {
  let ones: UInt64 = 0x0001_0001_0001_0001
  let v = value &+ ones &* 128
  return lanes((v &+ (v >> 8 & (ones &* 255))) >> 8 & (ones &* 255))
}

extension Layer {
  /// Turns the layer's pixels into light on a material of the same bounds.
  fileprivate func lightUp(_ light: VibrantLight, on material: Enlargement) {
    beginPixels()
    let width = bounds.width
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { below in
      for y in 0..<bounds.height {
        let row = words(row: y)
        guard let range = inked(row, width) else { continue }
        material.row(y, into: below.baseAddress!)
        light.blend(row, below.baseAddress!, range)
      }
    }
    endPixels()
  }

  /// Light over nothing.
  fileprivate func lightUp(_ light: VibrantLight) {
    beginPixels()
    for y in 0..<bounds.height {
      let row = words(row: y)
      for x in 0..<bounds.width where row[x] != 0 {
        row[x] = divided255(light.color &* light.light(row[x]))
      }
    }
    endPixels()
  }

  /// From the first pixel that is not clear to the last one.
  @inline(__always)
  private func inked(_ row: UnsafeMutablePointer<UInt32>, _ width: Int) -> Range<Int>? {
    var first = 0
    while first < width, row[first] == 0 { first &+= 1 }
    guard first < width else { return nil }
    var end = width
    while row[end &- 1] == 0 { end &-= 1 }
    return first..<end
  }
}
