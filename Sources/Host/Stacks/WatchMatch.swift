import VitrineDrawing
public import VitrineMessages
import VitrinePlatform

/// Whether the watch's Smart Stack would suggest a widget, and how strongly.
public struct WatchMatch: Hashable, Sendable {
  /// The condition that the widget named.
  public var attribute: RelevanceAttribute
  /// 0: the condition does not hold. How conditions weigh against each other is not public: these
  /// weights are estimates and their order is what counts.
  public var score: Double
  /// Why it fits or does not, for a report.
  public var reason: String

  /// Judges the condition in a situation.
  public init(_ attribute: RelevanceAttribute, in situation: Situation) {
    self.attribute = attribute
    (score, reason) = Self.judge(attribute.condition, situation)
  }

  /// A Live Activity that runs stands above the widgets.
  public static let liveActivity = WatchMatch(
    attribute: RelevanceAttribute(condition: nil), score: 1.1,
    reason: "a Live Activity is at the top while it runs")

  private init(attribute: RelevanceAttribute, score: Double, reason: String) {
    self.attribute = attribute
    self.score = score
    self.reason = reason
  }

  private static func judge(
    _ condition: RelevanceAttribute.Condition?, _ now: Situation
  ) -> (Double, String) {
    switch condition {
    case nil: return (0.1, "no condition: suggested if its group has room")
    case .date(let from, let to, let kind): return date(from, to, kind, now.date)
    case .place(let name):
      return now.place == name ? (0.7, "at \(name)") : (0, "not at \(name)")
    case .region(let identifier, let latitude, let longitude, let radius):
      guard let here = now.location else { return (0, "the location is not known") }
      let distance = Self.distance(here, (latitude, longitude))
      let text = "\(Int(min(distance, 1e9).rounded())) m from '\(identifier)'"
      return distance <= radius ? (0.7, text) : (0, "\(text), more than \(Int(radius)) m")
    case .sleep(let moment):
      return now.sleep == moment ? (0.6, "it is \(moment)") : (0, "it is not \(moment)")
    case .fitness(let state):
      return now.fitness.contains(state) ? (0.8, state) : (0, "not \(state)")
    case .headphones:
      return now.hasHeadphones ? (0.5, "headphones are connected") : (0, "no headphones")
    }
  }

  /// A moment counts from half an hour before to a quarter after it (estimate).
  private static func date(
    _ from: Double, _ to: Double, _ kind: String, _ now: Double
  ) -> (Double, String) {
    let span = from == to ? (from - 1800)...(from + 900) : from...max(from, to)
    let weight = kind == "scheduled" ? 1 : kind == "informational" ? 0.3 : 0.6
    if span.contains(now) {
      return (weight, "\(kind) date, until \(DateText.iso8601(span.upperBound))")
    }
    return now < span.lowerBound
      ? (0, "begins at \(DateText.iso8601(span.lowerBound))")
      : (0, "over since \(DateText.iso8601(span.upperBound))")
  }

  /// Meters between two places at most some kilometers apart; the earth's radius is 6,371 km.
  private static func distance(
    _ a: (latitude: Double, longitude: Double), _ b: (latitude: Double, longitude: Double)
  ) -> Double {
    let degree = 111_195.0
    let north = (a.latitude - b.latitude) * degree
    let east = (a.longitude - b.longitude) * degree * Trigonometry.cosine(a.latitude * .pi / 180)
    return (north * north + east * east).squareRoot()
  }
}
