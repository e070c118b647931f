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
  case endlessFrames, noNumbers, farPoints, manyStops, emptyFonts, largeImages, deepViews, manyTexts
  case hugeTimes, longStrings
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
    ZStack {
      if let attack { HostileNumbers(attack: attack) }
      Text(words)
    }
    .containerBackground(.background, for: .widget)
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

/// What is wrong is in the numbers: the text above it is drawn all the same.
struct HostileNumbers: View {
  let attack: Attack

  var body: some View {
    switch attack {
    case .endlessFrames:
      Color.red.frame(width: 1e300, height: .infinity).offset(x: -1e300, y: 1e12).padding(-1e9)
    case .noNumbers:
      Color.red.frame(width: .nan, height: -5).scaleEffect(.nan).rotationEffect(.degrees(.infinity))
        .shadow(radius: .nan).blur(radius: -.infinity).opacity(.nan).position(x: .nan, y: 1)
    case .farPoints: FarPoints().opacity(0.01)
    case .emptyFonts: EmptyFonts().opacity(0.01)
    case .largeImages: LargeImage().opacity(0.01)
    case .hugeTimes: HugeTimes().opacity(0.01)
    case .manyStops, .deepViews, .manyTexts, .longStrings: TooMuch(attack: attack).opacity(0.01)
    default: EmptyView()
    }
  }
}

struct FarPoints: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: -1e18, y: CGFloat(Int32.max)))
      for index in 0..<100_000 {
        path.addLine(to: CGPoint(x: Double(index % 2) * 4e9 - 2e9, y: Double(index)))
      }
    }
    .stroke(.red, style: StrokeStyle(lineWidth: 1e9, miterLimit: 1e18, dash: [1e-9, 1e9]))
  }
}

struct EmptyFonts: View {
  var body: some View {
    VStack {
      Text("a").font(.system(size: 0))
      Text("b").font(.system(size: -3)).kerning(.infinity)
      Text("c").font(.custom("", size: .nan)).tracking(-1e9).minimumScaleFactor(-1)
      Text("d").font(.system(size: 1e9)).lineSpacing(1e300).lineLimit(Int.max)
    }
  }
}

struct LargeImage: View {
  var body: some View {
    Image(size: CGSize(width: 1e9, height: 1e9)) {
      $0.fill(Path(CGRect.infinite), with: .color(.red))
    }
    .resizable(capInsets: EdgeInsets(top: 1e9, leading: -1, bottom: .nan, trailing: 0))
  }
}

struct HugeTimes: View {
  var body: some View {
    VStack {
      Text(Date(timeIntervalSince1970: 1e300), style: .relative)
      Text(Date(timeIntervalSince1970: -1e18), style: .timer)
      Text(timerInterval: Date.distantPast...Date.distantFuture)
      ProgressView(timerInterval: Date.distantPast...Date.distantFuture)
    }
  }
}

struct TooMuch: View {
  let attack: Attack

  var body: some View {
    switch attack {
    case .manyStops:
      LinearGradient(
        stops: (0..<1_000_000).map { .init(color: .white, location: Double($0 % 7)) },
        startPoint: .zero, endPoint: UnitPoint(x: 1e9, y: .nan))
    case .deepViews:
      (0..<4000).reduce(AnyView(Color.clear)) { view, _ in AnyView(view.padding(0.001)) }
    case .manyTexts: VStack { ForEach(0..<20_000, id: \.self) { Text("\($0)") } }
    default: Text(String(repeating: "👩‍👩‍👧e\u{301}\u{202B}", count: 50_000))
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

struct Numbers: WidgetBundle {
  var body: some Widget {
    HostileWidget(.endlessFrames)
    HostileWidget(.noNumbers)
    HostileWidget(.farPoints)
    HostileWidget(.manyStops)
    HostileWidget(.emptyFonts)
    HostileWidget(.largeImages)
    HostileWidget(.deepViews)
    HostileWidget(.manyTexts)
    HostileWidget(.hugeTimes)
    HostileWidget(.longStrings)
  }
}

@main
struct Hostile: WidgetBundle {
  var body: some Widget {
    Quiet().body
    Loud().body
    Later().body
    Numbers().body
  }
}
