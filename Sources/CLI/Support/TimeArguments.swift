import ArgumentParser
import FoundationEssentials
import VitrinePlatform

/// Lengths of time on the command line.
enum DurationArgument {
  static func parse(_ text: String) throws -> Double {
    if let seconds = DurationText.parse(text) { return seconds }
    throw ValidationError("'\(text)' is not a duration: write 48h, 90m, 30s or 1d12h")
  }
}

/// Moments on the command line.
enum DateArgument {
  static func parse(_ text: String) throws -> Double {
    if text == "now" { return Date().timeIntervalSince1970 }
    if let date = DateText.parse(text) { return date }
    throw ValidationError("'\(text)' is not a date: write 2026-06-08T09:41:00Z, or now")
  }
}
