import Foundation

/// What sources can import without a package: the SDK's modules and the toolchain's own.
enum ProvidedModules {
  /// Absent where the toolchain's modules cannot be listed.
  static func names(sdk: SDKLocation, _ toolchain: Toolchain) -> Set<String>? {
    let toolchain = toolchain.folder + "/lib/swift"
    let names = ["/linux", ""].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: toolchain + $0)) ?? []
    }
    guard names.contains("Foundation.swiftmodule") else { return nil }
    var all = Set(names.map { $0.hasSuffix(".swiftmodule") ? String($0.dropLast(12)) : $0 })
    all.formUnion(sdk.importable)
    all.formUnion(sdk.moduleNames)
    // The last is the compiler's own, for sources with the experimental feature of that name.
    return all.union(["Glibc", "SwiftShims", "CoreFoundation", "Builtin"])
  }
}
