import Foundation
import Testing

@testable import VitrineFoundation

/// What a widget's own calls answer in a context.
@Suite(.timeLimit(.minutes(60)))
struct AmbientTests {
  @Test(arguments: ["de_DE", "ar_EG", "ja_JP", "en_GB"])
  func localeAndCalendarFollow(_ identifier: String) {
    AmbientContext.with(.test(identifier, zone: "Asia/Tokyo")) {
      #expect(Locale.current.identifier == identifier)
      #expect(Locale.autoupdatingCurrent.identifier == identifier)
      #expect(Calendar.current.locale?.identifier == identifier)
      #expect(Calendar.current.timeZone.identifier == "Asia/Tokyo")
      #expect(TimeZone.current.identifier == "Asia/Tokyo")
      #expect(Locale.preferredLanguages.first?.prefix(2) == identifier.prefix(2))
    }
  }

  /// Two folders above an extension is its app, with an Info.plist of its own.
  @Test func theAppAroundAnExtensionAnswersForItself() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appendingPathComponent("Tea.app")
    let widget = app.appendingPathComponent("PlugIns/Widget.appex")
    try FileManager.default.createDirectory(at: widget, withIntermediateDirectories: true)
    let plist = ["CFBundleIdentifier": "com.example.tea"]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: app.appendingPathComponent("Info.plist"))
    let own = try #require(Bundle(path: app.path))
    let answer = BundleHooks.appInfoPlist(of: own, around: widget.path)
    #expect(answer?["CFBundleIdentifier"] as? String == "com.example.tea")
    let bundle = try #require(Bundle(path: widget.path))
    #expect(BundleHooks.appInfoPlist(of: bundle, around: widget.path) == nil)
    #expect(BundleHooks.appInfoPlist(of: own, around: "/elsewhere/Widget.appex") == nil)
  }

  @Test func clockStandsStill() {
    AmbientContext.with(.test(now: 1_000_000_000.25)) {
      #expect(Date().timeIntervalSince1970 == 1_000_000_000.25)
      #expect(Date.now == Date())
      #expect(Date(timeIntervalSinceNow: 60).timeIntervalSince(Date()) == 60)
      #expect(Date().timeIntervalSinceNow == 0)
      #expect(Calendar.current.isDateInToday(Date(timeIntervalSince1970: 1_000_000_000)))
      #expect(Calendar.current.isDateInTomorrow(Date(timeIntervalSince1970: 1_000_086_400)))
      #expect(CFAbsoluteTimeGetCurrent() == Date().timeIntervalSinceReferenceDate)
    }
    #expect(abs(Date().timeIntervalSince1970 - 1_000_000_000) > 1e6)
  }

  /// What an extension asks of its hooks when it starts. A test executable shows its symbols where it
  /// holds VitrineTesting; where it does not, what is found by its name there is the machine's, and the
  /// probes have to see that.
  @Test func probesSeeWhetherHooksHold() {
    let showsSymbols = dlsym(nil, "vitrine_Bundle_localizedString") != nil
    let holding = HookProbe.probes.filter { $0.finding() == nil }.map(\.name)
    #expect(
      holding
        == (showsSymbols ? HookProbe.probes.map(\.name) : ["clock", "locale", "functions"]))
  }

  /// A fault shows the last line that an extension printed: it has to name the hooks.
  @Test func refusalNamesTheHooksOnOneLine() {
    let refusal = HookProbe.refusal(["the clock runs", "the locale is the machine's"])
    #expect(
      refusal == "the clock runs; the locale is the machine's; this SDK does not match the Swift "
        + "toolchain or the processor: rebuild it with script/build")
  }

  @Test func contextsOfTasksDoNotMix() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<50 {
        group.addTask {
          await AmbientContext.with(.test(now: Double(index) * 1000)) {
            await Task.yield()
            return Date().timeIntervalSince1970 == Double(index) * 1000
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func seedsRepeatTheSequence() {
    // The sequence itself: a test executable exports no `syscall` for the Swift library to find.
    func draw(_ seed: UInt64) -> [UInt8] {
      Randomness.restart(seed: seed)
      defer { Randomness.restart(seed: nil) }
      var bytes = [UInt8](repeating: 0, count: 19)
      let isSeeded = bytes.withUnsafeMutableBytes { Randomness.fill($0) }
      return isSeeded ? bytes : []
    }
    #expect(draw(7) == draw(7))
    #expect(draw(7) != draw(8))
  }

  @Test(
    arguments: [
      ("de_DE.UTF-8", "de_DE"), ("C.UTF-8", nil), ("POSIX", nil), ("pt_BR", "pt_BR"),
      ("sr_RS@latin", "sr_RS"), ("", nil),
    ] as [(String, String?)])
  func posixNames(_ item: (String, String?)) {
    #expect(AmbientContext.posixLocale(item.0) == item.1)
  }
}
