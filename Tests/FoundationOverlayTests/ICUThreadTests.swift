import Dispatch
import Testing
import VitrineICU

/// ICU from many threads at once, as pictures are drawn.
@Suite(.timeLimit(.minutes(60))) struct ICUThreadTests {
  private static let skeletons = [
    "jmm", "EEEEMMMMd", "MMMEd", "yMMMd", "Hms", "yMMMMEEEEd", "jms", "MMMd", "Ed", "yQQQ",
  ]

  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "fr_FR", "hi_IN", "he_IL", "ru_RU"])
  func datePatternsAreTheSameOnEveryThread(_ locale: String) {
    // Patterns are remembered by the locale's name: each round has names of its own.
    for round in 0..<200 {
      let crowded = "\(locale)@colnumeric=yes;x=\(round)"
      DispatchQueue.concurrentPerform(iterations: 8 * Self.skeletons.count) { index in
        _ = ICU.datePattern(Self.skeletons[index % Self.skeletons.count], locale: crowded)
      }
      for skeleton in Self.skeletons {
        #expect(
          ICU.datePattern(skeleton, locale: crowded) == ICU.datePattern(skeleton, locale: locale))
      }
    }
  }
}
