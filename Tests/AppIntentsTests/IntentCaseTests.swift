import Foundation
import TestSupport
import Testing

@testable import AppIntents

/// Every case file holds what goes in and the text that must come out.
@Suite(.timeLimit(.minutes(60)))
struct IntentCaseTests {
  @Test(arguments: try Cases().records("configure.txt"))
  func configuring(_ item: Case) async throws {
    let intent = try #require(sampleIntent(item["intent"] ?? ""))
    do {
      let configured = try await configured(intent, item["json"])
      #expect(item["error"] == nil, "expected an error, the configuration fitted")
      let reference = IntentReference(configured)
      if let values = item["values"] { #expect(reference.parameters.json == values) }
      if let part = item["has"] { #expect(reference.parameters.json.contains(part)) }
    } catch let error as IntentConfigurationError {
      #expect(error.description == item["error"])
    }
  }

  private func configured(_ intent: any AppIntent, _ json: String?) async throws -> any AppIntent {
    func open<I: AppIntent>(_ intent: I) async throws -> any AppIntent {
      try await IntentConfiguring.configure(intent, json: json)
    }
    return try await open(intent)
  }

  @Test(arguments: try Cases().records("describe.txt"))
  func describing(_ item: Case) throws {
    let intent = try #require(sampleIntent(item["intent"] ?? ""))
    let described = IntentReflection.describe(intent)
    let one = try #require(described.first { $0.name == item["parameter"] })
    let description = try jsonText(one)
    #expect(description == item["description"])
    #expect(try jsonText(one.message) == item["message"] ?? jsonText(one.message))
  }

  @Test(arguments: try Cases().records("summary.txt"))
  func summaries(_ item: Case) async throws {
    let intent = try #require(sampleIntent(item["intent"] ?? ""))
    let configured = try await configured(intent, item["json"])
    func read<I: AppIntent>(_ intent: I) -> IntentSummaryReading {
      IntentReflection.summary(of: intent, family: item["family"])
    }
    #expect(try jsonText(read(configured)) == item["summary"])
  }

  @Test(arguments: try Cases().records("options.txt"))
  func options(_ item: Case) async throws {
    let intent = try #require(sampleIntent(item["intent"] ?? ""))
    if let json = item["json"] { _ = try await configured(intent, json) }
    do {
      let sections = try await IntentOptions.options(
        for: item["parameter"] ?? "", of: intent, search: item["search"])
      #expect(try jsonText(sections) == item["options"])
    } catch let error as IntentConfigurationError {
      #expect(error.description == item["error"])
    }
  }

  @Test(arguments: try Cases().records("perform.txt"))
  func performing(_ item: Case) async throws {
    let intent = try #require(sampleIntent(item["intent"] ?? ""))
    if let json = item["json"] {
      try await IntentConfiguring.configure(intent, value: try ParameterValue(json: json))
    }
    let reference = IntentRegistry.register(intent)
    do {
      let outcome = try await IntentPerforming.perform(
        reference, toggle: item["toggle"].map { $0 == "true" },
        at: Date(timeIntervalSince1970: 0))
      #expect(text(outcome) == item["outcome"])
    } catch {
      #expect("\(error)" == item["error"])
    }
  }

  private func text(_ outcome: IntentOutcome) -> String {
    var words: [String] = []
    if outcome.opensApp { words.append("opens") }
    if outcome.runsInApp { words.append("in-app") }
    if let url = outcome.url { words.append("url=\(url)") }
    if let value = outcome.value { words.append("value=\(value.json)") }
    if let dialog = outcome.dialog { words.append("dialog=\(dialog)") }
    return words.joined(separator: " ")
  }
}
