import MapKit
import Testing
import VitrineFoundation

/// Lengths of ways, asked for by code that knows its formatter as a `Formatter` only.
@Suite(.timeLimit(.minutes(60))) struct DistanceFormatterTests {
  @Test func metersOfAnyKindAreWritten() {
    let distances = MKDistanceFormatter()
    distances.locale = Locale(identifier: "de_DE")
    let formatter: Formatter = distances
    let expected = distances.string(fromDistance: 1_200)
    #expect(expected.contains("km"))
    #expect(formatter.string(for: 1_200.0) == expected)
    #expect(formatter.string(for: Float(1_200)) == expected)
    #expect(formatter.string(for: 1_200) == expected)
    #expect(formatter.string(for: NSNumber(value: 1_200)) == expected)
  }

  @Test func otherValuesAreNot() {
    let formatter: Formatter = MKDistanceFormatter()
    #expect(formatter.string(for: "1200") == nil)
  }
}
