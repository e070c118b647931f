import Glibc
import SwiftUI
import WidgetKit

/// Widgets that attack from where a widget's code runs: a static initializer, a provider, a view; and
/// one that behaves, which must not notice. `WidgetTests.swift` has the table.
enum Attack: String, CaseIterable {
  case initializerReads, initializerConnects, providerReads, providerWrites, providerStarts
  case providerFetches, viewReads, viewLists, viewStarts, viewLinks
  case noise, longHeader, half, wrongAnswer, deep, flood, slow, closed, exits, hangs, traps
  case fillsMemory, viewTraps, viewHangs, viewExits, hugeNumbers, titles, networkFrame
}

/// What came of it, in words for the picture.
func attempt(_ path: String, _ flags: Int32) -> String {
  let file = open(path, flags, 0o600)
  guard file < 0 else { return "succeeded" }
  return "stopped \(errno)"
}

/// Runs before the first request.
let initializedReads = attempt("/etc/passwd", O_RDONLY)
let initializedConnects =
  socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 ? "stopped" : "succeeded"

func start() -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/true")
  do {
    try process.run()
    return "succeeded"
  } catch {
    return "stopped"
  }
}

struct HostileEntry: TimelineEntry {
  let date: Date
  var text = ""
}

struct HostileProvider: TimelineProvider {
  let attack: Attack?
  func placeholder(in context: Context) -> HostileEntry { HostileEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (HostileEntry) -> Void) {
    completion(HostileEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HostileEntry>) -> Void) {
    func answer(_ text: String) {
      completion(Timeline(entries: [HostileEntry(date: .now, text: text)], policy: .atEnd))
    }
    switch attack {
    case .initializerReads: answer(initializedReads)
    case .initializerConnects: answer(initializedConnects)
    case .providerReads: answer(attempt("/etc/passwd", O_RDONLY))
    case .providerWrites: answer(attempt("/tmp/vitrine-hostile-was-here", O_WRONLY | O_CREAT))
    case .providerStarts: answer(start())
    case .providerFetches:
      URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1:9/")!) { data, _, error in
        answer(data == nil && error != nil ? "stopped" : "succeeded")
      }.resume()
    case .some(let attack):
      carryOut(attack)
      answer("")
    case nil: answer("")
    }
  }

  private func carryOut(_ attack: Attack) {
    func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) } }
    func frame(_ kind: UInt8, _ text: String, length: UInt32? = nil) -> [UInt8] {
      let count = length ?? UInt32(text.utf8.count)
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + [kind]
        + Array(text.utf8)
    }
    switch attack {
    case .noise: send((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 13) })
    case .longHeader: send(frame(0, "", length: .max))
    case .half:
      send(frame(0, "half", length: 4000))
      exit(0)
    case .wrongAnswer: send(frame(0, "{\"id\":1,\"reply\":{\"described\":{}},\"residentBytes\":0}"))
    case .deep: send(frame(0, String(repeating: "[", count: 100_000)))
    case .flood:
      let block = [UInt8](repeating: 7, count: 1 << 20)
      while true { send(block) }
    case .slow:
      send(frame(0, "", length: 1000))
      while true {
        send([32])
        usleep(50_000)
      }
    case .closed: close(3)
    case .exits: exit(3)
    case .hangs: while true { usleep(1000) }
    case .traps: fatalError("on purpose")
    case .fillsMemory:
      var blocks: [[UInt8]] = []
      while true { blocks.append([UInt8](repeating: 1, count: 8 << 20)) }
    case .hugeNumbers: send(frame(1, String(repeating: "\u{7F}", count: 4000)))
    case .titles: print("\u{1B}]0;taken over\u{07}\u{1B}[2Jplain words\u{1B}[31m")
    case .networkFrame: send(frame(2, "\u{1}\u{0}\u{0}\u{0}{"))
    default: break
    }
  }
}

struct HostileView: View {
  let attack: Attack?
  let entry: HostileEntry

  var body: some View {
    Text(words).containerBackground(.background, for: .widget)
  }

  private var words: String {
    switch attack {
    case .viewReads: return attempt("/etc/passwd", O_RDONLY)
    case .viewLists: return opendir("/home") == nil ? "stopped" : "succeeded"
    case .viewStarts: return start()
    case .viewLinks:
      return link("/etc/passwd", NSHomeDirectory() + "/stolen") != 0 ? "stopped" : "succeeded"
    case .viewTraps: fatalError("a view on purpose")
    case .viewHangs: while true { usleep(1000) }
    case .viewExits: exit(4)
    default: return entry.text.isEmpty ? "peace" : entry.text
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
    ) { HostileView(attack: attack, entry: $0) }
    .supportedFamilies([.systemSmall])
  }
}

struct Quiet: WidgetBundle {
  var body: some Widget {
    HostileWidget(.initializerReads)
    HostileWidget(.initializerConnects)
    HostileWidget(.providerReads)
    HostileWidget(.providerWrites)
    HostileWidget(.providerStarts)
    HostileWidget(.providerFetches)
    HostileWidget(.viewReads)
    HostileWidget(.viewLists)
    HostileWidget(.viewStarts)
    HostileWidget(.viewLinks)
  }
}

struct Loud: WidgetBundle {
  var body: some Widget {
    HostileWidget(.noise)
    HostileWidget(.longHeader)
    HostileWidget(.half)
    HostileWidget(.wrongAnswer)
    HostileWidget(.deep)
    HostileWidget(.flood)
    HostileWidget(.slow)
    HostileWidget(.closed)
    HostileWidget(.exits)
    HostileWidget(.hangs)
  }
}

struct Later: WidgetBundle {
  var body: some Widget {
    HostileWidget(.traps)
    HostileWidget(.fillsMemory)
    HostileWidget(.viewTraps)
    HostileWidget(.viewHangs)
    HostileWidget(.viewExits)
    HostileWidget(.hugeNumbers)
    HostileWidget(.titles)
    HostileWidget(.networkFrame)
    HostileWidget()
  }
}

@main
struct Hostile: WidgetBundle {
  var body: some Widget {
    Quiet().body
    Loud().body
    Later().body
  }
}
