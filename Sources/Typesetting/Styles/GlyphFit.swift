/// Where single glyphs of San Francisco are wider or narrower than Inter's, beside what whole kinds
/// of characters are (`Tracking.interCorrection`). Measured on public pictures of Apple's renderer:
/// distances between the left edges of neighbouring glyphs, about 9,700 of the text cut (8 … 20
/// points) and 130 of the display cut, averaged by character and drawn towards 0 where few were
/// seen.
enum GlyphFit {
  /// Which of Inter's faces stands for San Francisco.
  enum Cut {
    case text
    case display(weight: Double)
    /// The display cut with rounded corners: its "1" is SF Rounded's up to medium only.
    case rounded(weight: Double)
  }

  /// What is added to the advance, em.
  static func advance(_ scalar: UInt32, cut: Cut, hasTabularDigits: Bool) -> Double {
    // Tabular digits are 0.627 em at 17 points semibold, Inter's 0.667 (with the tracking).
    if hasTabularDigits, case .text = cut, (0x30...0x39).contains(scalar) { return -0.038 }
    guard (0x20..<0x7F).contains(scalar), !hasTabularDigits else { return 0 }
    switch cut {
    case .text: return text[Int(scalar - 0x20)]
    case .display(let weight):
      let isLetter = (0x41...0x5A).contains(scalar) || (0x61...0x7A).contains(scalar)
      let fit = display[Int(scalar - 0x20)]
      return weight < 600
        ? fit + lightDigits[Int(scalar - 0x20)] : fit + (isLetter ? boldLetter : 0)
    case .rounded(let weight):
      return scalar == 0x31 ? (weight >= 600 ? 0.108 : 0) : display[Int(scalar - 0x20)]
    }
  }

  /// How much wider than Inter's a percent sign is: 1.23 at regular and 1.30 at semibold in the
  /// text cut, 1.11 at regular and 1.18 at bold in the display cut (measured), evenly in between.
  static func percentStretch(isDisplay: Bool, weight: Double) -> Double {
    let bolder = (weight - 400) / 100
    return isDisplay ? 1.107 + 0.023 * bolder : 1.227 + 0.037 * bolder
  }

  private static let text = table([
    " ": -0.014, "-": 0.009, ".": -0.01, ":": 0.006, "0": -0.006, "3": -0.01, "6": -0.01,
    "A": 0.01, "B": 0.005, "C": -0.01, "D": 0.02, "E": 0.005, "H": 0.014, "I": 0.02, "M": -0.012,
    "O": 0.036, "P": 0.022, "Q": 0.01, "R": 0.022, "T": -0.024, "U": 0.02, "Y": 0.01, "a": -0.005,
    "b": 0.012, "d": -0.003, "e": -0.014, "f": 0.007, "g": -0.004, "h": -0.009, "i": 0.013,
    "l": 0.011, "p": -0.006, "t": 0.006, "w": -0.012, "y": -0.014, "z": -0.008,
  ])

  private static let display = table([
    " ": -0.078, "1": 0.09, "4": 0.02, "5": 0.03, "6": 0.03, "H": 0.01, "a": -0.006, "e": -0.008,
    "i": 0.004, "l": 0.005, "m": -0.012, "o": -0.012, "r": -0.008, "s": -0.006, "t": -0.004,
    "u": 0.004,
  ])

  /// What figures of the display cut below semibold are wider by than bold ones beside Inter's.
  private static let lightDigits = table([".": 0.008, "0": 0.015, "4": 0.03, "6": 0.015])

  /// What letters of the display cut are wider by from semibold on (one word of 34 points, bold).
  private static let boldLetter = 0.012

  private static func table(_ differences: [Character: Double]) -> [Double] {
    (UInt8(0x20)..<0x7F).map { differences[Character(Unicode.Scalar($0))] ?? 0 }
  }
}
