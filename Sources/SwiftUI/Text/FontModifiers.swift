extension [FontModifier] {
  /// Notes another change. What earlier ones did to the same is left out, so that a list stays as short as there are
  /// kinds of changes: with `.bold()` at each level every level would copy the changes of all levels around it.
  mutating func add(_ modifier: FontModifier) {
    switch modifier {
    // A weight that is taken back leaves what was bold before.
    case .weight: removeAll { if case .weight = $0 { true } else { false } }
    case .bold:
      removeAll {
        switch $0 {
        case .weight, .bold: true
        default: false
        }
      }
    case .italic: removeAll { if case .italic = $0 { true } else { false } }
    case .width: removeAll { if case .width = $0 { true } else { false } }
    case .monospacedDigit: removeAll { $0 == .monospacedDigit }
    case .leading: removeAll { if case .leading = $0 { true } else { false } }
    case .smallCaps(let lower, let upper): return addCapitals(lower, upper)
    case .size:
      removeAll {
        switch $0 {
        case .size, .scale: true
        default: false
        }
      }
    case .scale(let factor): return multiply(by: factor)
    case .design: if let last = lastLook, case .design = self[last] { remove(at: last) }
    case .monospaced: return addMonospaced()
    }
    append(modifier)
  }

  mutating func add(_ modifiers: [FontModifier]) {
    for modifier in modifiers { add(modifier) }
  }

  private mutating func addCapitals(_ lower: Bool, _ upper: Bool) {
    let place = firstIndex { if case .smallCaps = $0 { true } else { false } }
    guard let place, case .smallCaps(let hasLower, let hasUpper) = self[place] else {
      return append(.smallCaps(lower: lower, upper: upper))
    }
    self[place] = .smallCaps(lower: lower || hasLower, upper: upper || hasUpper)
  }

  private mutating func multiply(by factor: CGFloat) {
    for index in indices.reversed() {
      switch self[index] {
      case .size(let size):
        self[index] = .size(size * factor)
        return
      case .scale(let scale):
        self[index] = .scale(scale * factor)
        return
      default: continue
      }
    }
    append(.scale(factor))
  }

  /// The last change of the design.
  private var lastLook: Int? {
    lastIndex {
      switch $0 {
      case .design, .monospaced: true
      default: false
      }
    }
  }

  /// What is monospaced is not made so again; of another design only that one counts.
  private mutating func addMonospaced() {
    guard let last = lastLook else { return append(.monospaced) }
    let look = self[last]
    if look == .monospaced || look == .design(.monospaced) { return }
    removeAll {
      switch $0 {
      case .design, .monospaced: true
      default: false
      }
    }
    self += [look, .monospaced]
  }
}
