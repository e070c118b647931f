import Foundation
import SwiftUI

struct Hero: Identifiable, Hashable {
  let id: String
  let emoji: String
  let level: Int
  /// Health at the time of the entry, 0 … 1.
  let health: Double
  /// Seconds from no health to full health.
  let recovery: TimeInterval
  let strength: Double
  let wit: Double

  /// The span in which the hero recovers: at `date` it is as far as the health says.
  func recoverySpan(at date: Date) -> ClosedRange<Date> {
    let start = date.addingTimeInterval(-recovery * health)
    return start...start.addingTimeInterval(recovery)
  }

  func fullHealthDate(at date: Date) -> Date {
    recoverySpan(at: date).upperBound
  }
}

extension Hero {
  static let ember = Hero(
    id: "ember", emoji: "🦊", level: 7, health: 0.64, recovery: 3 * 3600,
    strength: 0.55, wit: 0.9)
  static let moss = Hero(
    id: "moss", emoji: "🐢", level: 12, health: 0.88, recovery: 8 * 3600,
    strength: 0.95, wit: 0.6)
  static let nocturne = Hero(
    id: "nocturne", emoji: "🦉", level: 9, health: 0.31, recovery: 2 * 3600,
    strength: 0.4, wit: 1)

  static let all = [ember, moss, nocturne]

  static func with(id: String) -> Hero? {
    all.first { $0.id == id }
  }
}

extension Hero {
  var name: LocalizedStringResource {
    switch id {
    case "moss": "Moss"
    case "nocturne": "Nocturne"
    default: "Ember"
    }
  }

  var role: LocalizedStringResource {
    switch id {
    case "moss": "River guardian"
    case "nocturne": "Night watch"
    default: "Trail scout"
    }
  }

  var story: LocalizedStringResource {
    switch id {
    case "moss": "Carries the village across the ford, one stone at a time."
    case "nocturne": "Sees a mouse blink from a mile away and keeps the secret."
    default: "Knows every shortcut in the forest and never comes home late."
    }
  }

  var colors: [Color] {
    switch id {
    case "moss": [Color("MossTop"), Color("MossBottom")]
    case "nocturne": [Color("NocturneTop"), Color("NocturneBottom")]
    default: [Color("EmberTop"), Color("EmberBottom")]
    }
  }
}
