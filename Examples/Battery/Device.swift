// vitrine:disable text-truncated -- people give their devices names of any length
import SwiftUI

struct Device: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let symbol: String
  let charge: Double
  var isCharging = false

  var tint: Color {
    if charge <= 0.1 { return .red }
    if charge <= 0.2 { return .yellow }
    return .accent
  }
}

extension Device {
  static let samples = [
    Device(id: 0, name: "Phone", symbol: "iphone", charge: 0.82, isCharging: true),
    Device(id: 1, name: "Watch", symbol: "applewatch", charge: 0.64),
    Device(id: 2, name: "Headphones", symbol: "headphones", charge: 0.18),
    Device(id: 3, name: "Tablet", symbol: "ipad", charge: 0.97),
  ]
}
