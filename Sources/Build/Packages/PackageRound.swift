import VitrinePlatform

/// One run of SwiftPM on a manifest that asks for all packages at once.
struct PackageRound {
  struct Failure {
    var output: String
    var reason: String

    /// Whether a pinned revision is not in its repository.
    var isAboutRevisions: Bool {
      [
        "find the commit", "unable to read tree", "reference is not a tree", "bad object",
        "could not find revision", "Couldn’t check out", "not our ref", "unknown revision",
      ]
      .contains(where: output.contains)
    }

    /// Whether a manifest could not be evaluated.
    var isAboutManifests: Bool { output.contains("Invalid manifest") }

    /// Whether the failure is about a package.
    func names(_ identity: String) -> Bool {
      output.split(whereSeparator: \.isNewline).contains { line in
        line.contains("error:") && line.lowercased().contains(identity.lowercased())
      }
    }
  }

  private let work: TemporaryFolder
  let failure: Failure?
  private(set) var checkouts: [(pin: PinnedPackages.Pin, folder: String)] = []

  init(_ references: [PackageReference], pins: PinnedPackages, store: PackageStore) throws {
    work = try store.cache.makeWorkFolder("packages")
    let root = work.path + "/root"
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "fetch", dependencies: [
      \(references.map { "  " + $0.line }.joined(separator: "\n"))
      ], targets: [.target(name: "fetch", path: ".", sources: ["empty.swift"])])
      """
    try CacheFile.makeFolder(root)
    try CacheFile.write(manifest, to: root + "/Package.swift")
    try CacheFile.write("", to: root + "/empty.swift")
    if !pins.pins.isEmpty { try CacheFile.write(pins.text, to: root + "/Package.resolved") }
    failure = try Self.run(references, root: root, in: work.path, store)
    guard failure == nil else { return }
    let files = FileRecorder()
    let resolved = PinnedPackages([root + "/Package.resolved"], files)
    let folder = work.path + "/scratch/checkouts"
    for name in files.names(folder) ?? [] {
      let identity = PackageReference.identity(name)
      guard
        let pin = resolved.pins.first(where: { PackageReference.identity($0.location) == identity }
        ),
        pin.revision.allSatisfy(\.isHexDigit)
      else { continue }
      checkouts.append((pin, folder + "/" + name))
    }
  }

  func remove() { work.remove() }

  /// A manifest that SwiftPM evaluates meanwhile could use the network, but sees nothing of the user's.
  private static func run(
    _ references: [PackageReference], root: String, in work: String, _ store: PackageStore
  ) throws -> Failure? {
    let toolchain = try Toolchain.find()
    let modules = ManifestModules(
      toolchain, manifests: store.cache.manifests, sandbox: store.sandbox)
    let failure = try run(toolchain, modules, references, root: root, in: work, store)
    guard let failure, failure.isAboutManifests, modules != nil else { return failure }
    return try run(toolchain, nil, references, root: root, in: work, store)
  }

  /// - modules: what manifests read; nil: each compiles its own.
  private static func run(
    _ toolchain: Toolchain, _ modules: ManifestModules?, _ references: [PackageReference],
    root: String, in work: String, _ store: PackageStore
  ) throws -> Failure? {
    let repositories = store.repositories
    try CacheFile.makeFolder(repositories)
    var tool = BuildTool(toolchain.swift, in: store.sandbox)
    tool.usesNetwork = true
    tool.writable = [work, repositories]
    tool.readable = origins(of: references)
    tool.use(modules)
    tool.timeLimit = PackageStore.fetchSeconds
    // Where several repositories cannot be had at once, SwiftPM has been seen to wait for nothing, without an end.
    tool.idleLimit = Tool.IdleLimit(seconds: 15, waitsFor: ["git", "ssh", "swift-frontend"])
    let start = SystemClock.uptime
    let result = try tool.run { scratch in
      [
        "package", "--package-path", root, "--scratch-path", work + "/scratch", "--cache-path",
        repositories, "--config-path", scratch + "/config", "--security-path",
        scratch + "/security", "resolve",
      ]
    }
    if result.status.isSuccess { return nil }
    if result.isTimedOut {
      let isIdle = SystemClock.uptime - start < PackageStore.fetchSeconds
      return Failure(
        output: "",
        reason: isIdle
          ? "SwiftPM did nothing for 15 seconds"
          : "fetching took more than \(Int(PackageStore.fetchSeconds)) seconds")
    }
    let output = result.errorText + result.outputText
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let fatal = lines.first { $0.contains("fatal:") } ?? lines.last { $0.contains("error:") }
    return Failure(
      output: output,
      reason: fatal?.trimmingCharacters(in: .whitespaces) ?? "SwiftPM ended with \(result.status)")
  }

  /// Folders that packages come from: those that references name, and those that git's settings put in
  /// the place of addresses (a company's copies of packages).
  static func origins(of references: [PackageReference]) -> [String] {
    references.compactMap { localFolder($0.location) } + localMirrors()
  }

  private static func localMirrors() -> [String] {
    guard let git = Tool.find("git"),
      let result = try? Tool(
        git, ["config", "--get-regexp", "^url\\..*\\.insteadof$"], folder: "/", timeLimit: 30
      ).run()
    else { return [] }
    return mirrors(inSettings: result.outputText)
  }

  /// Each once: a copy may stand for many ways to write its address, and the folders become arguments of a process.
  /// - settings: lines with a key and its value.
  static func mirrors(inSettings settings: String) -> [String] {
    let folders = settings.split(whereSeparator: \.isNewline).compactMap { line in
      let key = line.prefix { $0 != " " }.dropFirst("url.".count).dropLast(".insteadof".count)
      return localFolder(String(key))
    }
    return Set(folders).sorted()
  }

  /// The folder of an address that is none of the network's.
  private static func localFolder(_ location: String) -> String? {
    if location.hasPrefix("file://") { return String(location.dropFirst(7)) }
    return location.hasPrefix("/") ? location : nil
  }
}
