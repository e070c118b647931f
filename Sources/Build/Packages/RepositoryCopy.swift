import Foundation
import VitrinePlatform

/// One package taken from its repository by git alone: at a pinned revision, or since SwiftPM gives a whole set of
/// packages or nothing: where something below one of them is gone, the others are still worth having.
struct RepositoryCopy {
  let reference: PackageReference
  /// The pinned revision; nil: the highest version that the reference allows.
  let pin: PinnedPackages.Pin?
  let sandbox: BuildSandbox
  /// Folders of this machine that the package may come from.
  let origins: [String]
  /// Seconds for one repository.
  private static let timeLimit = 300.0

  /// No program of the repository's is run, and none that an address names (`ext::`).
  static let settings = [
    "core.hooksPath=/dev/null", "safe.directory=*", "protocol.ext.allow=never",
  ].flatMap { ["-c", $0] }

  /// A revision of the repository, and what it is called.
  struct Revision {
    var commit: String
    var version: String?
  }

  /// Why the files cannot be had, in git's words.
  struct Failure: Error { var reason: String }

  /// Writes the files of the chosen revision to `folder`.
  func write(to folder: String, work: String) throws -> Revision {
    let repository = work + "/repository"
    try succeed(["clone", "--quiet", "--no-checkout", "--", reference.location, repository], work)
    guard let revision = try revision(in: repository, work) else {
      throw Failure(reason: "the repository holds no version of it")
    }
    try succeed(["-C", repository, "checkout", "--quiet", "--detach", revision.commit], work)
    try? FileManager.default.removeItem(atPath: repository + "/.git")
    try CacheFile.makeFolder(Paths.folder(folder))
    guard rename(repository, folder) == 0 else {
      throw Failure(reason: SystemError.reason(errno))
    }
    return revision
  }

  private func succeed(_ arguments: [String], _ work: String) throws {
    guard let result = try run(arguments, work) else {
      throw Failure(reason: "git is not installed")
    }
    if let reason = Self.reason(result) { throw Failure(reason: reason) }
  }

  /// What came of asking for a pinned revision.
  enum Outcome: Equatable {
    case written
    /// It may be had in another way: with what came before it.
    case refused
    /// The repository has no such revision.
    case absent
    /// Why the repository gives nothing, in git's words.
    case lost(String)
  }

  /// Writes the files of the pinned revision to `folder`, fetched without what came before it.
  func writePinned(to folder: String, work: String) throws -> Outcome {
    guard let pin, pin.revision.count >= 40, pin.revision.allSatisfy(\.isHexDigit) else {
      return .refused
    }
    let inside = ["-C", folder]
    // Submodules may be named by their place beside it.
    let start = [
      ["init", "--quiet", "--", folder], inside + ["remote", "add", "origin", reference.location],
    ]
    for step in start where try git(step, work) == nil { return .refused }
    let fetch = inside + ["fetch", "--quiet", "--depth", "1", "--no-tags", "origin", pin.revision]
    guard let fetched = try run(fetch, work) else { return .refused }
    if let reason = Self.reason(fetched) { return Self.outcome(of: reason) }
    let checkout = inside + ["checkout", "--quiet", "--detach", pin.revision]
    guard try git(checkout, work) != nil else { return .refused }
    if Paths.exists(folder + "/.gitmodules") {
      // Most packages build without them: protobuf's compiler, data of tests.
      let arguments = ["submodule", "update", "--quiet", "--init", "--recursive", "--depth", "1"]
      _ = try git(inside + arguments, work)
    }
    try? FileManager.default.removeItem(atPath: folder + "/.git")
    return .written
  }

  /// Why git failed; nil where it did not.
  private static func reason(_ result: Tool.Result) -> String? {
    if result.isTimedOut { return "fetching took more than \(Int(timeLimit)) seconds" }
    guard !result.status.isSuccess else { return nil }
    let lines = result.errorText.split(whereSeparator: \.isNewline).map(String.init)
    // The server's own words come first, and the end of the connection follows from them.
    let told = lines.first { $0.contains("fatal:") || $0.contains("error:") }
    return told?.trimmingCharacters(in: .whitespaces) ?? "git ended with \(result.status)"
  }

  /// What git's words mean for one revision.
  static func outcome(of reason: String) -> Outcome {
    if ["not our ref", "remote ref"].contains(where: reason.contains) { return .absent }
    let limits = ["unadvertised object", "shallow", "dumb http"]
    return limits.contains(where: reason.contains) ? .refused : .lost(reason)
  }

  private func revision(in repository: String, _ work: String) throws -> Revision? {
    if let pin, let commit = try commit(pin.revision, repository, work) {
      return Revision(commit: commit, version: pin.version)
    }
    switch reference.requirement {
    case .revision(let name):
      return try commit(name, repository, work).map { .init(commit: $0) }
        ?? other(name, repository, work)
    case .branch(let name):
      return try commit("origin/\(name)", repository, work).map { .init(commit: $0) }
        ?? other(name, repository, work)
    case .exact(let version):
      return try newest(repository, work) { $0 == Version(version) }
        ?? other(version, repository, work)
    case .range(let from, let to):
      guard let low = Version(from), let high = Version(to) else { return nil }
      return try newest(repository, work) { $0 >= low && $0 < high }
        ?? other(from, repository, work)
    }
  }

  /// What is there where a repository has lost the version asked for: the newest version, or the newest
  /// commit where there are none. Its name says that it stands in.
  private func other(
    _ wanted: String, _ repository: String, _ work: String
  ) throws -> Revision? {
    let newest = try newest(repository, work) { _ in true }
    guard let commit = try newest?.commit ?? commit("HEAD", repository, work) else { return nil }
    return Revision(
      commit: commit,
      version: "\(newest?.version ?? String(commit.prefix(8))), for \(wanted) is not there,")
  }

  private func commit(_ name: String, _ repository: String, _ work: String) throws -> String? {
    try git(
      [
        "-C", repository, "rev-parse", "--verify", "--quiet", "--end-of-options",
        name + "^{commit}",
      ],
      work)?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func newest(
    _ repository: String, _ work: String, where fits: (Version) -> Bool
  ) throws -> Revision? {
    let tags = try git(["-C", repository, "tag", "--list"], work) ?? ""
    let versions = tags.split(whereSeparator: \.isNewline).compactMap { tag in
      Version(String(tag)).map { (version: $0, tag: String(tag)) }
    }
    guard let best = versions.filter({ fits($0.version) }).max(by: { $0.version < $1.version })
    else { return nil }
    return try commit("refs/tags/\(best.tag)", repository, work).map {
      Revision(commit: $0, version: best.tag)
    }
  }

  private func git(_ arguments: [String], _ work: String) throws -> String? {
    guard let result = try run(arguments, work), result.status.isSuccess else { return nil }
    return result.outputText
  }

  private func run(_ arguments: [String], _ work: String) throws -> Tool.Result? {
    guard let path = Tool.find("git") else { return nil }
    var tool = BuildTool(path, in: sandbox)
    tool.usesNetwork = true
    tool.readable = origins
    tool.writable = [work]
    tool.timeLimit = Self.timeLimit
    return try tool.run(Self.settings + arguments)
  }

  /// Three numbers; versions that come before a release are not chosen.
  struct Version: Comparable {
    var numbers: [Int]

    init?(_ text: String) {
      let plain = text.hasPrefix("v") ? String(text.dropFirst()) : text
      let parts = plain.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard !parts.isEmpty, parts.count <= 4, parts.allSatisfy({ $0 != nil }) else { return nil }
      numbers = parts.compactMap { $0 } + Array(repeating: 0, count: max(0, 4 - parts.count))
    }

    static func < (one: Self, other: Self) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }
}
