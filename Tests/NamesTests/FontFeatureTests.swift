import Testing
import UIKit

/// Features that a descriptor asks for by numbers, as TrueType does.
@Suite(.timeLimit(.minutes(60))) struct FontFeatureTests {
  private static func font(_ features: [(type: Int, selector: Int)]) -> UIFont {
    let settings = features.map {
      [UIFontDescriptor.FeatureKey.type: $0.type, .selector: $0.selector]
    }
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    return UIFont(descriptor: descriptor, size: 0)
  }

  @Test func digitsAndCapitalsAreTheFonts() {
    let digits = Self.font([(kNumberSpacingType, kMonospacedNumbersSelector)])
    #expect(digits.fontDescription.monospacedDigits)
    #expect(
      !Self.font([(kNumberSpacingType, kProportionalNumbersSelector)]).fontDescription
        .monospacedDigits)
    let capitals = Self.font([
      (kLowerCaseType, kLowerCaseSmallCapsSelector), (kUpperCaseType, kUpperCaseSmallCapsSelector),
    ])
    #expect(capitals.fontDescription.smallCaps == [.lowercase, .uppercase])
    #expect(
      Self.font([(1, 2), (99, 0)]).fontDescription == UIFont.systemFont(ofSize: 20).fontDescription)
  }
}
