import Foundation
import Testing
import VitrineDrawing

@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  /// Off unless asked for: `VITRINE_FUZZ=1000000 swift test --filter FuzzTests`.
  @Test func `a long run of damage`() {
    let rounds = ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap { Int($0) } ?? 2000
    var generator = Generator(seed: 42)
    var bytes = generator.archive().encoded()
    var refused = 0
    for round in 0..<rounds {
      if round % 200 == 0 { bytes = generator.archive().encoded() }
      if (try? Archive(decoding: Fuzz.damage(bytes, &generator))) == nil { refused += 1 }
    }
    #expect(refused > rounds / 10)
  }
}
