import Foundation
import VitrinePlatform

/// An empty library of the SDK's name, to link against in its stead: reading the real one's hundred
/// thousand symbols takes longer than the rest of a link. What the linker then cannot miss is looked up
/// in the real library afterward (`missingSymbols`).
struct SDKStub {
  let sdk: SDKLocation
  let linker: SDKLocation.Linker
  let sandbox: BuildSandbox
  /// Where the stub is kept.
  let folder: String

  /// The folder with the stub, made where it is not there; nil where it cannot be.
  func make() -> String? {
    let path = folder + "/libVitrineSDK.so"
    if Paths.exists(path) { return folder }
    let new = "\(path).\(getpid())"
    defer { unlink(new) }
    var clang = BuildTool(linker.clang, in: sandbox)
    clang.writable = [folder]
    guard (try? CacheFile.makeFolder(folder)) != nil,
      let made = try? clang.run([
        "-fuse-ld=" + Paths.folder(linker.clang) + "/ld.lld", "-shared", "-nostdlib",
        "-Wl,-soname,libVitrineSDK.so", "-x", "c", "/dev/null", "-o", new,
      ]), made.status.isSuccess, rename(new, path) == 0
    else { return nil }
    return folder
  }

  func remove() { unlink(folder + "/libVitrineSDK.so") }

  /// Symbols that a program takes from the SDK and that the SDK has not; nil where either cannot be
  /// read.
  func missingSymbols(of program: String) -> [String]? {
    guard let program = ELFSymbols(path: program), let library = ELFSymbols(path: sdk.library)
    else {
      return nil
    }
    return program.undefined.filter { !library.defines($0) }
  }
}
