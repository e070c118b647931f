import Glibc
public import VitrinePlatform

/// A layer of confinement that a machine did not give to a process, and the system's words for why.
public struct MissingLayer: Hashable, Sendable, CustomStringConvertible {
  /// What is missing.
  public var layer: Confinement.Layer
  /// Why, in words.
  public var reason: String

  public init(layer: Confinement.Layer, reason: String) {
    self.layer = layer
    self.reason = reason
  }

  public var description: String { "\(layer.rawValue) (\(reason))" }
}

extension ExtensionLaunch {
  /// What the process may use: its bundle, the SDK, fonts and time zones to read, its container to
  /// write, and nothing else.
  var policy: Confinement {
    var policy = Confinement()
    policy.executable = [executable] + Confinement.dynamicLinkers
    policy.readable = Confinement.systemFiles + Confinement.pictureLibraries
    policy.readable += Launcher.sdkFolders + readable
    policy.readable += [app ?? resources, recordings].compactMap { $0 }
    policy.writable = Confinement.harmlessDevices + [container].compactMap { $0 }
    policy.limits = Confinement.Limits(
      memory: max(memoryLimit * 4, reservedMemory), cpuSeconds: Int(timeLimit) * 60,
      fileSize: Self.largestFile, openFiles: Self.mostOpenFiles)
    policy.isRequired = confinement == .required
    policy.without = confinement == .off ? Self.withoutConfinement : withoutLayers
    return policy
  }

  /// The app that the bundle is in, which an extension may read on a device too.
  private var app: String? {
    guard let parts = resources?.split(separator: "/", omittingEmptySubsequences: false),
      parts.count > 3, parts[parts.count - 1].hasSuffix(".appex"),
      parts[parts.count - 3].hasSuffix(".app")
    else { return nil }
    return parts.dropLast(2).joined(separator: "/")
  }

  /// However much a widget is trusted, its crash is reported, nothing of it is left behind, and an
  /// endless loop ends.
  private static let withoutConfinement: Set<Confinement.Layer> = [
    .namespaces, .landlock, .seccomp, .privileges,
  ]

  /// Bytes of private memory that are only reserved. JavaScriptCore reserves gigabytes at its start
  /// (measured: 4 GiB asked for, 0.7 GiB kept where there is little), which count although nothing is
  /// in them. The host watches what is resident.
  private var reservedMemory: Int {
    (program ?? executable).hasSuffix("/vitrine-script-extension") ? 8 << 30 : 2 << 30
  }

  /// The executable where links lead to: a script's bundle has one to the ready-made extension.
  var program: String? {
    guard let path = realpath(executable, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Bytes of one file and descriptors (estimates: far above what a widget stores).
  private static let (largestFile, mostOpenFiles) = (256 << 20, 1024)

  /// The folder of recorded answers, which replaying reads.
  private var recordings: String? {
    network == "deny" || network == "live" || network.hasPrefix("record:") ? nil : network
  }
}
