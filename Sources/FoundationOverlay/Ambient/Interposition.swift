import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Makes Foundation's functions lead to ours wherever the SDK stands in the order of libraries.
///
/// Where this library comes first, the dynamic linker has done most of it. Where it does not, and
/// for calls inside Foundation's own libraries, the first bytes of Foundation's function become a
/// jump to ours. That happens while the library is loaded, before any other thread runs.
enum Interposition {
  /// Symbols that Clock.swift, CurrentLocale.swift, BundleHooks.swift, SystemVersion.swift,
  /// MachineHooks.swift, SearchPaths.swift and Ports.swift define.
  static let symbols = [
    "$s20FoundationEssentials4DateVACycfC",
    "$s20FoundationEssentials4DateV3nowACvgZ",
    "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC",
    "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ",
    "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg",
    "$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF",
    "$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF",
    "$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF",
    "$s20FoundationEssentials6LocaleV7currentACvgZ",
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ",
    "$s20FoundationEssentials8CalendarV7currentACvgZ",
    "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
    "$s20FoundationEssentials8TimeZoneV7currentACvgZ",
    "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ",
    "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
    "$s10Foundation4PortCACycfC",
    "CFAbsoluteTimeGetCurrent",
    "$s20FoundationEssentials4UUIDVACycfC",
    "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg",
    "$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg",
    "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF",
    "$s20FoundationEssentials11ProcessInfoC14physicalMemorys6UInt64Vvg",
    "$s20FoundationEssentials11ProcessInfoC14processorCountSivg",
    "$s20FoundationEssentials11ProcessInfoC20activeProcessorCountSivg",
    "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg",
    "$s20FoundationEssentials11ProcessInfoC8hostNameSSvg",
    "$s20FoundationEssentials11ProcessInfoC8userNameSSvg",
    "$s20FoundationEssentials11ProcessInfoC12fullUserNameSSvg",
    "$s10Foundation10NSUserNameSSyF",
    "$s10Foundation14NSFullUserNameSSyF",
    "$s10Foundation17URLResourceValuesV19volumeTotalCapacitySiSgvg",
    "$s10Foundation17URLResourceValuesV23volumeAvailableCapacitySiSgvg",
    "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF",
    "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF",
  ]

  /// Symbols whose own function is still reached by somebody; `HookProbe` tells of them.
  static var missing: [String] { state.withLock { $0 } }
  private static let state = Mutex<[String]>([])

  static func install() {
    guard let own = ownLibrary() else { return }
    // Where the SDK holds Foundation itself (Tools/Link/link), the linker has done all of it. Where
    // nothing follows the SDK because it stands last, the first definition is Foundation's.
    if let first = symbols.first, dlsym(UnsafeMutableRawPointer(bitPattern: -1), first) == nil,
      dlsym(nil, first) == dlsym(own, first)
    {
      return
    }
    for symbol in symbols {
      guard let ours = dlsym(own, symbol), let bound = dlsym(nil, symbol) else { continue }
      // RTLD_NEXT: the definition after this library's.
      let next = bound != ours ? bound : dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol)
      guard let next, next != ours else { continue }
      if !jump(from: next, to: ours) { state.withLock { $0.append(symbol) } }
    }
  }

  /// A handle on the library that this code is in; nil inside an executable.
  private static func ownLibrary() -> UnsafeMutableRawPointer? {
    // By its name it is found at once; by an address only through all of its symbols, over a millisecond.
    if let library = dlopen("libVitrineSDK.so", RTLD_NOW | RTLD_NOLOAD) { return library }
    // `Dl_info`: path and base of the library, name and address of the symbol.
    var info: (UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafePointer<CChar>?, UnsafeRawPointer?) =
      (nil, nil, nil, nil)
    guard let address = dlsym(nil, "vitrine_Bundle_localizedString"),
      withUnsafeMutablePointer(to: &info, { libraryOf(address, UnsafeMutableRawPointer($0)) }) != 0,
      let path = info.0
    else { return nil }
    return dlopen(path, RTLD_NOW | RTLD_NOLOAD)
  }

  private static func jump(
    from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer
  ) -> Bool {
    #if arch(x86_64)
      // mov rax, target; jmp rax. Functions are aligned to 16 bytes, so that 12 always fit.
      var code: [UInt8] = [0x48, 0xB8]
      withUnsafeBytes(of: UInt(bitPattern: target)) { code += $0 }
      code += [0xFF, 0xE0]
      return ProtectedMemory.write(
        at: source, count: code.count, otherwise: PROT_READ | PROT_EXEC
      ) {
        code.withUnsafeBytes { source.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
      }
    #else
      #warning(
        "no jumps are written for this processor: extensions start only with an SDK that script/link has linked, in which Foundation's calls lead to ours anyway"
      )
      return false
    #endif
  }
}

/// libc's `dladdr`, which Glibc's module leaves out. Pointers travel the same way in Swift's calling
/// convention.
@_silgen_name("dladdr")
private func libraryOf(_ address: UnsafeRawPointer, _ info: UnsafeMutableRawPointer) -> Int32

/// Runs when the library is loaded, before `main`.
@section(".init_array") @used
private let installOnLoad: @convention(c) () -> Void = {
  AmbientContext.prepareProcess()
  Interposition.install()
}
