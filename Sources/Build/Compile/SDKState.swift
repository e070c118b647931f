import Foundation
import VitrinePlatform

/// Which of the build folder's modules are the SDK's, and whether they fit its library.
extension SDKLocation {
  /// Names of the SDK's modules. The folder also holds those that the command stands on, which a
  /// widget must not see: its `canImport(GRDB)` would be true, and the import would not load.
  var moduleNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let all = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.sorted()
    guard let linked = linkedModules else { return all }
    return all.filter(linked.contains)
  }

  /// Modules of the library whose description is gone: the compiler takes it away before it writes
  /// another, and a build that failed leaves none.
  private var lostModules: [String] {
    (linkedModules ?? []).sorted().filter { name in
      !Paths.exists(modules + "/\(name).swiftmodule")
        // One that is written in C has a map instead.
        && !Paths.exists(folder + "/\(name).build/module.modulemap")
    }
  }

  /// The modules whose objects SwiftPM linked into the library; nil where its list is not there, as
  /// in an SDK that was moved away from the checkout.
  var linkedModules: Set<String>? {
    let list = folder + "/VitrineSDK.product/Objects.LinkFileList"
    guard let bytes = FileRecorder.read(list)?.bytes else { return nil }
    let names = PathList.folderNames(bytes).filter { $0.hasSuffix(".build") }.map { $0.dropLast(6) }
    return names.isEmpty ? nil : Set(names.map(String.init))
  }

  /// A folder with links to the SDK's modules alone, for the compiler to search: in the SDK's
  /// folder, or in `other` where that cannot be written.
  func searchFolder(or other: String) throws -> String {
    // An installed SDK has no others.
    guard linkedModules != nil else { return modules }
    let own = folder + "/SDKModules"
    let target = access(folder, W_OK) == 0 ? own : other
    let names = Set(moduleNames.map { $0 + ".swiftmodule" })
    do {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      let there = Set(try FileManager.default.contentsOfDirectory(atPath: target))
      // Other processes may be at the same: what is there already, or gone already, is as wanted.
      for name in there.subtracting(names) { unlink(target + "/" + name) }
      for name in names.subtracting(there) { symlink(modules + "/" + name, target + "/" + name) }
    } catch {
      throw BuildError.unwritable(path: target, reason: "\(error.localizedDescription)")
    }
    return target
  }

  /// A module that is newer than the library describes types whose layout the library does not
  /// have: a widget compiled with both crashes. It comes from a build that was interrupted or is still running.
  func checkedModules() throws {
    if let name = lostModules.first {
      throw BuildError.sdkHalfBuilt(path: folder, reason: "\(name).swiftmodule is missing")
    }
    guard let library = FileStamp(path: library) else { return }
    for name in moduleNames {
      let path = modules + "/" + name + ".swiftmodule"
      if let module = FileStamp(path: path), library.isOlder(than: module) {
        throw BuildError.sdkHalfBuilt(
          path: folder, reason: "\(name).swiftmodule is newer than libVitrineSDK.so")
      }
    }
  }

  /// What can be told of a half-built SDK without a look at every module.
  func checkedLinking() throws {
    if Paths.exists(folder + "/sdk-linking") {
      throw BuildError.sdkHalfBuilt(path: folder, reason: "linking it has not finished")
    }
    // The two processes would not understand each other.
    guard let command = FileStamp(path: "/proc/self/exe"),
      command == FileStamp(path: folder + "/vitrine")
    else { return }
    for name in ["VitrineMessages", "VitrineDrawing"] {
      let path = modules + "/" + name + ".swiftmodule"
      if let module = FileStamp(path: path), command.isOlder(than: module) {
        throw BuildError.sdkHalfBuilt(
          path: folder, reason: "\(name).swiftmodule is newer than the command")
      }
    }
  }
}
