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

  /// No widget is suspended while it works.
  @Test func expiringActivitiesRun() async {
    let expired = await withCheckedContinuation { done in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "save") {
        done.resume(returning: $0)
      }
    }
    #expect(!expired)
    #expect(os_proc_available_memory() > 0)
  }

  /// A system monitor shows the device it is on, not the machine that draws it.
  @Test(arguments: ["iphone", "ipad", "applewatch", "mac", "applevision"])
  func theMachineIsTheDevice(_ device: String) throws {
    let hardware = Hardware.of(device)
    try AmbientContext.with(.test(now: 1_000_000_000, device: device)) {
      let process = ProcessInfo.processInfo
      #expect(process.physicalMemory == hardware.memory)
      #expect(process.processorCount == hardware.processors)
      #expect(process.activeProcessorCount == hardware.processors)
      #expect(process.hostName == "localhost")
      #expect(process.userName == NSUserName() && process.fullUserName == NSFullUserName())
      #expect(NSUserName() == (device == "mac" ? "appleseed" : "mobile"))
      let volume = try FileManager.default.vitrineAttributesOfFileSystem(forPath: "/")
      #expect(volume[.systemSize] as? Int == hardware.storage)
      #expect(volume[.systemFreeSize] as? Int == hardware.freeStorage)
      let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
        .volumeTotalCapacityKey, .volumeAvailableCapacityKey,
        .volumeAvailableCapacityForImportantUsageKey,
      ])
      #expect(values.volumeAvailableCapacityForImportantUsage == Int64(hardware.freeStorage))
      #expect(values.volumeTotalCapacity == hardware.storage)
      #expect(values.volumeAvailableCapacity == hardware.freeStorage)
      var size = mach_msg_type_number_t(MemoryLayout<vm_statistics64>.size / 4)
      var pages = vm_statistics64()
      let status = withUnsafeMutableBytes(of: &pages) {
        host_statistics64(
          mach_host_self(), HOST_VM_INFO64, $0.bindMemory(to: integer_t.self).baseAddress, &size)
      }
      #expect(status == KERN_SUCCESS)
      #expect(UInt64(pages.free_count) * UInt64(vm_page_size) == hardware.memory / 8)
    }
    AmbientContext.with(.test()) {
      #expect(ProcessInfo.processInfo.activeProcessorCount == sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
    #expect(throws: CocoaError.self) {
      try FileManager.default.vitrineAttributesOfFileSystem(forPath: "/no/such/path")
    }
  }

  /// Time that a device has been on grows with the moment, before 2001 as well.
  @Test func uptimeFollowsTheClock() {
    for now in [-1_000_000_000.0, 0, 1_000_000_000.25] {
      let times = [0.0, 60].map { later in
        AmbientContext.with(.test(now: now + later)) { ProcessInfo.processInfo.systemUptime }
      }
      #expect(times[0] >= 0 && times[1] - times[0] == 60)
    }
  }

  /// What an extension asks of its hooks when it starts. A test executable shows its symbols where it
  /// holds VitrineTesting; where it does not, what is found by its name there is the machine's, and the
  /// probes have to see that.
  @Test func probesSeeWhetherHooksHold() {
    let showsSymbols = dlsym(nil, "vitrine_Bundle_localizedString") != nil
    let holding = HookProbe.probes.filter { $0.finding() == nil }.map(\.name)
    #expect(
      holding
        == (showsSymbols
          ? HookProbe.probes.map(\.name) : ["clock", "locale", "machine", "functions"]))
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
