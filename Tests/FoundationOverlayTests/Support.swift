import Foundation

@testable import VitrineFoundation

/// Files of `Cases`, beside this file.
enum Cases {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static func read<Case: Decodable>(_ name: String, as type: Case.Type = Case.self) -> Case {
    let data = try! Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try! JSONDecoder().decode(Case.self, from: data)
  }
}

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
