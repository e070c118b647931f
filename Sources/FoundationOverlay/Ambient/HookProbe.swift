import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Asks, as a widget and as Foundation itself would, whether what is asked follows the context. An
/// extension does so when it starts: a toolchain or a processor on which a hook does not hold would
/// else show the machine's own moment, language and network without a word.
package enum HookProbe {
  /// One hook, and how it is seen that it holds.
  struct Probe {
    let name: String
    /// What was found in place of what the context says; nil where the hook holds.
    let finding: @Sendable () -> String?
  }

  /// What does not follow the context, a sentence for each; empty where everything does.
  package static func failures() -> [String] {
    AmbientContext.prepareProcess()
    return probes.compactMap { probe in
      probe.finding().map { "the hook on Foundation's \(probe.name) does not hold: \($0)" }
    }
  }

  /// Why an extension does not start, on one line: of what it prints, the last line becomes the fault.
  package static func refusal(_ failures: [String]) -> String {
    failures.joined(separator: "; ")
      + "; this SDK does not match the Swift toolchain or the processor: rebuild it with script/build"
  }

  static let probes = [
    Probe(name: "clock", finding: clock), Probe(name: "locale", finding: locale),
    Probe(name: "randomness", finding: randomness), Probe(name: "machine", finding: machine),
    Probe(name: "bundle and network", finding: methods),
    Probe(name: "functions", finding: functions),
  ]

  /// A context as no machine has it.
  private static let strange = AmbientContext(
    locale: Locale(identifier: "fo_FO"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
    now: Date(timeIntervalSinceReferenceDate: -86_400.5))

  @Sendable private static func clock() -> String? {
    AmbientContext.with(strange) {
      let expected = -86_400.5
      // The first is Foundation's own code, the second the name that a widget is bound to.
      let asked = [
        ("NSDate()", NSDate().timeIntervalSinceReferenceDate),
        ("Date()", secondsNow() ?? expected),
      ]
      return asked.first { $0.1 != expected }.map { "\($0.0) gives \($0.1) for \(expected)" }
    }
  }

  /// `Date.timeIntervalSinceReferenceDate`, by the first definition of its name in the process.
  private static func secondsNow() -> Double? {
    dlsym(nil, "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ").map {
      unsafeBitCast($0, to: (@convention(c) () -> Double).self)()
    }
  }

  @Sendable private static func locale() -> String? {
    AmbientContext.with(strange) {
      let found = DateFormatter().locale.identifier
      return found == strange.locale.identifier
        ? nil : "Locale.current is \(found) for \(strange.locale.identifier)"
    }
  }

  @Sendable private static func randomness() -> String? {
    let before = Randomness.asked.load(ordering: .relaxed)
    _ = UInt64.random(in: .min ... .max)
    return Randomness.asked.load(ordering: .relaxed) > before
      ? nil : "UInt64.random() takes the machine's"
  }

  @Sendable private static func machine() -> String? {
    AmbientContext.with(strange) {
      let (found, expected) = (ProcessInfo.processInfo.physicalMemory, Hardware.current?.memory)
      return found == expected ? nil : "physicalMemory is the machine's \(found)"
    }
  }

  @Sendable private static func methods() -> String? {
    let missing = SymbolHooks.missing
    return missing.isEmpty ? nil : "no method \(missing.joined(separator: ", "))"
  }

  @Sendable private static func functions() -> String? {
    let missing = Interposition.missing
    return missing.isEmpty ? nil : "still reached: \(missing.joined(separator: ", "))"
  }
}
