/// Lengths of time as people write them.
public enum DurationText {
  private static let units: [(name: Character, seconds: Double)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  /// Seconds of `48h`, `1h30m`, `90`, `2d`, `0.5s`; nil where the text is none. Not negative.
  public static func parse(_ text: String) -> Double? {
    if let plain = Double(text), plain.isFinite, plain >= 0 { return plain }
    var total = 0.0
    var number = ""
    var last = Double.infinity
    for character in text {
      if character.isASCII && (character.isNumber || character == ".") {
        number.append(character)
        continue
      }
      // Larger units first, each once, so that 5m1h is a slip of the finger and not a length.
      guard let unit = units.first(where: { $0.name == character }), let value = Double(number),
        unit.seconds < last
      else { return nil }
      total += value * unit.seconds
      last = unit.seconds
      number = ""
    }
    return number.isEmpty && last.isFinite && total.isFinite ? total : nil
  }

  /// `2 d 3 h`, `4 min 10 s`, `0 s`: two units at most.
  public static func short(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "\(seconds)" }
    var rest = Int(min(abs(seconds).rounded(), 1e12))
    var parts: [String] = []
    for (name, size) in [("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)] {
      let count = rest / size
      rest %= size
      if count > 0 { parts.append("\(count) \(name)") }
    }
    return (seconds < 0 ? "-" : "")
      + (parts.isEmpty ? "0 s" : parts.prefix(2).joined(separator: " "))
  }
}
