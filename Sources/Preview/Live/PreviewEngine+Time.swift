import VitrineCatalog
import VitrineHost
import VitrinePlatform

extension PreviewEngine {
  /// Time that is lived through at once, seconds; a longer way is a clock that was set (estimate: what
  /// a person wants to see of a widget is a week).
  static let longestSpan = 8 * 86_400.0
  /// Moments at which something happens that are lived through at once.
  private static let momentLimit = 4000
  /// 1970 to 9999: what a date can say.
  private static let dates = 0.0...253_402_300_799

  /// Makes it another time. Forward, all that would happen on the way happens; back, what was on
  /// screen then is shown again.
  func setTime(_ target: Double) async throws(PreviewError) {
    guard target.isFinite, Self.dates.contains(target) else {
      throw .malformed("the time must lie between the years 1970 and 9999")
    }
    if target >= furthest {
      if target - furthest > Self.longestSpan {
        await setClock(target)
      } else {
        advance(to: target)
      }
    } else if isRemembered(target) {
      state.date = target
    } else {
      await setClock(target)
    }
    changed("time")
  }

  /// Whether every widget on the stage had something to show at a moment.
  private func isRemembered(_ date: Double) -> Bool {
    state.onStage.allSatisfy { placement in
      guard let first = live[placement.id]?.frames.first else { return true }
      return first.at <= date
    }
  }

  /// Lets time pass, event by event.
  private func advance(to target: Double) {
    var now = furthest
    for _ in 0..<Self.momentLimit {
      let moments = state.onStage.compactMap { placement in
        live[placement.id]?.timeline.nextMoment(after: now).map { (max($0, now), placement.id) }
      }
      guard let next = moments.min(by: { $0.0 < $1.0 }), next.0 <= target else { break }
      now = next.0
      furthest = now
      let due = moments.filter { $0.0 <= now }.map(\.1)
      for id in due { settle(id, at: now) }
      // What is due at a moment and stays so would hold up the time.
      let stuck = due.filter {
        live[$0]?.timeline.nextMoment(after: now).map { $0 <= now } ?? false
      }
      if stuck.count == due.count { now += 1 }
    }
    furthest = target
    state.date = target
    for placement in state.onStage { settle(placement.id, at: target) }
  }

  /// The clock is set: entries' dates stay, the widget is asked anew.
  private func setClock(_ target: Double) async {
    let shift = target - furthest
    furthest = target
    state.date = target
    for id in live.keys {
      guard var widget = live[id] else { continue }
      widget.timeline.clockWasSet(by: shift)
      widget.frames = []
      if widget.asked != nil { widget.note(widget.timeline.request(.clock, at: target)) }
      live[id] = widget
    }
    for placement in state.onStage { settle(placement.id, at: target) }
    for activity in state.activities {
      live[activity.id]?.asked = nil
      bring(activity)
    }
    for placement in state.onStage where job(placement, at: target).source == .snapshot {
      live[placement.id]?.asked = nil
      await bring(placement.id)
    }
  }

  /// What is done now is done at the time that is shown: what was seen of a later time has not
  /// happened.
  func liveInPresent() {
    guard state.date < furthest else { return }
    let shift = state.date - furthest
    furthest = state.date
    for id in live.keys {
      live[id]?.timeline.clockWasSet(by: shift)
      live[id]?.forget(after: state.date)
    }
  }

  /// When an entry changes or a widget is asked next; nil: never.
  func nextMoment() -> Double? {
    if state.date < furthest {
      let later = state.onStage.flatMap { live[$0.id]?.frames.map(\.at) ?? [] }
      if let next = later.filter({ $0 > state.date }).min() { return next }
    }
    return state.onStage.compactMap { placement in
      let now = furthest
      guard let timeline = live[placement.id]?.timeline else { return nil }
      return timeline.nextMoment(after: now).flatMap { $0 > now ? $0 : nil }
        ?? timeline.timeline?.nextChange(after: now)
    }.min()
  }

  /// The clock runs: called now and then with the time that has passed, in real seconds.
  func tick(_ seconds: Double) async {
    guard state.speed > 0 else { return }
    let target = min(state.date + seconds * state.speed, Self.dates.upperBound)
    let before = eventCount
    if target >= furthest { advance(to: target) } else { state.date = target }
    if eventCount != before { changed("time") }
    let now = SystemClock.uptime
    guard now - lastTimeEvent >= 1 else { return }
    lastTimeEvent = now
    hub.send(
      "time",
      .object([
        "time": .string(DateText.iso8601(state.date)), "seconds": .number(state.date),
        "speed": .number(state.speed), "revision": .integer(revision),
      ])
    )
  }

  private var eventCount: Int { state.onStage.reduce(0) { $0 + (live[$1.id]?.frames.count ?? 0) } }
}
