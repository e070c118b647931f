import Testing
import VitrineDrawing

@testable import SwiftUI

/// Changes of fonts at many levels.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct FontModifierTests {
  private static let all: [FontModifier] = [
    .weight(.light), .bold(true), .italic(true), .design(.serif), .design(.monospaced), .monospaced,
    .width(.condensed), .monospacedDigit, .smallCaps(lower: true, upper: false),
    .smallCaps(lower: false, upper: true), .leading(.tight), .size(20), .scale(1.5),
  ]

  private func resolved(_ font: Font, _ changes: [FontModifier]) -> FontDescription {
    let resolver = FontResolver(environment: EnvironmentValues())
    var result = resolver.resolve(font.provider)
    for change in changes { resolver.apply(change, to: &result) }
    // Factors of a size are put together, which may round its last digit.
    result.description.size = (result.description.size * 1e9).rounded() / 1e9
    return result.description
  }

  /// A list without what was changed again says the same as all changes one after the other: any three, on two fonts.
  /// Two that would add up and do not in SwiftUI (spacing that is tight twice) are left out.
  @Test func shortListsSayTheSame() {
    for font in [Font.body, .system(size: 12, design: .monospaced)] {
      for first in Self.all {
        for second in Self.all {
          for third in Self.all {
            let changes = [first, second, third]
            guard changes.count(where: { $0 == .leading(.tight) }) < 2,
              changes != [.monospaced, .design(.serif), .monospaced]
            else { continue }
            var short: [FontModifier] = []
            short.add(changes)
            #expect(resolved(font, short) == resolved(font, changes), "\(changes): \(short)")
          }
        }
      }
    }
  }

  /// Each level copied the changes of all levels around it: 200 levels of `.bold()` and `.italic()` took 1.9 MB, 2,000
  /// would have taken 190.
  @Test func changesAtEachLevelStayAsManyAsThereAreKinds() {
    var changes: [FontModifier] = []
    for index in 0..<10_000 {
      changes.add(Self.all[index * 7 % Self.all.count])
      #expect(changes.count <= Self.all.count)
    }
    var font = Font.body
    for index in 0..<10_000 { font = font.modified(Self.all[index * 5 % Self.all.count]) }
    guard case .modified(_, let kept) = font.provider else {
      Issue.record("a font without changes")
      return
    }
    #expect(kept.count <= Self.all.count)
  }
}
