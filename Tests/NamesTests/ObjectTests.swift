import CoreData
import Foundation
import Testing
import UIKit

/// What code that grew up with Objective-C's Foundation asks of objects.
@Suite(.timeLimit(.minutes(60)))
struct ObjectTests {
  /// The form that writes into variables.
  @Test func unitsOfACalendarAreIntervals() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let date = Date(timeIntervalSince1970: 1_700_308_800)
    var start: NSDate?
    var length = 0.0
    let foundation = calendar as NSCalendar
    #expect(foundation.range(of: .month, start: &start, interval: &length, for: date))
    #expect(start?.timeIntervalSince1970 == 1_698_796_800 && length == 30 * 86_400)
    #expect(foundation.range(of: .day, start: nil, interval: nil, for: date))
  }

  /// Functions of a session by their shortest names.
  @Test func requestsAreFunctionsOfOneArgument() {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    let ask: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
    _ = (load, ask)
  }

  /// Foundation's own and this SDK's stand beside each other.
  @Test func aSessionsSettingsAreSet() {
    let settings = URLSessionConfiguration.background(withIdentifier: "names")
    settings.isDiscretionary = true
    settings.sessionSendsLaunchEvents = true
    settings.waitsForConnectivity = false
    #expect(settings.isDiscretionary)
  }

  @Test func classesMakeThemselves() {
    let defaults = UserDefaults.own
    defaults.set(3, forKey: "number")
    #expect(UserDefaults(suiteName: "names.own")?.integer(forKey: "number") == 3)
    #expect(UIColor.half.cgColor.components?.first == 0.5)
  }

  @Test func foldersAreFound() {
    #expect(URL.homeDirectory.path == NSHomeDirectory())
    #expect(URL.temporaryDirectory.path == FileManager.default.temporaryDirectory.path)
  }

  /// Foundation on Linux stops the process instead.
  @Test func portsAreMade() {
    let port = Port()
    RunLoop.current.add(port, forMode: .default)
    #expect(port.isValid)
    RunLoop.current.remove(port, forMode: .default)
    port.invalidate()
    #expect(!port.isValid)
  }

  @Test func objectsStandInFormats() {
    #expect(String(format: "%@ %@", NSNumber(value: 2), NSString(string: "b")) == "2 b")
    let id = NSUUID()
    #expect(String(format: "<%@>", id) == "<\(id.uuidString)>")
    #expect(NSPredicate(format: "self == %@", NSNumber(value: 1)).evaluate(with: 1))
    for text in ["a", "c"] {
      let isIn = text == "a"
      #expect(NSPredicate(format: "self in %@", Set(["a", "b"])).evaluate(with: text) == isIn)
      #expect(NSPredicate(format: "self in %@", NSSet(array: ["a"])).evaluate(with: text) == isIn)
    }
  }

  /// Foundation alone stops the process where two of these stand beside each other: their first member looks like a number
  /// of CoreFoundation's own.
  @Test func attributesOfAnyClassAreCompared() {
    let key = NSAttributedString.Key("key")
    for values in [
      [UIColor.red, UIColor.black, UIColor(white: 1, alpha: 1)], [Small(0), Small(1), Small(2)],
      [NSNumber(value: 1), NSString("b"), UIColor(white: 0, alpha: 1)],
    ] as [[NSObject]] {
      let text = NSMutableAttributedString()
      for value in values {
        text.append(NSAttributedString(string: "ab", attributes: [key: value]))
      }
      text.addAttribute(key, value: values[0], range: NSRange(location: 2, length: 1))
      var range = NSRange()
      #expect(
        text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(0..<6)) as? NSObject
          == values[0])
      #expect(range == NSRange(0..<3))
    }
  }

  private final class Small: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ other: Any?) -> Bool { (other as? Small)?.number == number }
    override var hash: Int { number }
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
