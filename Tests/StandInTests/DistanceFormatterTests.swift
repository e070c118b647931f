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
    #expect(expected.hasSuffix("Kilometer"))
    #expect(formatter.string(for: 1_200.0) == expected)
    #expect(formatter.string(for: Float(1_200)) == expected)
    #expect(formatter.string(for: 1_200) == expected)
    #expect(formatter.string(for: NSNumber(value: 1_200)) == expected)
  }

  /// As Apple spells them (`mesh-shortDistance` and `mesh-longDistance` of docs/facts/reference-pictures.md).
  @Test func unitsAreSpelledOutUnlessAbbreviated() {
    let distances = MKDistanceFormatter()
    distances.locale = Locale(identifier: "en_US")
    #expect(distances.string(fromDistance: 100) == "350 feet")
    #expect(distances.string(fromDistance: 100_000) == "62 miles")
    distances.unitStyle = .abbreviated
    #expect(distances.string(fromDistance: 100_000) == "62 mi")
  }

  @Test func otherValuesAreNot() {
    let formatter: Formatter = MKDistanceFormatter()
    #expect(formatter.string(for: "1200") == nil)
  }
}
