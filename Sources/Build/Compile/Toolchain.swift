import Foundation
import VitrinePlatform

/// The Swift toolchain that builds, by its own folder: what is found on PATH may be a link to it, or
/// swiftly, which chooses one by what stands in the user's home.
struct Toolchain: Hashable, Sendable {
  /// `usr` of the toolchain.
  let folder: String

  var swift: String { folder + "/bin/swift" }
  var swiftc: String { folder + "/bin/swiftc" }
  /// The compiler proper, which `swiftc` is only a way to.
  var frontend: String { folder + "/bin/swift-frontend" }

  init(folder: String) { self.folder = folder }

  /// nil where there is none.
  init?() {
    guard let found = Tool.find("swiftc") else { return nil }
    let program = Paths.resolved(found)
    let own = Toolchain(folder: Paths.folder(Paths.folder(program)))
    if access(own.swiftc, X_OK) == 0, Paths.name(program) != "swiftly" {
      self = own
    } else if let chosen = Self.chosen(by: found) {
      self = chosen
    } else {
      return nil
    }
  }

  static func find() throws -> Toolchain {
    guard let found = Toolchain() else { throw BuildError.toolchainMissing(tool: "swiftc") }
    return found
  }

  /// The toolchain that a program which stands for others starts, by its own words.
  private static func chosen(by swiftc: String) -> Toolchain? {
    struct Info: Decodable {
      struct Paths: Decodable {
        var runtimeResourcePath: String
      }
      var paths: Paths
    }
    guard let result = try? Tool(swiftc, ["-print-target-info"], timeLimit: 30).run(),
      let info = try? JSONDecoder().decode(Info.self, from: Data(result.standardOutput))
    else { return nil }
    // `usr/lib/swift`.
    let found = Toolchain(folder: Paths.folder(Paths.folder(info.paths.runtimeResourcePath)))
    return access(found.swiftc, X_OK) == 0 ? found : nil
  }
}
