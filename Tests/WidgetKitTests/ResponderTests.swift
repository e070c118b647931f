import Foundation
import SwiftUI
import TestSupport
import Testing
import VitrineDrawing
import VitrineExtension
import VitrineMessages
import WidgetKit

/// Requests against the sample bundle, as the system sends them. Serialized: a request sets the
/// clock, locale and time zone of the whole process.
@Suite(.serialized, .timeLimit(.minutes(60)))
@MainActor
struct ResponderTests {
  static let host = WidgetResponder(.bundle { SampleBundle() })

  @Test(arguments: try Cases().records("render.txt"))
  func render(_ test: Case) async throws {
    let reply = await ExtensionMain.reply(to: .render(request(test)), service: Self.host)
    switch reply {
    case .rendered(let response):
      let archive = try Archive(decoding: response.archive)
      let texts = archive.semantics.texts.joined(separator: " | ")
      #expect(test["failure"] == nil)
      if let expected = test["text"] { #expect(texts == expected) }
      if let expected = test["entry"] {
        #expect("\(response.entryIndex) of \(response.entryCount)" == expected)
      }
      if let expected = test["url"] { #expect(response.widgetURL == expected) }
      if let expected = test["background"] {
        #expect("\(response.hasContainerBackground)" == expected)
      }
      if let expected = test["size"] {
        #expect("\(archive.size.width) x \(archive.size.height)" == expected)
      }
    case .failed(let failure):
      // Built with all other tests, the bundle holds the example package's preview too.
      #expect("\(failure)".replacing("Noon, ", with: "") == test["failure"] ?? "no failure")
    default: Issue.record("another reply than the one asked for")
    }
  }

  private func request(_ test: Case) -> RenderRequest {
    var environment = RenderEnvironment(
      family: test["family"] ?? "systemSmall", locale: test["locale"] ?? "en_US",
      date: 1_790_000_000, isPreview: test["gallery"] != nil)
    environment.width = test["width"].flatMap(Double.init) ?? environment.width
    environment.height = test["height"].flatMap(Double.init) ?? environment.height
    let source: RenderRequest.Source =
      switch test["source"] ?? "timeline" {
      case "placeholder": .placeholder
      case "snapshot": .snapshot
      case "preview":
        .preview(name: test["preview"] ?? "", entry: test["index"].flatMap(Int.init) ?? 0)
      default: .timelineEntry(index: test["index"].flatMap(Int.init))
      }
    return RenderRequest(
      kind: test["kind"] ?? "", source: source, environment: environment,
      configuration: test["configuration"], activityRegion: test["region"], providerTimeLimit: 0.3)
  }

  @Test func bundleIsDescribedInOrder() async throws {
    let bundle = try await Self.host.describe()
    #expect(
      bundle.widgets.map(\.kind) == [
        "prompt", "late", "twice", "never", "empty", "unsorted", "background", "bare", "greeting",
        "activity:RideAttributes", "lamp",
      ])
    let first = try #require(bundle.widgets.first)
    #expect(first.displayName == "Numbers")
    #expect(first.description == "Counts.")
    #expect(first.families == ["systemSmall", "accessoryCircular"])
    #expect(first.disfavoredLocations.map(\.location) == ["standBy"])
    let bare = try #require(bundle.widgets.first { $0.kind == "bare" })
    #expect(bare.contentMarginsDisabled)
    #expect(!bare.containerBackgroundRemovable)
    let greeting = try #require(bundle.widgets.first { $0.kind == "greeting" })
    #expect(greeting.parameters.map(\.name) == ["name", "isLoud"])
    #expect(greeting.intentType == "GreetingIntent")
    #expect(bundle.widgets.last?.configuration == .control)
    #expect(bundle.widgets.last?.displayName == "Lamp control")
  }

  @Test func previewsAreFoundInTheExecutable() async throws {
    // Built with all other tests, the bundle holds the example package's preview too.
    let previews = try await Self.host.describe().previews.filter { $0.name != "Noon" }
    #expect(
      previews.map { "\($0.name), \($0.family ?? "-"), \($0.entryCount)" } == [
        "numbers, systemSmall, 2", "SampleBundle.swift:2, -, 1",
        "ride, islandCompact, 1",
        "old, systemMedium, 1", "Number_Previews 2, -, 1",
      ])
  }

  @Test(arguments: try Cases().records("timeline.txt"))
  func timeline(_ test: Case) async throws {
    let request = TimelineRequest(
      kind: test["kind"] ?? "", environment: RenderEnvironment(date: 1_790_000_000),
      providerTimeLimit: 0.3)
    switch await ExtensionMain.reply(to: .timeline(request), service: Self.host) {
    case .timeline(let response):
      let dates = response.entries.map { "\(Int($0.date - 1_790_000_000))" }
      #expect(dates.joined(separator: " ") == test["dates"])
      #expect(response.faults.joined(separator: " ") == test["faults"] ?? "")
      #expect(response.policy == .after(1_790_000_060))
    case .failed(let failure): #expect("\(failure)" == test["failure"] ?? "no failure")
    default: Issue.record("another reply than the one asked for")
    }
  }

  @Test func intentsReportWhatTheyReload() async throws {
    let reference = """
      {"identifier":"LampIntent","parameters":{},"type":"\(_mangledTypeName(LampIntent.self) ?? "")"}
      """
    let request = PerformRequest(intent: reference, toggleValue: true)
    guard
      case .performed(let response) = await ExtensionMain.reply(
        to: .perform(request), service: Self.host)
    else {
      Issue.record("the intent was not performed")
      return
    }
    #expect(response.reloads == ["on"])
  }

  /// A clock that stands still says moments that are long over, or far away: to wait for one a little later takes
  /// that little, neither nothing nor years.
  @Test(arguments: [1_000_000_000.5, 4_000_000_000.25])
  func waitsAreAsLongAsTheyAreAskedFor(date: Double) async {
    let request = RenderRequest(
      kind: "", source: .placeholder, environment: RenderEnvironment(date: date))
    let service = WaitingService()
    _ = await ExtensionMain.reply(to: .render(request), service: service)
    #expect(service.waited.count == 3)
    #expect(service.waited.allSatisfy { $0 >= .milliseconds(20) }, "\(service.waited)")
  }

  @Test func theEntryOnScreenIsTheLastThatHasCome() {
    let now = Date(timeIntervalSince1970: 100)
    func current(_ seconds: [Double]) -> Int {
      WidgetResponder.current(seconds.map(Date.init(timeIntervalSince1970:)), at: now)
    }
    #expect(current([0, 50, 150]) == 1)
    #expect(current([150, 200]) == 0)
    #expect(current([150, 50, 0]) == 1)
    #expect(current([100, 100]) == 1)
  }
}

/// Waits in the ways that Dispatch and the C library offer.
@MainActor
private final class WaitingService: ExtensionService {
  var waited: [Duration] = []

  func describe() async throws -> BundleDescription { throw ExtensionFailure.notAvailable("that") }

  func render(_ request: RenderRequest) async throws -> RenderResponse {
    waited = [
      ContinuousClock().measure { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02) },
      ContinuousClock().measure {
        _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.02)
      },
      ContinuousClock().measure { waitForCondition(0.02) },
    ]
    throw ExtensionFailure.notAvailable("a picture")
  }
}

/// As Foundation's conditions do: until the wall clock says so many seconds more.
private func waitForCondition(_ seconds: Double) {
  var (condition, mutex) = (pthread_cond_t(), pthread_mutex_t())
  pthread_cond_init(&condition, nil)
  pthread_mutex_init(&mutex, nil)
  defer {
    pthread_cond_destroy(&condition)
    pthread_mutex_destroy(&mutex)
  }
  var end = timespec()
  clock_gettime(CLOCK_REALTIME, &end)
  let nanoseconds = end.tv_nsec + Int(seconds * 1e9)
  end = timespec(
    tv_sec: end.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  pthread_mutex_lock(&mutex)
  while pthread_cond_timedwait(&condition, &mutex, &end) == 0 {}
  pthread_mutex_unlock(&mutex)
}

extension SemanticsNode {
  /// Texts in the order of the tree.
  var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }
}
