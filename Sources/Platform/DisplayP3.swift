import Glibc

/// Colors of Display P3 as sRGB.
public enum DisplayP3 {
  /// Both spaces share a white and a transfer curve, so that one matrix of the linear components does
  /// it (P3-D65 to sRGB, CSS Color 4, "sample code").
  /// - Parameter color: red, green, blue, and what follows them, which is kept.
  /// - Returns: components 0 … 1: what sRGB does not have is clipped.
  public static func sRGB(_ color: [Double]) -> [Double] {
    guard color.count >= 3 else { return color }
    let linear = color.prefix(3).map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.2249401762805598, -0.2249401762805597, 0],
      [-0.0420569547096881, 1.0420569547096881, 0],
      [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]
    let narrow = rows.map { row in
      let part = min(max(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    return narrow + color.dropFirst(3)
  }
}
