/// Letters and digits on shapes (`12.circle`, `a.square`), from the `char.` recipes.
enum Lettering {
  /// Widths of the recipes' lines, units; capitals are 70 high. Others are 44 wide.
  private static let widths: [Character: Double] = [
    "1": 18, "I": 0, "J": 34, "L": 34, "M": 58, "W": 74, "E": 36, "F": 34, "T": 46, "V": 52,
    "A": 52, "O": 58, "Q": 58, "C": 52, "G": 54, "%": 62, "@": 66, "#": 52, "N": 46, "U": 46,
    "H": 46, "X": 48, "Y": 50, "7": 42, "4": 46, "K": 44, "D": 46,
  ]

  static func recipe(_ text: String, has: (String) -> Bool) -> String? {
    let letters = text.uppercased()
    guard !letters.isEmpty, letters.allSatisfy({ has("char.\($0)") }) else { return nil }
    // Room between the lines of neighbors.
    let gap = 22.0
    let total = letters.map { widths[$0] ?? 44 }.reduce(0, +) + gap * Double(letters.count - 1)
    var x = -total / 2
    return letters.map { letter in
      let width = widths[letter] ?? 44
      defer { x += width + gap }
      return "u char.\(letter) dx=\(x + width / 2)"
    }.joined(separator: "; ")
  }
}
