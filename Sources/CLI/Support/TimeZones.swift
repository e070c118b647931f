import Foundation

/// The toolchain's database of time zones, which widgets have too.
enum TimeZones {
  static func contains(_ name: String) -> Bool {
    ["UTC", "GMT"].contains(name) || TimeZone(identifier: name) != nil
  }
}
