/// Where single glyphs of San Francisco are wider or narrower than Inter's, beside what whole kinds
/// of characters are (`Tracking.interCorrection`). Measured on public pictures of Apple's renderer:
/// distances between the left edges of neighbouring glyphs, about 9,700 of the text cut (8 … 20
/// points) and 130 of the display cut, averaged by character and drawn towards 0 where few were
/// seen.
enum GlyphFit {
  /// Which of Inter's faces stands for San Francisco.
  enum Cut {
    case text(weight: Double)
    case display(weight: Double)
    /// The display cut below `fullDisplaySize`, half way to the text cut.
    case smallDisplay(weight: Double)
    /// The display cut with rounded corners: its "1" is SF Rounded's up to medium only.
    case rounded(weight: Double)
  }

  /// Where the text cut is behind us, points: words of 20 and 22 differ from those of 24 and more.
  static let fullDisplaySize = 23.0
  /// A made-up axis: tells the faces below that size from the others.
  static let smallDisplayAxis = "SDSP"

  /// What is added to the advance, em.
  static func advance(_ scalar: UInt32, cut: Cut, hasTabularDigits: Bool) -> Double {
    if hasTabularDigits, (0x30...0x39).contains(scalar) { return tabularDigit(cut) }
    guard (0x20..<0x7F).contains(scalar), !hasTabularDigits else { return 0 }
    switch cut {
    case .text(let weight):
      let fit = text[Int(scalar - 0x20)]
      return weight < 600 ? fit : fit + boldText[Int(scalar - 0x20)]
    case .display(let weight):
      let isLetter = (0x41...0x5A).contains(scalar) || (0x61...0x7A).contains(scalar)
      let fit = display[Int(scalar - 0x20)]
      return weight < 600
        ? fit + lightDigits[Int(scalar - 0x20)] : fit + (isLetter ? boldLetter : 0)
    case .smallDisplay(let weight):
      if (0x30...0x39).contains(scalar) { return advance(scalar, cut: .display(weight: weight)) }
      return smallDisplay[Int(scalar - 0x20)]
    case .rounded(let weight):
      guard scalar != 0x31 || weight >= 600 else { return 0 }
      let fit = display[Int(scalar - 0x20)]
      return weight >= 600 ? fit + boldRounded[Int(scalar - 0x20)] : fit
    }
  }

  private static func advance(_ scalar: UInt32, cut: Cut) -> Double {
    advance(scalar, cut: cut, hasTabularDigits: false)
  }

  /// Tabular digits are 0.627 em at 17 points semibold, Inter's 0.667 (with the tracking); those of 11
  /// points regular lose less, those of 20 points medium gain (two timers).
  private static func tabularDigit(_ cut: Cut) -> Double {
    switch cut {
    case .text(let weight): weight < 600 ? -0.023 : -0.038
    case .smallDisplay: 0.02
    case .display, .rounded: 0
    }
  }

  /// What a glyph moves to the right within its advance, em: the light display cut's "1" has more
  /// room before it than Inter's (measured at 35 and 52 points).
  static func shift(_ scalar: UInt32, cut: Cut, hasTabularDigits: Bool) -> Double {
    guard scalar == 0x31, !hasTabularDigits else { return 0 }
    switch cut {
    case .display(let weight), .smallDisplay(let weight): return weight < 600 ? 0.03 : 0
    case .text, .rounded: return 0
    }
  }

  /// How wide an ellipsis is beside Inter's: .90 at bold in the display cut (measured at 48 points).
  static func ellipsisStretch(isDisplay: Bool) -> Double { isDisplay ? 0.9 : 1 }

  /// How much wider than Inter's a percent sign is: 1.23 at regular and 1.28 at semibold in the
  /// text cut, 1.11 at regular and 1.18 at bold in the display cut (measured), evenly in between.
  static func percentStretch(isDisplay: Bool, weight: Double) -> Double {
    let bolder = (weight - 400) / 100
    return isDisplay ? 1.107 + 0.023 * bolder : 1.227 + 0.027 * bolder
  }

  private static let text = table([
    " ": -0.014, "-": 0.033, ".": -0.01, ":": 0.006, "0": -0.006, "3": -0.01, "6": -0.01,
    "A": 0.007, "B": 0.005, "C": -0.01, "D": 0.02, "E": 0.005, "H": 0.014, "I": 0.02, "M": -0.012,
    "O": 0.036, "P": 0.022, "Q": 0.01, "R": 0.022, "T": -0.024, "U": 0.02, "W": -0.02, "Y": 0.01,
    "a": -0.005,
    "b": 0.012, "d": -0.003, "e": -0.014, "f": 0.007, "g": -0.004, "h": -0.009, "i": 0.013,
    "k": -0.012, "l": 0.0095, "p": -0.006, "t": 0.006, "w": -0.012, "y": -0.014, "z": -0.008,
  ])

  /// What glyphs of the text cut are wider by from semibold on (eleven words of 11 … 17 points).
  private static let boldText = table([
    " ": 0.02, "A": 0.02, "I": 0.02, "Q": 0.01, "d": 0.02, "e": 0.01, "h": 0.01, "i": 0.008,
    "m": 0.012, "n": 0.012, "r": 0.01, "s": 0.012, "t": 0.008,
  ])

  private static let display = table([
    " ": -0.078, "1": 0.09, "4": 0.02, "5": 0.02, "6": 0.03, "H": 0.01, "a": -0.006, "e": -0.008,
    "i": 0.004, "l": 0.005, "m": -0.012, "o": -0.012, "r": -0.008, "s": -0.006, "t": -0.004,
    "u": 0.004,
  ])

  /// Letters of 20 and 22 points.
  private static let smallDisplay = table([
    " ": -0.06, ".": -0.03, "l": 0.02, "o": 0.005, "p": 0.02,
  ])

  /// What the rounded cut is wider by from semibold on than `display` says: figures at 20 points bold
  /// (seven numbers), the rest at 17 points semibold (seven texts of a linear gauge).
  private static let boldRounded = table([
    " ": 0.035, "0": 0.01, "A": 0.02, "I": 0.03,
    ",": 0.022, "2": 0.03, "3": 0.015, "4": -0.015, "5": 0.015, "8": 0.045, "9": 0.03,
  ])

  /// What figures of the display cut below semibold are wider by than bold ones beside Inter's.
  private static let lightDigits = table([".": 0.008, "0": 0.015, "4": 0.03, "6": 0.015])

  /// What letters of the display cut are wider by from semibold on (one word of 34 points, bold).
  private static let boldLetter = 0.012

  private static func table(_ differences: [Character: Double]) -> [Double] {
    (UInt8(0x20)..<0x7F).map { differences[Character(Unicode.Scalar($0))] ?? 0 }
  }
}
