import Glibc

/// The machine's database of time zones.
enum TimeZones {
  static func contains(_ name: String) -> Bool {
    if ["UTC", "GMT"].contains(name) { return true }
    // Names are paths in the database; nothing outside of it is looked at.
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/_+-".contains($0))
    }
    guard isName, !name.hasPrefix("/"), !name.isEmpty else { return false }
    guard access("/usr/share/zoneinfo", F_OK) == 0 else { return true }
    return access("/usr/share/zoneinfo/\(name)", R_OK) == 0
  }
}
