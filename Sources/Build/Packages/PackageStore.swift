import Foundation
import Synchronization
import VitrinePlatform

/// The packages that were fetched, shared by all projects: one folder for each revision. Where a project pins its
/// packages git fetches these very revisions; else SwiftPM, since it knows which versions go together. What is there
/// needs no network.
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

  struct Fetched: Codable {
    var name: String
    var location: String
    var revision: String
    var version: String?

    /// For a person.
    fileprivate var line: String {
      "\(name) \(version ?? String(revision.prefix(8))) from \(location)"
    }
  }

  private var folder: String { cache.folder + "/packages" }
  /// SwiftPM's.
  var repositories: String { cache.folder + "/swiftpm" }
  /// Those of which SwiftPM has a copy, by their names' beginnings.
  private var copies: [String] { FileRecorder().names(repositories + "/repositories") ?? [] }
  /// Seconds for all packages of a project together: the largest have histories of gigabytes.
  static let fetchSeconds = 1800.0
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

  func path(_ package: Fetched) -> String {
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
    var lines = fetched.map(\.line)
    for one in lost {
      do {
        let copy = try copy(of: one, pins[one.reference.identity])
        fetched.append(copy)
        lines.append("\(copy.line), alone: \(one.reason)")
      } catch {
        // SwiftPM ends with one package of many, and its words may be about another one.
        let reason = (error as? RepositoryCopy.Failure)?.reason ?? "\(error)"
        problems.append("\(one.reference.location): \(reason)")
      }
    }
    if problems.isEmpty { write(fetched, to: list) }
    progress(.fetched(lines))
    return answer(fetched, problems, list)
  }

  /// What is pinned by git, the others by SwiftPM as one set; each round goes on without what could not be had.
  private func together(
    _ references: [PackageReference], pins: PinnedPackages
  ) -> Given {
    var lost = unreachable(references)
    var open = references.filter { reference in !lost.contains { $0.reference == reference } }
    let pinned = pinned(open, pins)
    lost += pinned.lost
    open = pinned.left
    var pins = pins
    // A mirror may have the versions without the revisions: the project's range decides then.
    if pinned.isOutdated { pins.pins = [] }
    return swiftPM(open, pins: pins, and: pinned.fetched, lost)
  }

  /// Those at their pinned revisions.
  private func pinned(_ references: [PackageReference], _ pins: PinnedPackages) -> Pinned {
    // What SwiftPM has needs no network.
    let copies = copies
    let open = references.filter { !$0.isAmong(copies) }
    let found = pinned(open, pins, origins: PackageRound.origins(of: open))
    var result = Pinned()
    for reference in references {
      switch found[reference.identity] {
      case .fetched(let package): result.fetched.append(package)
      case .lost(let reason):
        result.lost.append(Lost(reference: reference, reason: reason, isUnreachable: true))
      case .absent:
        result.isOutdated = true
        result.left.append(reference)
      case nil: result.left.append(reference)
      }
    }
    return result
  }

  private struct Pinned {
    var fetched: [Fetched] = []
    var lost: [Lost] = []
    /// For SwiftPM.
    var left: [PackageReference] = []
    /// Whether a pinned revision is not in its repository.
    var isOutdated = false
  }

  private func swiftPM(
    _ references: [PackageReference], pins: PinnedPackages, and given: [Fetched], _ lost: [Lost]
  ) -> Given {
    var (open, lost) = (references, lost)
    var pins = pins
    while !open.isEmpty {
      let round: PackageRound
      do {
        round = try PackageRound(open, pins: pins, store: self)
      } catch {
        return (given, lost, ["\(error)"])
      }
      defer { round.remove() }
      guard let failure = round.failure else { return (given + take(round), lost, []) }
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
    return (given, lost, [])
  }

  private typealias Given = (fetched: [Fetched], lost: [Lost], problems: [String])

  /// What SwiftPM could not give together with the others.
  private struct Lost {
    var reference: PackageReference
    var reason: String
    /// Whether its repository gives nothing.
    var isUnreachable = false
  }

  /// Those of which SwiftPM has no copy and whose repositories do not answer.
  private func unreachable(_ references: [PackageReference]) -> [Lost] {
    let known = copies
    let unknown = references.filter { !$0.isAmong(known) }
    let probe = RepositoryProbe(sandbox: sandbox, origins: PackageRound.origins(of: unknown))
    let problems = probe.problems(of: unknown.map(\.location))
    return unknown.compactMap { reference in
      problems[reference.location].map {
        Lost(reference: reference, reason: $0, isUnreachable: true)
      }
    }
  }

  /// One alone, without what it stands on: that is asked for in the next search.
  private func copy(of lost: Lost, _ pin: PinnedPackages.Pin?) throws -> Fetched {
    let reference = lost.reference
    var package = Fetched(
      name: reference.name, location: reference.location, revision: pin?.revision ?? "",
      version: pin?.version)
    if pin != nil, Paths.isFolder(path(package)) { return package }
    guard !lost.isUnreachable else { throw RepositoryCopy.Failure(reason: lost.reason) }
    let work = try cache.makeWorkFolder("repository")
    defer { work.remove() }
    let copy = RepositoryCopy(
      reference: reference, pin: pin, sandbox: sandbox,
      origins: PackageRound.origins(of: [reference]))
    let folder = work.path + "/" + reference.name
    let revision = try copy.write(to: folder, work: work.path)
    (package.revision, package.version) = (revision.commit, revision.version)
    guard put(folder, as: package) else {
      throw RepositoryCopy.Failure(reason: "\(path(package)) cannot be written")
    }
    return package
  }

  /// Moves a package's files to where all projects find them.
  func put(_ folder: String, as package: Fetched) -> Bool {
    let target = path(package)
    return (try? CacheFile.makeFolder(Paths.folder(target))) != nil
      && (rename(folder, target) == 0 || Paths.isFolder(target))
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
  private func take(_ round: PackageRound) -> [Fetched] {
    round.checkouts.compactMap { pin, checkout in
      let package = Fetched(
        name: Paths.name(checkout), location: pin.location, revision: pin.revision,
        version: pin.version)
      let target = path(package)
      if Paths.isFolder(target) { return package }
      try? FileManager.default.removeItem(atPath: checkout + "/.git")
      return put(checkout, as: package) ? package : nil
    }
  }
}

extension PackageStore.RecentFailure {
  /// Whether it is not tried again yet.
  var isRecent: Bool { FileStamp(path: path).map { $0.age < PackageStore.patience } ?? false }
}
