/// Modules that are written for Linux as well, or stand on C alone: these take the branches of `#if` that
/// Linux takes. The others name what only Darwin's C library has.
extension ProjectFinder {
  /// What may be imported on Linux too. Others of the SDK's modules show that a module is written for Apple's
  /// frameworks, whatever else it runs on.
  private static let portable: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Synchronization", "Distributed",
    "Observation", "Builtin", "_Differentiation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "FoundationInternationalization", "CoreFoundation",
    "ObjectiveC", "Darwin", "Glibc", "Musl", "Android", "Bionic", "WASILibc", "ucrt", "CRT",
    "WinSDK", "Cxx", "CxxStdlib", "MachO", "SwiftShims", "os", "XCTest", "Testing",
  ]
  private static let foundation: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "CoreFoundation",
  ]

  /// Notes in the modules' settings which are portable, and which need nothing but the standard library.
  func markPortable(_ modules: inout [LocalModule]) {
    // Known before anything is imported: modules in C and those of this project.
    var imports: [String: Set<String>] = [:]
    for module in modules where module.c == nil && module.macro == nil {
      imports[module.name] = self.imports(of: module.sources)
    }
    let inC = Set(modules.filter { $0.c != nil }.map(\.name))
    let apple = provided.subtracting(Self.portable).subtracting(modules.map(\.name))
    var plain = Set(imports.keys)
    while true {
      let fitting = plain.filter { name in
        let imported = imports[name] ?? []
        return imported.isDisjoint(with: apple) && imported.isDisjoint(with: Self.foundation)
          && imported.allSatisfy { imports[$0] == nil || plain.contains($0) }
      }
      if fitting == plain { break }
      plain = fitting
    }
    for index in modules.indices {
      let module = modules[index]
      guard let imported = imports[module.name], !module.sources.isEmpty else { continue }
      modules[index].settings.isPlain = plain.contains(module.name)
      // C is compiled for this machine, and shows no names of Darwin's to what is made of it alone.
      modules[index].settings.isPortable =
        imported.isDisjoint(with: apple)
        && (plain.contains(module.name) && !imported.isDisjoint(with: inC)
          || module.sources.contains {
            // Apple's Foundation is in one piece.
            files.contains("os(Linux)", "import Glibc", "canImport(FoundationEssentials)", in: $0)
          })
    }
  }
}
