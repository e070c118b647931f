import Foundation

@testable import VitrineFoundation

extension AmbientContext {
  static func test(
    _ locale: String = "en_US", zone: String = "UTC", now: Double? = nil, seed: UInt64? = nil,
    device: String = "iphone"
  ) -> AmbientContext {
    AmbientContext(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone)!,
      now: now.map { Date(timeIntervalSince1970: $0) }, seed: seed, device: device)
  }
}
