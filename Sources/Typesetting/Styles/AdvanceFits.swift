/// Which cut of San Francisco one of Inter's faces stands for.
enum FontCut: String, CaseIterable, Sendable {
  case text
  /// The display cut where it begins, half way to the text cut.
  case small
  case display
  /// The display cut with rounded corners.
  case rounded
}

/// `AdvanceFitData`, read: what San Francisco's advances are beyond Inter's, em.
struct AdvanceFits: Sendable {
  static let shared = AdvanceFits(AdvanceFitData.table)

  /// Kinds of characters, whatever the cut.
  enum Kind: String, CaseIterable, Sendable {
    case lower, upper, digit, parenthesis, space, other

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0x28, 0x29: self = .parenthesis
      case 0...0x20, 0xA0: self = .space
      case 0x21...0x7E: self = .other
      default:
        let properties = Unicode.Scalar(scalar)?.properties
        self =
          properties?.isUppercase == true
          ? .upper : properties?.isLowercase == true ? .lower : .other
      }
    }
  }

  /// What holds for one cut at light or at bold weights.
  struct Values: Sendable {
    /// By scalar, from the space on.
    var singles = [Double](repeating: 0, count: 0x7F - 0x20)
    /// Between two characters, by the first and the second one.
    var pairs: [UInt64: Double] = [:]
    var shifts: [UInt32: Double] = [:]
    var tabularDigit = 0.0
  }

  private var kinds: [Kind: Double] = [:]
  private var light: [FontCut: Values] = [:]
  private var bold: [FontCut: Values] = [:]

  func values(_ cut: FontCut, weight: Double) -> Values {
    (weight < 600 ? light : bold)[cut] ?? Values()
  }

  /// What a character's kind adds: half of it stands on either side of the glyph.
  func kind(_ scalar: UInt32) -> Double {
    // Scripts without capitals have no measurements.
    if scalar > 0x7F, Unicode.Scalar(scalar)?.properties.isAlphabetic == true,
      Kind(scalar) == .other
    {
      return 0
    }
    return kinds[Kind(scalar)] ?? 0
  }

  // MARK: Reading

  init(_ table: String) {
    for row in table.split(separator: "\n") {
      let fields = row.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      guard fields.count > 3, let em = Double(fields[2]) else { continue }
      for name in fields[3...] { add(em, to: name, fields[0], fields[1]) }
    }
  }

  private mutating func add(_ em: Double, to name: String, _ cuts: String, _ weights: String) {
    if cuts == "any" {
      let kind = Kind(rawValue: String(name.dropFirst().dropLast()))
      if let kind { kinds[kind, default: 0] += em }
      return
    }
    for cut in cuts.split(separator: ",").compactMap({ FontCut(rawValue: String($0)) }) {
      if weights != "bold" { light[cut, default: Values()].add(em, to: name) }
      if weights != "light" { bold[cut, default: Values()].add(em, to: name) }
    }
  }
}

extension AdvanceFits.Values {
  fileprivate mutating func add(_ em: Double, to name: String) {
    let scalars = name.unicodeScalars.map(\.value)
    if name == "space" {
      singles[0] += em
    } else if name == "[letters]" {
      for scalar in singles.indices.map({ UInt32($0) + 0x20 })
      where [.lower, .upper].contains(AdvanceFits.Kind(scalar)) { add(em, at: scalar) }
    } else if name == "tabular:" {
      tabularDigit += em
    } else if name.hasPrefix("pair:") {
      guard scalars.count == 7 else { return }
      pairs[Self.pair(scalars[5], scalars[6]), default: 0] += em
    } else if name.hasPrefix("shift:"), let scalar = scalars.last {
      shifts[scalar, default: 0] += em
    } else {
      for scalar in scalars { add(em, at: scalar) }
    }
  }

  static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private mutating func add(_ em: Double, at scalar: UInt32) {
    guard (0x20..<0x7F).contains(scalar) else { return }
    singles[Int(scalar - 0x20)] += em
  }
}
