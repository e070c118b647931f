import Glibc

/// The program that confines others (`vitrine-launcher`).
public enum Launcher {
  /// `VITRINE_LAUNCHER`, else beside the running program or in the folder of builds around it; nil
  /// where it is not there.
  public static let path: String? = {
    if let given = getenv("VITRINE_LAUNCHER") {
      let path = String(cString: given)
      return access(path, X_OK) == 0 ? path : nil
    }
    guard let own = ProcessFiles.executable else { return nil }
    var folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)]
    // A test bundle's program may stand deeper than the products.
    for _ in 0..<3 {
      for place in ["", "/debug", "/release"] {
        let candidate = "\(folder)\(place)/vitrine-launcher"
        if access(candidate, X_OK) == 0 { return candidate }
      }
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    return nil
  }()

  /// Folders of the SDK's library, of what it reads, and of the Swift runtime that it may stand on.
  public static let sdkFolders: [String] = {
    // The program's own too: a launcher may be given that stands elsewhere.
    var folders = [path, ProcessFiles.executable].compactMap { $0.map(folder) }
    for name in ["VITRINE_SDK", "VITRINE_FONTS", "VITRINE_SYMBOLS", "LD_LIBRARY_PATH"] {
      folders +=
        getenv(name).map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
    }
    // A build in a checkout reads the symbols' pictures from the sources.
    if let build = folders.first?.firstRange(of: "/.build/") {
      folders.append(folders[0][..<build.lowerBound] + "/Sources/Symbols/Data")
    }
    // A library that this process does not have is in the SDK's own.
    for line in ProcessFiles.text("/proc/self/maps", limit: 1 << 20).split(separator: "\n")
    where line.hasSuffix("/libswiftCore.so") {
      if let start = line.firstIndex(of: "/") { folders.append(folder(String(line[start...]))) }
      break
    }
    return folders
  }()

  private static func folder(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
