import CoreData
import Foundation
import Testing
import UIKit

/// What code that grew up with Objective-C's Foundation asks of objects.
@Suite(.timeLimit(.minutes(60)))
struct ObjectTests {
  @Test func classesMakeThemselves() {
    let defaults = UserDefaults.own
    defaults.set(3, forKey: "number")
    #expect(UserDefaults(suiteName: "names.own")?.integer(forKey: "number") == 3)
    #expect(UIColor.half.cgColor.components?.first == 0.5)
  }

  @Test func objectsStandInFormats() {
    #expect(String(format: "%@ %@", NSNumber(value: 2), NSString(string: "b")) == "2 b")
    let id = NSUUID()
    #expect(String(format: "<%@>", id) == "<\(id.uuidString)>")
    #expect(NSPredicate(format: "self == %@", NSNumber(value: 1)).evaluate(with: 1))
  }

  @Test func dictionariesAnswerPathsOfKeys() {
    let inner: NSDictionary = ["b": 7]
    let outer: NSDictionary = ["a": inner, "c": ["d": "e"]]
    #expect(outer.value(forKeyPath: "a.b") as? Int == 7)
    #expect(outer.value(forKeyPath: "c.d") as? String == "e")
    #expect(outer.value(forKeyPath: "a.x") == nil)
    #expect(outer.value(forKeyPath: "a.b.c") == nil)
  }

  @MainActor @Test func thePasteboardKeepsOneText() {
    let board = UIPasteboard.general
    board.clearContents()
    #expect(board.string(forType: .string) == nil)
    #expect(board.writeObjects(["a", "b"]))
    #expect(board.string == "a")
    board.setString("c", forType: .string)
    #expect(board.string(forType: .string) == "c")
  }
}

extension UserDefaults {
  fileprivate static var own: Self { .init(suiteName: "names.own")! }
}
extension UIColor {
  fileprivate static var half: Self { Self(white: 0.5, alpha: 1) }
}
