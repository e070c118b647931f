import ActivityKit
import Foundation

struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable {
      case upcoming
      case firstHalf
      case halfTime
      case secondHalf
      case finished
    }

    var homeScore: Int
    var awayScore: Int
    var phase: Phase
    /// When the running half began, as if the clock had never stood still.
    var clockStart: Date
    var lastScorer: String?
  }

  var home: Team
  var away: Team
  var kickOff: Date
}

struct Team: Codable, Hashable {
  var name: String
  var code: String
  var badge: String
}

extension Team {
  static let harbor = Team(name: "Harbor", code: "HAR", badge: "HarborBadge")
  static let summit = Team(name: "Summit", code: "SUM", badge: "SummitBadge")

  var localizedName: String {
    String(localized: String.LocalizationValue(name))
  }
}

extension MatchAttributes.ContentState {
  var isRunning: Bool { phase == .firstHalf || phase == .secondHalf }
}
