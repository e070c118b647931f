import SwiftUI

extension ModifierSpec {
  static let accessibility: [ModifierSpec] = [
    .reading("accessibilityIdentifier", \.string) { $0.accessibilityIdentifier($1) },
    .reading("accessibilityLabel", \.string) { $0.accessibilityLabel($1) },
    .reading("accessibilityHidden", \.bool) { $0.accessibilityHidden($1) },
  ]
}
