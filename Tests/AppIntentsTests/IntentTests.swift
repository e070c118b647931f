import Foundation
import Testing

@testable import AppIntents

@Suite(.timeLimit(.minutes(60)))
struct IntentTests {
  @Test func parametersAreSharedByCopiesAndSetOnConstants() {
    let timer = RunTimer("a")
    let copy = timer
    copy.value = true
    #expect(timer.value)
    #expect(timer.$value.title == "Runs")
  }

  @Test func unsetParametersHaveAnEmptyValueWhereThereIsOne() {
    #expect(RunTimer().name == "")
    #expect(RunTimer().value == false)
    #expect(Weather().cities.isEmpty)
    #expect(Weather().street == nil)
  }

  /// The body of an action that only the app runs may return nothing at all.
  @Test func anActionThatDoesNotReturnIsAnIntent() async {
    struct Elsewhere: AppIntent {
      struct Refusal: Error {}
      static let title: LocalizedStringResource = "Emulate"
      func perform() async throws -> Never { throw Refusal() }
    }
    #expect(Elsewhere.PerformResult.self == Never.self)
    await #expect(throws: Elsewhere.Refusal.self) { _ = try await Elsewhere().perform() }
  }

  @Test func descriptionsOfEveryDeclaredTypeAreFound() {
    #expect(IntentReflection.description(of: Weather.self) == "Chooses a city.")
    #expect(IntentReflection.description(of: Increase.self) == nil)
  }

  @Test func theNameOfAMigratedIntentIsThatOfItsClass() {
    #expect(Migrated.persistentIdentifier == "MigratedIntent")
    #expect(Weather.persistentIdentifier == "Weather")
  }

  @Test func aReferenceIsTheSameForEqualIntentsAndMakesTheIntentAgain() async throws {
    let one = IntentRegistry.register(Increase(city: City.all[0], by: 4))
    let other = IntentRegistry.register(Increase(city: City.all[0], by: 4))
    #expect(one == other)
    let again = try #require(try await IntentRegistry.intent(one) as? Increase)
    #expect(again.city == City.all[0])
    #expect(again.amount == 4)
  }

  @Test func aReferenceFromAnotherProcessIsFoundByItsTypeName() throws {
    let reference = IntentReference(OpenPage())
    #expect(_typeByName(reference.type) == OpenPage.self)
  }

  @Test func anUnknownReferenceNamesItself() async {
    let text = #"{"identifier":"Gone","parameters":{},"type":"4Gone1V"}"#
    await #expect(throws: IntentLookupError(reference: "Gone")) {
      _ = try await IntentRegistry.intent(text)
    }
  }

  @Test func dependenciesAreFoundByTypeAndByKey() {
    struct Holder: _SupportsAppDependencies {
      @Dependency(manager: manager) var number: Int
      @Dependency(key: "x", manager: manager) var text: String
      @Dependency(manager: manager, default: 2.5) var ratio: Double
      static let manager = AppDependencyManager()
    }
    Holder.manager.add(dependency: 7)
    Holder.manager.add(key: "x", dependency: "keyed")
    #expect(Holder().number == 7)
    #expect(Holder().text == "keyed")
    #expect(Holder().ratio == 2.5)
  }

  @Test func relevantIntentsArePublished() async throws {
    let intent = RelevantIntent(Weather(), widgetKind: "w", relevance: .location(inferred: .home))
    try await RelevantIntentManager.shared.updateRelevantIntents([intent])
    #expect(RelevantIntentManager.shared.published.map(\.widgetKind) == ["w"])
  }

  @Test func jsonKeepsNumbersAndBooleansApart() throws {
    let text = #"{"a":1,"b":true,"c":1.5,"d":null,"e":["x"]}"#
    #expect(try ParameterValue(json: text).json == text)
  }
}
