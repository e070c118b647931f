import Foundation
import Synchronization
import VitrinePlatform

/// The packages that were fetched, shared by all projects: one folder for each revision. SwiftPM
/// fetches them, since it knows which versions go together; what is there needs no network.
///
///     packages/<revision>/<Name>/    a package's files, without its history
///     packages/sets/<hash>.json      which folders answer a list of references
///     swiftpm/                       SwiftPM's own cache of repositories
struct PackageStore {
  var cache: CacheLocation
  var sandbox: BuildSandbox
  /// nil: fetch, but not again within minutes of a failure.
  var policy: PackagePolicy?
  var progress: @Sendable (BuildPhase) -> Void = { _ in }

  /// What came of a list of references.
  struct Answer {
    /// One for each package, those that others stand on too.
    var folders: [String] = []
    /// Why some are missing, for a person; nil where all are there.
    var problem: String?
    /// Where it stands that some are missing; nil where that is not remembered.
    var failure: RecentFailure?
  }

  /// That something was not to be had, which holds for a while.
  struct RecentFailure: Hashable {
    /// The note, written when it was last tried.
    var path: String
    /// What is there once it was had.
    var awaited: String
  }

  private struct Fetched: Codable {
    var name: String
    var location: String
    var revision: String
    var version: String?

    /// For a person.
    var line: String { "\(name) \(version ?? String(revision.prefix(8))) from \(location)" }
  }

  private var folder: String { cache.folder + "/packages" }
  /// SwiftPM's.
  fileprivate var repositories: String { cache.folder + "/swiftpm" }
  /// Seconds for all packages of a project together: the largest have histories of gigabytes.
  private static let timeLimit = 1800.0
  /// Seconds in which what could not be fetched is not tried again.
  static let patience = 600.0

  /// The packages of some references at the pinned revisions.
  /// - meanwhile: is done while they are fetched, where they are not at hand.
  func provide(
    _ references: [PackageReference], pins: PinnedPackages,
    meanwhile: @Sendable () -> Void = {}
  ) -> Answer {
    let sound = references.filter(\.isSound).sorted { $0.location < $1.location }
    guard policy != .never, !sound.isEmpty else { return Answer() }
    let list = set(sound, pins)
    if let known = read(list) { return Answer(folders: known.map(path)) }
    // What came of the set when it was last tried: the next build is made of the same.
    let part = (read(Self.part(of: list)) ?? []).map(path)
    guard policy != .offline else {
      return Answer(
        folders: part,
        problem: "they are not in the cache, and --packages offline fetches nothing")
    }
    if policy == nil, let problem = recentProblem(list) {
      return Answer(folders: part, problem: problem, failure: failure(list))
    }
    return fetch(sound, pins: pins, list: list, meanwhile: meanwhile)
  }

  // MARK: What is there

  /// The file that says what answers the references.
  private func set(_ references: [PackageReference], _ pins: PinnedPackages) -> String {
    let hash = SHA256()
    hash.update("packages 1")
    for reference in references { hash.update(reference.line) }
    hash.update(pins.text)
    return folder + "/sets/" + String(hash.finish().prefix(40)) + ".json"
  }

  private func read(_ list: String) -> [Fetched]? {
    guard let bytes = CheckedFile.read(list),
      let fetched = try? JSONDecoder().decode([Fetched].self, from: Data(bytes)),
      fetched.allSatisfy({ Paths.isFolder(path($0)) })
    else { return nil }
    return fetched
  }

  private func path(_ package: Fetched) -> String {
    "\(folder)/\(package.revision.prefix(16))/\(package.name)"
  }

  /// Where those are listed that were fetched of a set with others that could not be.
  private static func part(of list: String) -> String { list + ".part" }

  private func failure(_ list: String) -> RecentFailure {
    RecentFailure(path: list + ".failed", awaited: list)
  }

  private func recentProblem(_ list: String) -> String? {
    let failure = failure(list)
    guard failure.isRecent, let bytes = CheckedFile.read(failure.path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Fetching

  private func fetch(
    _ references: [PackageReference], pins: PinnedPackages, list: String,
    meanwhile: @Sendable () -> Void
  ) -> Answer {
    progress(.fetching(packages: references.map(\.identity)))
    let given = Mutex<Given>(([], [], []))
    SideBySide.run(2) { number in
      guard number == 0 else { return meanwhile() }
      let all = together(references, pins: pins)
      given.withLock { $0 = all }
    }
    var (fetched, lost, problems) = given.withLock { $0 }
    for one in lost {
      let copy = copy(of: one, pins[one.reference.identity])
      if let copy { fetched.append(copy) } else { problems.append(one.problem) }
    }
    if problems.isEmpty { write(fetched, to: list) }
    progress(.fetched(fetched.map(\.line)))
    return answer(fetched, problems, list)
  }

  /// All that SwiftPM gives as one set; each round goes on without what could not be had.
  private func together(
    _ references: [PackageReference], pins: PinnedPackages
  ) -> Given {
    var lost = unreachable(references)
    var open = references.filter { reference in !lost.contains { $0.reference == reference } }
    var pins = pins
    while !open.isEmpty {
      let round: Round
      do {
        round = try Round(open, pins: pins, store: self)
      } catch {
        return ([], lost, ["\(error)"])
      }
      defer { round.remove() }
      guard let failure = round.failure else { return (take(round), lost, []) }
      // A mirror may have the versions without the revisions: the project's range decides then.
      if failure.isAboutRevisions, !pins.pins.isEmpty {
        pins.pins = []
        continue
      }
      let named = open.filter { failure.names($0.identity) }
      // A pin of the app's alone: SwiftPM fetches it with the others, and nothing here stands on it.
      let strange = pins.pins.filter { failure.names($0.identity) && !open.isPinned($0) }
      if named.isEmpty, !strange.isEmpty {
        pins.pins.removeAll { strange.contains($0) }
        continue
      }
      lost += (named.isEmpty ? open : named).map { Lost(reference: $0, reason: failure.reason) }
      guard !named.isEmpty else { break }
      open = open.filter { !named.contains($0) }
    }
    return ([], lost, [])
  }

  private typealias Given = (fetched: [Fetched], lost: [Lost], problems: [String])

  /// What SwiftPM could not give together with the others.
  private struct Lost {
    var reference: PackageReference
    var reason: String
    /// Whether its repository does not answer.
    var isUnreachable = false

    var problem: String { "\(reference.location): \(reason)" }
  }

  /// Those of which SwiftPM has no copy and whose repositories do not answer.
  private func unreachable(_ references: [PackageReference]) -> [Lost] {
    let known = FileRecorder().names(repositories + "/repositories") ?? []
    let unknown = references.filter { reference in
      !known.contains { $0.hasPrefix(reference.name + "-") }
    }
    let probe = RepositoryProbe(sandbox: sandbox, origins: Round.origins(of: unknown))
    let problems = probe.problems(of: unknown.map(\.location))
    return unknown.compactMap { reference in
      problems[reference.location].map {
        Lost(reference: reference, reason: $0, isUnreachable: true)
      }
    }
  }

  /// One alone, without what it stands on: that is asked for in the next search.
  private func copy(of lost: Lost, _ pin: PinnedPackages.Pin?) -> Fetched? {
    let reference = lost.reference
    var package = Fetched(
      name: reference.name, location: reference.location, revision: pin?.revision ?? "",
      version: pin?.version)
    if pin != nil, Paths.isFolder(path(package)) { return package }
    guard !lost.isUnreachable, let work = try? cache.makeWorkFolder("repository") else {
      return nil
    }
    defer { work.remove() }
    let copy = RepositoryCopy(
      reference: reference, pin: pin, sandbox: sandbox, origins: Round.origins(of: [reference]))
    let folder = work.path + "/" + reference.name
    guard let revision = try? copy.write(to: folder, work: work.path) else { return nil }
    (package.revision, package.version) = (revision.commit, revision.version)
    guard (try? CacheFile.makeFolder(Paths.folder(path(package)))) != nil,
      rename(folder, path(package)) == 0 || Paths.isFolder(path(package))
    else { return nil }
    return package
  }

  private func answer(_ fetched: [Fetched], _ problems: [String], _ list: String) -> Answer {
    guard !problems.isEmpty else { return Answer(folders: fetched.map(path)) }
    // The same words until it is tried again: a build's key is made of them.
    let problem =
      problems.joined(separator: "; ")
      + " (for \(Int(Self.patience / 60)) minutes only --packages fetch tries again)"
    write(fetched, to: Self.part(of: list))
    let failure = failure(list)
    try? CheckedFile.write(Array(problem.utf8), to: failure.path)
    return Answer(folders: fetched.map(path), problem: problem, failure: failure)
  }

  private func write(_ fetched: [Fetched], to list: String) {
    guard let data = try? JSONEncoder().encode(fetched) else { return }
    try? CheckedFile.write(Array(data), to: list)
  }

  /// Moves the checkouts of a round to where all projects find them.
  private func take(_ round: Round) -> [Fetched] {
    round.checkouts.compactMap { pin, checkout in
      let package = Fetched(
        name: Paths.name(checkout), location: pin.location, revision: pin.revision,
        version: pin.version)
      let target = path(package)
      if Paths.isFolder(target) { return package }
      try? FileManager.default.removeItem(atPath: checkout + "/.git")
      guard (try? CacheFile.makeFolder(Paths.folder(target))) != nil,
        rename(checkout, target) == 0 || Paths.isFolder(target)
      else { return nil }
      return package
    }
  }
}

/// One run of SwiftPM on a manifest that asks for all packages at once.
private struct Round {
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
    return result.outputText.split(whereSeparator: \.isNewline).compactMap { line in
      let key = line.prefix { $0 != " " }.dropFirst("url.".count).dropLast(".insteadof".count)
      return localFolder(String(key))
    }
  }

  /// The folder of an address that is none of the network's.
  private static func localFolder(_ location: String) -> String? {
    if location.hasPrefix("file://") { return String(location.dropFirst(7)) }
    return location.hasPrefix("/") ? location : nil
  }
}

extension PackageStore.RecentFailure {
  /// Whether it is not tried again yet.
  var isRecent: Bool { FileStamp(path: path).map { $0.age < PackageStore.patience } ?? false }
}

extension PackageStore {
  fileprivate static let fetchSeconds = timeLimit
}
