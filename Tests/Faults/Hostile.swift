import SwiftUI
import WidgetKit

/// Providers that write to the host's pipe behind the SDK's back, hang or end the process; and one
/// that behaves, which must not notice.
enum Attack: String, CaseIterable {
  case noise, longHeader, half, wrongAnswer, deep, flood, closed, exits, hangs, traps
}

struct HostileEntry: TimelineEntry {
  let date: Date
}

struct HostileProvider: TimelineProvider {
  let attack: Attack?
  func placeholder(in context: Context) -> HostileEntry { HostileEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (HostileEntry) -> Void) {
    completion(HostileEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HostileEntry>) -> Void) {
    if let attack { carryOut(attack) }
    let entries = (0..<6).map { HostileEntry(date: .now.addingTimeInterval(Double($0) * 300)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func carryOut(_ attack: Attack) {
    func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) } }
    func frame(_ kind: UInt8, _ text: String, length: UInt32? = nil) -> [UInt8] {
      let count = length ?? UInt32(text.utf8.count)
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + [kind]
        + Array(text.utf8)
    }
    switch attack {
    case .noise: send((0..<5000).map { _ in UInt8.random(in: 0...255) })
    case .longHeader: send(frame(0, "", length: .max))
    case .half:
      send(frame(0, "half", length: 4000))
      exit(0)
    case .wrongAnswer:
      send(
        frame(0, "{\"id\":1,\"reply\":{\"described\":{}},\"residentBytes\":0}"))
    case .deep: send(frame(0, String(repeating: "[", count: 100_000)))
    case .flood:
      let block = [UInt8](repeating: 7, count: 1 << 20)
      while true { send(block) }
    case .closed: close(3)
    case .exits: exit(3)
    case .hangs: while true { usleep(1000) }
    case .traps: fatalError("on purpose")
    }
  }
}

struct HostileWidget: Widget {
  var attack: Attack?
  init() {}
  init(_ attack: Attack) { self.attack = attack }
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: attack?.rawValue ?? "peaceful", provider: HostileProvider(attack: attack)
    ) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FirstAttacks: WidgetBundle {
  var body: some Widget {
    HostileWidget(.noise)
    HostileWidget(.longHeader)
    HostileWidget(.half)
    HostileWidget(.wrongAnswer)
    HostileWidget(.deep)
  }
}

@main
struct Hostile: WidgetBundle {
  var body: some Widget {
    FirstAttacks().body
    HostileWidget(.flood)
    HostileWidget(.closed)
    HostileWidget(.exits)
    HostileWidget(.hangs)
    HostileWidget(.traps)
    HostileWidget()
  }
}
