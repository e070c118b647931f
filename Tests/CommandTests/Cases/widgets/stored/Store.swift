import Foundation
import Security

enum AppGroup {
  static let identifier = "group.com.example.stored"
}

enum Keys: String {
  case owner
  case count = "item-count"
  case items, opened, step
}

extension UserDefaults {
  static let shared = UserDefaults(suiteName: AppGroup.identifier)!
}

struct Item: Codable {
  enum Priority: String, Codable { case low, high }
  struct Place: Codable { var city: String, zip: Int? }
  enum CodingKeys: String, CodingKey {
    case title, due, priority, places = "all_places"
  }
  var title: String
  var due: Date
  var priority: Priority
  var places: [Place]
  var isLate: Bool { due < .now }
}

struct State: Decodable {
  var level: Double
  var note: String?
}

/// Reads in the ways that apps have: constants, raw values, casts, decoded bytes, files.
struct Store {
  var owner: String? { UserDefaults.shared.string(forKey: Keys.owner.rawValue) }
  var count: Int { UserDefaults.shared.integer(forKey: Keys.count.rawValue) }
  var opened: Date? { UserDefaults.shared.object(forKey: Keys.opened.rawValue) as? Date }

  func items() -> [Item] {
    guard let data = UserDefaults.shared.data(forKey: Keys.items.rawValue) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Item].self, from: data)) ?? []
  }

  /// Read only where there is an owner.
  func step() -> Int? {
    guard owner != nil else { return nil }
    return UserDefaults.standard.object(forKey: Keys.step.rawValue) as? Int
  }

  func state() -> State? {
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: AppGroup.identifier)
    guard let url = folder?.appendingPathComponent("State/state.json"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
  }

  func hasPicture() -> Bool {
    FileManager.default.fileExists(
      atPath: URL.applicationSupportDirectory.appendingPathComponent("cover.png").path)
  }

  func token() -> String? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "example",
      kSecAttrAccount as String: "token", kSecReturnData as String: true,
    ]
    var result: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess,
      let data = result as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// A cache of the widget's own: nobody has to bring it.
  func visits() -> Int {
    let url = URL.documentsDirectory.appendingPathComponent("visits.txt")
    let before = (try? String(contentsOf: url, encoding: .utf8)).flatMap { Int($0) } ?? 0
    try? "\(before + 1)".write(to: url, atomically: true, encoding: .utf8)
    return before
  }
}
