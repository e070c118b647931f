import Foundation
import TestSupport
import Testing

@testable import Intents

/// An intent class as the build generates it from a definition.
private final class HeroIntent: INIntent, @unchecked Sendable {
  var heroName: String? = "Panda"
  var size: NSNumber?
  var color = 0
  var coin: INObject?

  override class var _parameters: [_INParameterInfo] {
    [
      _INParameterInfo(name: "heroName", title: "Hero", type: "String", hasDynamicOptions: true),
      _INParameterInfo(name: "size", title: "Size", type: "Integer"),
      _INParameterInfo(
        name: "color", title: "Color", type: "Color",
        choices: [.init(value: "red", title: "Red", rawValue: 1)]),
      _INParameterInfo(
        name: "coin", title: "Coin", type: "Object", hasDynamicOptions: true,
        objectType: INObject.self),
    ]
  }
  override func _value(forParameter name: String) -> Any? {
    switch name {
    case "heroName": heroName
    case "size": size
    case "color": color
    case "coin": coin
    default: nil
    }
  }
  override func _setValue(_ value: Any?, forParameter name: String) {
    switch name {
    case "heroName": heroName = value as? String
    case "size": size = value as? NSNumber
    case "color": color = value as? Int ?? 0
    case "coin": coin = value as? INObject
    default: break
    }
  }
  override func _options(
    forParameter name: String, searchTerm: String?, handler: Any
  ) async throws -> [_INOptionSection] {
    switch name {
    case "heroName": _INOptionSection.sections(INObjectCollection(items: ["a" as NSString]))
    case "coin":
      _INOptionSection.sections(
        INObjectCollection(items: [INObject(identifier: "btc", display: "Bitcoin")]))
    default: []
    }
  }
  override func _defaultValue(forParameter name: String, handler: Any) -> Any? {
    name == "heroName" ? "Default" : nil
  }
}

/// A class that states nothing about its options.
private final class PlainIntent: INIntent, @unchecked Sendable {
  var text: String?
  override func value(forKey key: String) -> Any? { key == "text" ? text : nil }
  override func setValue(_ value: Any?, forKey key: String) {
    if key == "text" { text = value as? String }
  }
}

@Suite(.timeLimit(.minutes(60)))
struct SiriTests {
  @Test(arguments: try Cases().records("siri.txt"))
  func configuring(_ item: Case) async throws {
    let intent = HeroIntent()
    do {
      try await SiriConfiguring.configure(
        intent, json: item["json"], handler: item["handler"].map { _ in INExtension() })
      let values = intent.parameterInfos.map { info in
        SiriConfiguring.json(intent._value(forParameter: info.name), info) ?? "null"
      }
      #expect(values.joined(separator: " ") == item["values"])
    } catch {
      #expect("\(error)" == item["error"])
    }
  }

  @Test func optionsOfAHandlerAndOfAnEnumeration() async throws {
    let intent = HeroIntent()
    let coins = try await SiriConfiguring.options(for: "coin", of: intent, handler: INExtension())
    #expect(coins.flatMap(\.options) == [SiriOption(value: "btc", title: "Bitcoin")])
    let colors = try await SiriConfiguring.options(for: "color", of: intent)
    #expect(colors.flatMap(\.options) == [SiriOption(value: "red", title: "Red")])
    #expect(try await SiriConfiguring.options(for: "heroName", of: intent).isEmpty)
  }

  @Test func copiesAreEqualUntilChanged() throws {
    let intent = HeroIntent()
    let copy = try #require(intent.copy() as? HeroIntent)
    #expect(copy == intent)
    #expect(copy.hash == intent.hash)
    copy.heroName = "other"
    #expect(copy != intent)
  }

  @Test func storedPropertiesStandForAMissingStatement() async throws {
    let intent = PlainIntent()
    try await SiriConfiguring.configure(intent, json: #"{"text":"hi"}"#)
    #expect(intent.text == "hi")
    await #expect(throws: SiriConfigurationError.self) {
      try await SiriConfiguring.configure(intent, json: #"{"nope":1}"#)
    }
  }
}
