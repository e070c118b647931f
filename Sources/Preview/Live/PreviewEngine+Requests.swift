import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrinePlatform

extension PreviewEngine {
  func placementJSON(_ id: String) throws(PreviewError) -> JSON {
    if let activity = state.activities.first(where: { $0.id == id }) { return json(activity) }
    return json(try placement(id))
  }

  /// The name of what a placement shows now.
  func pictureName(_ id: String, scale: Double?, crop: Crop) async throws -> String {
    let placement = try placement(id)
    await bring(id)
    return pictures.name(picture(placement, scale: scale, crop: crop))
  }

  // MARK: Time

  /// One of the ways to move time.
  /// - Returns: a sentence where there is no moment to go to; nil: time has moved.
  @discardableResult
  func changeTime(_ change: JSON) async throws -> String? {
    let named = ["date", "advance", "next", "now"].filter { change[$0] != nil }
    guard named.count < 2 else {
      throw PreviewError.malformed(
        "the body names two moments, '\(named[0])' and '\(named[1])': send one of them")
    }
    if let date = change["date"] {
      guard let seconds = date.double ?? date.string.flatMap(DateText.parse) else {
        throw PreviewError.malformed(
          "'date' must be a date such as 2026-06-08T09:41:00Z, or seconds since 1970")
      }
      state.speed = 0
      try await setTime(seconds)
    } else if let length = change["advance"] {
      guard let seconds = length.double ?? length.string.flatMap(Self.duration) else {
        throw PreviewError.malformed("'advance' must be seconds, or a duration such as 1h30m")
      }
      try await setTime(state.date + seconds)
    } else if let speed = change["speed"] {
      guard let speed = speed.double, (0...1_000_000).contains(speed) else {
        throw PreviewError.malformed("'speed' must be a number from 0 to 1000000")
      }
      state.speed = speed
      changed("time")
    } else if change["next"]?.bool == true {
      guard let next = nextMoment() else {
        return "nothing more will happen: no entry and no reload is to come"
      }
      state.speed = 0
      try await setTime(next)
    } else if change["now"]?.bool == true {
      try await setTime(SystemClock.now.rounded(.down))
    } else if change["by"]?.string == "entry", let id = change["placement"]?.string {
      return try await step(id, by: change["direction"]?.int ?? 1)
    } else {
      throw PreviewError.malformed("the body must have 'date', 'advance', 'speed', 'next' or 'now'")
    }
    return nil
  }

  private static func duration(_ text: String) -> Double? {
    if let seconds = Double(text) { return seconds }
    return text.hasPrefix("-")
      ? DurationText.parse(String(text.dropFirst())).map { -$0 } : DurationText.parse(text)
  }

  /// To the next or last entry of one widget.
  private func step(_ id: String, by direction: Int) async throws -> String? {
    _ = try placement(id)
    let entries = live[id]?.timeline.timeline?.entries.map(\.date) ?? []
    let shown = live[id]?.frames.map(\.at) ?? []
    let moments = Set(entries + shown)
    let target =
      direction > 0
      ? moments.filter { $0 > state.date }.min() : moments.filter { $0 < state.date }.max()
    guard let target else {
      return "the timeline has no entry \(direction > 0 ? "after" : "before") this"
    }
    state.speed = 0
    try await setTime(target)
    return nil
  }

  // MARK: Taps

  func tapJSON(_ id: String, _ target: TapTarget, scale: Double) async throws -> JSON {
    json(try await tap(id, target, scale: scale))
  }

  func json(_ result: TapResult) -> JSON {
    let outcome = result.outcome
    var (url, dialog, fault): (String?, String?, String?) = (nil, nil, nil)
    if case .open(let address, _) = outcome.tap.action { url = address }
    switch outcome.performed {
    case .success(let response): (url, dialog) = (response.url ?? url, response.dialog)
    case .failure(let failure): fault = "\(failure)"
    case nil: break
    }
    return .object([
      "action": .string(outcome.cause), "detail": .string(outcome.detail),
      "notes": .array(outcome.tap.notes.map { .string($0) }), "url": .optional(url),
      "dialog": .optional(dialog), "fault": .optional(fault),
      "pending": .optional(result.pending),
      "transition": result.transition.map(Self.json) ?? .null, "state": stateJSON,
    ])
  }

  static func json(_ transition: (seconds: Double, frames: [String])) -> JSON {
    .object([
      "seconds": .number(transition.seconds),
      "frames": .array(transition.frames.map { .string($0) }),
    ])
  }
}
