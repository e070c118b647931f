import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineFoundation

/// Views that a widget draws into pictures itself.
@Suite(.timeLimit(.minutes(60)))
@MainActor struct ImageRendererTests {
  /// A program of tests hands out no symbols, by which an extension finds this itself.
  init() { vitrineProvidePixels() }

  private func bytes(_ view: some View) -> [UInt8] {
    (ImageRenderer(content: view).cgImage?.dataProvider?.data).map(Array.init) ?? []
  }

  /// A timer that is over shows where it ended.
  @Test(arguments: [(1500.0, "25:00"), (8413, "2:20:13")])
  func timersStandAtTheMomentOfThePicture(length: Double, ended: String) {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let timer = Text(timerInterval: start...start.addingTimeInterval(length), countsDown: false)
    let drawn = bytes(timer.font(.system(size: 17).monospacedDigit()))
    #expect(!drawn.isEmpty)
    #expect(drawn == bytes(Text(verbatim: ended).font(.system(size: 17).monospacedDigit())))
  }

  /// The blue of iOS 26 is another than that of the systems before.
  @Test(arguments: [(26, [UInt8](arrayLiteral: 0, 136, 255)), (18, [0, 122, 255])])
  func colorsAreThoseOfTheSystemThatIsShown(os: Int, expected: [UInt8]) {
    let context = AmbientContext(
      locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0)!, osVersion: os)
    let drawn = AmbientContext.with(context) {
      bytes(Color.blue.frame(width: 1, height: 1))
    }
    #expect(Array(drawn.prefix(3)) == expected)
  }
}
