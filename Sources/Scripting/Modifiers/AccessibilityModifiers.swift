import SwiftUI

extension ModifierSpec {
  static let accessibility: [ModifierSpec] = [
    .reading("accessibilityIdentifier", \.string) { $0.accessibilityIdentifier($1) },
    .reading("accessibilityLabel", \.string) { $0.accessibilityLabel($1) },
    .reading("accessibilityHidden", \.bool) { $0.accessibilityHidden($1) },
    .reading("accessibilityValue", \.string) { $0.accessibilityValue($1) },
    .reading("accessibilityHint", \.string) { $0.accessibilityHint($1) },
    .reading("accessibilitySortPriority", \.number) { $0.accessibilitySortPriority($1) },
  ]
}
