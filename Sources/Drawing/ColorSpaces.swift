#if canImport(Glibc)
  import Glibc
#endif

/// sRGB's transfer curve (IEC 61966-2-1), which Display P3 shares. Components below 0 are mirrored, as
/// in Apple's extended color spaces.
public enum StandardRGB {
  /// Linear light of a component as pictures store it; 0 … 1 stays within 0 … 1.
  public static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// A component as pictures store it, from linear light.
  public static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

/// Colors of Display P3 as sRGB. Both spaces share a white and a transfer curve, so that one matrix of
/// the linear components does it (P3-D65 to sRGB, CSS Color 4, "sample code").
public enum DisplayP3 {
  /// Linear components of sRGB, from those of Display P3; they leave 0 … 1 where sRGB lacks the color.
  public static func linearSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    (
      1.2249401762805598 * red - 0.2249401762805597 * green,
      -0.0420569547096881 * red + 1.0420569547096881 * green,
      -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue
    )
  }

  /// A color as sRGB; its components may leave 0 … 1.
  public static func sRGB(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> RGBA {
    let linear = linearSRGB(
      StandardRGB.linear(red), StandardRGB.linear(green), StandardRGB.linear(blue))
    return RGBA(
      Float(StandardRGB.encoded(linear.red)), Float(StandardRGB.encoded(linear.green)),
      Float(StandardRGB.encoded(linear.blue)), Float(alpha))
  }

  /// - Parameter color: red, green, blue, and what follows them, which is kept.
  /// - Returns: components 0 … 1: what sRGB does not have is clipped.
  public static func sRGB(_ color: [Double]) -> [Double] {
    guard color.count >= 3 else { return color }
    let (red, green, blue) = linearSRGB(
      StandardRGB.linear(color[0]), StandardRGB.linear(color[1]), StandardRGB.linear(color[2]))
    return [red, green, blue].map { StandardRGB.encoded(min(max($0, 0), 1)) } + color.dropFirst(3)
  }
}
