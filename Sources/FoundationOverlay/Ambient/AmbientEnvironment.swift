#if canImport(Glibc)
  import Glibc
#endif

extension AmbientContext {
  /// The context that the environment variables describe: `VITRINE_LOCALE`, else `LC_ALL` or `LANG`
  /// (`de_DE.UTF-8`), else `en_US`; `TZ`, else UTC. The clock stays the machine's.
  static func fromEnvironment() -> AmbientContext {
    let identifier =
      ProcessEnvironment.value("VITRINE_LOCALE") ?? posixLocale(ProcessEnvironment.value("LC_ALL"))
      ?? posixLocale(ProcessEnvironment.value("LANG")) ?? "en_US"
    let zone = ProcessEnvironment.value("TZ").flatMap { TimeZone(identifier: $0) }
    // Globals of a widget and its bundle may be made before the first request, which has the same seed.
    let date = isLive ? nil : ProcessEnvironment.value("VITRINE_DATE").flatMap(Double.init)
    return AmbientContext(
      locale: Locale(identifier: identifier),
      timeZone: zone ?? TimeZone(secondsFromGMT: 0)!,
      now: date.map { Date(timeIntervalSince1970: $0) }, seed: date?.bitPattern,
      device: device(of: ProcessEnvironment.value("VITRINE_PLATFORM") ?? ""),
      osVersion: ProcessEnvironment.value("VITRINE_OS").flatMap { Int($0.prefix { $0.isNumber }) }
        ?? 26)
  }

  /// Whether the machine's clock runs: answers come over the network.
  private static var isLive: Bool {
    let network = ProcessEnvironment.value("VITRINE_NETWORK") ?? ""
    return network == "live" || network.hasPrefix("record:")
  }

  /// String catalogs' name of a platform's device.
  package static func device(of platform: String) -> String {
    switch platform {
    case "watchOS": "applewatch"
    case "macOS": "mac"
    case "visionOS": "applevision"
    default: "iphone"
    }
  }

  /// `de_DE.UTF-8@euro` names `de_DE`; `C` and `POSIX` name no language.
  static func posixLocale(_ name: String?) -> String? {
    guard let name else { return nil }
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return identifier.isEmpty || identifier == "C" || identifier == "POSIX" ? nil : identifier
  }
}

/// Environment variables, read without Foundation's copy of the whole environment.
package enum ProcessEnvironment {
  /// A variable of the process's environment, nil where it is not set.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
