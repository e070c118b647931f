public import Foundation
public import SwiftUI
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
public import WidgetKit

/// What a placed widget does over time.
public struct WidgetTimeline: Sendable {
  /// An entry on screen.
  public struct Entry: Hashable, Sendable {
    /// When it comes on screen.
    public var shown: Date
    /// Its own date.
    public var date: Date
  }

  /// Entries in the order in which they come on screen.
  public var entries: [Entry]
  /// When the provider was asked.
  public var reloads: [Date]
  /// Reloads taken from the day's budget.
  public var spent: Int
  /// Reloads that the budget or their distance did not allow when they were wanted.
  public var denied: Int
  /// For how long the screen showed content older than the widget wanted, seconds.
  public var staleSeconds: Double
  /// What the provider did wrong, by names that stay: `timeline-empty`, `entries-unsorted` …
  public var faults: [String]
  /// A line for each thing that happened.
  public var log: [String]
}

extension Widget {
  /// Lets simulated time pass and asks the provider whenever the system would.
  /// - Parameters:
  ///   - seconds: how long; a day takes a moment.
  ///   - budget: reloads a day; 40 to 70 is usual for a widget that is often seen.
  @MainActor
  public func timeline(
    _ family: WidgetFamily = .systemSmall, for seconds: Double = 86_400, budget: Int = 70,
    _ options: WidgetOptions = WidgetOptions()
  ) async throws -> WidgetTimeline {
    let stage = try await WidgetStage { self }
    let context: WidgetContext = family.isAccessory ? .lockScreen : .homeScreen
    let job = try stage.job(family, context, options)
    var run = TimelinePass(
      stage: stage, environment: job.environment, configuration: job.configuration,
      placed: PlacedTimeline(budget: ReloadBudget(allowed: budget)))
    await run.run(from: options.date.timeIntervalSince1970, for: seconds)
    return run.result
  }
}

/// The clock of a simulation is a number that jumps from one event to the next.
@MainActor
private struct TimelinePass {
  let stage: WidgetStage
  var environment: RenderEnvironment
  let configuration: String?
  var placed: PlacedTimeline
  private var events: [TimelineEvent] = []
  private var entries: [WidgetTimeline.Entry] = []
  private var end = 0.0
  /// A provider with an entry each second has 86,400 a day.
  private static let limit = 1_000_000

  init(
    stage: WidgetStage, environment: RenderEnvironment, configuration: String?,
    placed: PlacedTimeline
  ) {
    (self.stage, self.environment) = (stage, environment)
    (self.configuration, self.placed) = (configuration, placed)
  }

  mutating func run(from start: Double, for seconds: Double) async {
    var now = start
    end = start + seconds
    events += placed.request(.added, at: now)
    await settle(at: now)
    while events.count < Self.limit, let next = placed.nextMoment(after: now), next < end {
      now = max(now, next)
      await settle(at: now)
    }
  }

  private mutating func settle(at now: Double) async {
    while events.count < Self.limit {
      let (step, happened) = placed.step(at: now)
      events += happened
      switch step {
      case .ask(let request):
        environment.date = now
        events += placed.receive(await answer(), to: request, at: now)
      case .show(let index):
        guard let entry = placed.timeline?.entries[index] else { return }
        entries.append(
          WidgetTimeline.Entry(
            shown: Date(timeIntervalSince1970: now), date: Date(timeIntervalSince1970: entry.date)))
        events.append(
          TimelineEvent(at: now, .entry, cause: "timeline", detail: "entry \(index + 1)"))
      case nil: return
      }
    }
  }

  private func answer() async -> Result<TimelineResponse, TimelineFault> {
    let request = TimelineRequest(
      kind: stage.description.kind, environment: environment, configuration: configuration,
      providerTimeLimit: 10)
    switch await stage.reply(.timeline(request)) {
    case .timeline(let response): return .success(response)
    case .failed(let failure): return .failure(TimelineFault(.failed(failure)))
    default: return .failure(TimelineFault(.replyInvalid, "another answer than a timeline"))
    }
  }

  var result: WidgetTimeline {
    WidgetTimeline(
      entries: entries,
      reloads: events.filter { $0.kind == .reload }.map { Date(timeIntervalSince1970: $0.at) },
      spent: placed.budget.spent, denied: placed.budget.denied,
      staleSeconds: placed.staleSeconds(at: end), faults: events.compactMap(\.name),
      log: events.map(TimelineReport.line))
  }
}
