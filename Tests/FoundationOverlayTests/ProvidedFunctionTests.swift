import Foundation
import Testing

@testable import VitrineFoundation

@Suite(.timeLimit(.minutes(60))) struct ProvidedFunctionTests {
  /// What is called after it was looked at many times is called as directly as the first time.
  @Test func lookingWrapsNothing() {
    let provided = ProvidedFunction<@Sendable () -> Int>()
    #expect(provided.function == nil)
    provided.provide { Thread.callStackReturnAddresses.count }
    let first = provided.function?()
    for _ in 0..<100 { _ = provided.function }
    #expect(provided.function?() == first)
    #expect((first ?? 0) > 0)
  }
}
